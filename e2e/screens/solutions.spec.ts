import { newBuyer, sandboxCnpj } from '../support/people.ts'
import { button, field, money, open } from '../support/shop.ts'
import {
  groupForm,
  introModal,
  nameCompany,
  sayWho,
  shelfSection,
  startTogether,
} from '../support/solutions.ts'
import { expect, test } from './look.ts'

test.describe('the contracted solutions', () => {
  test('asked for, shown, opened and hired in one go', async ({ page, look }) => {
    test.slow()
    await open(page, '/solucoes-contratadas')
    await expect(field(page, 'CNPJ')).toBeVisible()
    await look('solutions-who')
    await nameCompany(page, sandboxCnpj('334445550001'))
    await look('solutions-shelf')
    await shelfSection(page, 'Mobilidade').click()
    await introModal(page).getByRole('button', { name: 'Prosseguir' }).click()
    await expect(introModal(page)).toHaveCount(0)
    await look('solutions-contracted')
    await shelfSection(page, 'Avulsos').click()
    await look('solutions-available')
    await startTogether(page, 'RH Digital')
    await look('solutions-not-alone')
    await startTogether(page, 'Mobilidade')
    await expect(page).toHaveURL('/carrinho/solucoes')
    await look('together-who')
    await sayWho(page, newBuyer())
    const mobility = groupForm(page, 'Mobilidade')
    await mobility.getByLabel('Quantidade de cartões de Mobilidade').fill('60')
    await mobility.getByLabel('Valor de Mobilidade').pressSequentially('22000')
    await look('together-mobility')
    // The plans' prices are waited for, do not come and come at last: the choice stays as high, and open all the while.
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/recursos/tabela-precos*', async (route) => {
      await held
      const problem = { code: -99, status: 0, description: '', fields: [] }
      await route.fulfill({ json: { ok: false, problem } })
    })
    await button(page, 'Continuar').click()
    const hr = groupForm(page, 'RH Digital')
    const plans = hr.getByRole('group', { name: 'Plano', exact: true })
    const heights = async () => {
      const measured: (number | undefined)[] = []
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        // Drawn as wide, and in its own font.
        await page.evaluate(async () => {
          await document.fonts.ready
          await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
        })
        measured.push((await plans.boundingBox())?.height)
      }
      return measured
    }
    await expect(plans).not.toContainText('R$')
    const waiting = await heights()
    release()
    await expect(hr.getByText('Não foi possível atualizar os preços.')).toBeVisible()
    await expect(plans).not.toContainText('R$')
    await expect(plans.getByRole('radio', { name: /^RH Digital Profissional/ })).toBeEnabled()
    expect(await heights()).toEqual(waiting)
    const finish = button(page, 'Seguir com a contratação')
    await expect(finish).toHaveAccessibleDescription('O pedido segue sem RH Digital.')
    await look('together-plans-failed')
    await page.unroute('**/recursos/tabela-precos*')
    await hr.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(plans).toContainText(money(122_500))
    expect(await heights()).toEqual(waiting)
    await hr.getByText('Pagamento anual (20%)').click()
    await expect(plans).toContainText('Economia de')
    expect(await heights()).toEqual(waiting)
    await hr.getByText('RH Digital Profissional', { exact: true }).click()
    await expect(finish).not.toHaveAccessibleDescription(/segue sem/)
    await look('together-plans')
  })

  test('what more there is', async ({ page, look }) => {
    await open(page, '/contrate-mais/benefits')
    await expect(page.getByRole('region', { name: 'Multi' })).toBeVisible()
    await look('more-benefits')
    await open(page, '/contrate-mais/mobilidade')
    await expect(page.getByRole('region', { name: 'Mobilidade' })).toBeVisible()
    await look('more-mobility')
  })
})
