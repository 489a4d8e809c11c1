import { signEntry } from '../scripts/partner/sign-entry.ts'
import { MOBILITY_CHECKOUT } from './support/mobility.ts'
import { expectNoWayHome } from './support/no-way-home.ts'
import {
  acceptAndConclude,
  atBank,
  fillCompany,
  goToCompany,
  goToReview,
  proposal,
  sendProposal,
  takeToCart,
} from './support/order.ts'
import { newBuyer } from './support/people.ts'
import {
  button,
  field,
  gainAccess,
  goToAccess,
  hydrated,
  money,
  openContract,
  summary,
} from './support/shop.ts'
import { readHandOvers } from './support/stored.ts'
import { expect, test } from './support/test.ts'

test.describe('with a partner’s entry', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('company and e-mail stand in the access step, and the way back leads to what the company has', async ({
    page,
    request,
    expectAccessible,
    expectFitting,
  }) => {
    test.slow()
    const buyer = newBuyer()
    const spe = await signEntry({ issuer: 'VRPAT', claims: { cnpj: buyer.cnpj, email: buyer.email } })
    await page.goto(`/carrinho/mobilidade?spe=${spe}`)
    await hydrated(page)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expectAccessible()
    await expectFitting()
    await field(page, 'Quantidade de cartões').fill('10')
    await field(page, 'Crédito por colaborador').pressSequentially('20000')
    await expect(summary(page)).toContainText(money(2_090_00))
    await goToAccess(page)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(field(page, 'CNPJ')).toHaveValue(buyer.cnpj)
    await button(page, 'Continuar').click()
    await expect(field(page, 'E-mail')).toHaveValue(buyer.email)
    await page.goBack()
    // The header is gone, the help is not: on the checkout's pages too.
    await button(page, 'Ajuda VR').click()
    const panel = page.getByRole('dialog', { name: 'Central de suporte' })
    await expect(panel.getByRole('link', { name: 'Ver perguntas frequentes' })).toBeVisible()
    await expectAccessible()
    await expectFitting()
    await button(page, 'Ajuda VR').click()
    await expect(panel).toHaveCount(0)
    await gainAccess(page, request, buyer, MOBILITY_CHECKOUT)
    await button(page, 'Voltar').click()
    await expect(page).toHaveURL('/solucoes-contratadas')
  })

  test('at a bank, company and e-mail stand in the proposal, and no page of its order leads home', async ({
    page,
    baseURL,
    expectFitting,
  }) => {
    test.slow()
    const buyer = newBuyer()
    const { cnpj, email } = buyer
    const shelf = atBank('/modalidade/avulsos', baseURL)
    const spe = await signEntry({ issuer: 'JVCEF', claims: { cnpj, email } })
    const meal = { quantity: 12, value: 65_000 }
    await takeToCart(page, `${shelf}?spe=${spe}`, 'Refeição Banco Parceiro', meal)
    await expect(proposal(page).getByLabel('CNPJ', { exact: true })).toHaveValue(cnpj)
    await expect(proposal(page).getByLabel('E-mail', { exact: true })).toHaveValue(email)
    await sendProposal(page, buyer)
    const isFramed = async () => {
      await expect(page.getByRole('banner')).toHaveCount(0)
      await expectNoWayHome(page)
      await expectFitting()
    }
    await isFramed()
    await goToCompany(page)
    await isFramed()
    await fillCompany(page, buyer)
    await goToReview(page)
    await isFramed()
    await acceptAndConclude(page, await openContract(page))
    await isFramed()
    expect((await readHandOvers(cnpj)).map(({ contact }) => contact.email)).toEqual([email])
  })

  test('no way leads home where nothing is sold', async ({ page, expectFitting }) => {
    for (const address of ['/produtos/refeicao', '/nada/aqui', '/carrinho/mobilidade?canal=auto'])
      await test.step(address, async () => {
        const spe = await signEntry({ issuer: 'VRPAT' })
        await page.goto(`${address}${address.includes('?') ? '&' : '?'}spe=${spe}`)
        await hydrated(page)
        await expect(page.getByRole('banner')).toHaveCount(0)
        await expectNoWayHome(page)
        await expectFitting()
        // Nobody is greeted as a buyer of more.
        await page.waitForLoadState('networkidle')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await page.getByRole('main').getByRole('link', { name: 'Ver soluções contratadas' }).click()
        await expect(page).toHaveURL(/\/solucoes-contratadas/)
        await expectNoWayHome(page)
      })
  })

  test('that is over the default warning is shown, and the store opens as for anybody', async ({
    page,
    expectAccessible,
  }) => {
    const spe = await signEntry({ issuer: 'VRPAT', expiresAt: new Date(Date.now() - 60_000) })
    await page.goto(`/carrinho/mobilidade?canal=auto&spe=${spe}`)
    await hydrated(page)
    const warning = page.getByRole('dialog', { name: 'Desculpe, algo inesperado aconteceu :(' })
    await expect(warning).toContainText('Erro interno. Por favor, tente novamente mais tarde.')
    await expectAccessible()
    await warning.getByRole('contentinfo').getByRole('button', { name: 'Fechar' }).click()
    await expect(warning).toBeHidden()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page).toHaveURL('/carrinho/mobilidade?canal=auto')
    await page.reload()
    await expect(page.getByRole('banner')).toBeVisible()
  })
})
