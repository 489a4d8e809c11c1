import type { Page } from '@playwright/test'
import { startPurchase } from '../support/access.ts'
import { atBothWidths } from '../support/at-both-widths.ts'
import { newBuyer, sandboxCnpj } from '../support/people.ts'
import {
  addProduct,
  button,
  field,
  goToAccess,
  hydrated,
  identify,
  open,
  productCard,
  register,
  stepHeading,
} from '../support/shop.ts'
import { handOversOf } from '../support/stored.ts'
import { expect, test } from '../support/test.ts'

const MODALS = [
  {
    base: '667778880001',
    why: 'is irregular (-19)',
    says: 'apresenta irregularidade junto à Receita Federal',
    reason: 'Após a regularização, esperamos ter você aqui novamente.',
    needsPeople: false,
  },
  {
    base: '778889990001',
    why: 'is a public agency (-88)',
    says: 'Não foi possível prosseguir com a contratação. Por favor, acesse nosso chat para mais informações.',
    reason: 'Este CNPJ é de um órgão público',
    needsPeople: true,
  },
  {
    base: '889991110001',
    why: 'is on the block list (-103)',
    says: 'Contratos criados anteriormente não permitem a renegociação',
    reason: 'A sua empresa já teve um contrato conosco',
    needsPeople: true,
  },
] as const

/** The modal has an e-mail, and the code that people ask for: on the screen, and in the clipboard once it is copied. */
async function expectWaysToPeople(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('a[href^="mailto:"]')).toBeVisible()
  const code = await dialog.locator('strong').textContent()
  expect(code).toMatch(/^[0-9A-F]{8}$/)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: 'Copiar código do erro' }).click()
  await expect(dialog.getByText('Código copiado.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
}

const AUTO = { quantity: 7, value: 30_000 }
const FILLED = 'html[data-filled-cart]'

/** From now on the page is marked once its header counts products in the cart, be it for one picture. */
async function watchForFilledCart(page: Page): Promise<void> {
  await page.evaluate(() => {
    new MutationObserver(() => {
      const buttons = [...document.querySelectorAll('header button')]
      if (buttons.some(({ textContent }) => textContent?.includes('Carrinho, quantidade')))
        document.documentElement.dataset.filledCart = 'yes'
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
}

test.describe('a company that cannot buy', () => {
  test('is told why in a modal, or beside the field where nobody knows it (-18), and may be tried again or another given', async ({
    page,
    expectFitting,
  }) => {
    await open(page, '/')
    await page.getByRole('article', { name: 'Avulsos' }).getByRole('link').click()
    await expect(page).toHaveURL('/carrinho/beneficios')
    await addProduct(page, 'Auto', AUTO)
    await goToAccess(page)
    for (const { base, why, says, reason, needsPeople } of MODALS) {
      await test.step(why, async () => {
        const cnpj = sandboxCnpj(base)
        await field(page, 'CNPJ').fill(cnpj)
        await button(page, 'Continuar').click()
        const dialog = page.getByRole('dialog', { name: 'Atenção!' })
        await expect(dialog).toContainText(says)
        await expect(dialog).toContainText(reason)
        await expect(dialog.getByText('O chat não está disponível agora: ligue')).toHaveCount(
          says.includes('chat') ? 1 : 0,
        )
        // The phone leads: what keeps the company out is settled by people.
        if (needsPeople) await expect(dialog.getByRole('term').first()).toHaveText('Telefone')
        const phones = dialog.locator('a[href^="tel:"]')
        await expect(phones).toHaveCount(needsPeople ? 3 : 0)
        if (needsPeople) {
          await expectWaysToPeople(page)
          await expect(phones.last()).toHaveText('Ligar para 4000-0101')
        }
        const close = button(dialog, needsPeople ? 'Fechar' : 'Informar outro CNPJ').last()
        await atBothWidths(page, async () => {
          await close.click({ trial: true })
          await expectFitting()
        })
        await close.press('Enter')
        await expect(dialog).toHaveCount(0)
        await expect(field(page, 'CNPJ')).toHaveValue(cnpj)
        if (!needsPeople) await expect(field(page, 'CNPJ')).toBeFocused()
        expect(await handOversOf(cnpj)).toHaveLength(0)
      })
    }
    await field(page, 'CNPJ').fill(sandboxCnpj('991112220001'))
    await button(page, 'Continuar').click()
    await expect(page.getByText('Não encontramos esse CNPJ.')).toBeVisible()
    await expect(field(page, 'CNPJ')).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await atBothWidths(page, expectFitting)

    await test.step('a registry that does not answer (-99) is tried again after a reload', async () => {
      const cnpj = sandboxCnpj('102030400001')
      await field(page, 'CNPJ').fill(cnpj)
      await button(page, 'Continuar').click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText('Servidor indisponível')
      const close = dialog.getByRole('button', { name: 'Fechar' }).last()
      await atBothWidths(page, async () => {
        await close.click({ trial: true })
        await expectFitting()
      })
      const reloaded = page.waitForEvent('load')
      await close.click()
      await reloaded
      await hydrated(page)
      await expect(stepHeading(page, 1)).toBeVisible()
      await expect(field(page, 'CNPJ')).toHaveValue(cnpj)
      await identify(page, newBuyer().cnpj)
    })
  })

  test('because it is served by another channel is led there with an empty cart', async ({
    page,
    expectFitting,
  }) => {
    const cnpj = sandboxCnpj('556667770001')
    await startPurchase(page)
    await identify(page, cnpj)
    await register(page, { ...newBuyer(), cnpj })
    await expect(
      page.getByRole('heading', { name: 'Sua empresa já é atendida por outro canal' }),
    ).toBeFocused()
    await atBothWidths(page, async () => {
      for (const way of ['Ir para o meu canal: Rede Horizonte', 'Informar outros dados'])
        await button(page, way).click({ trial: true })
      await expectFitting()
    })
    await watchForFilledCart(page)
    await button(page, 'Ir para o meu canal: Rede Horizonte').click()
    await expect(page).toHaveURL('/?canal=parceiro')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('em parceria com Rede Horizonte')
    await expect(page.getByRole('button', { name: 'Carrinho', exact: true })).toBeVisible()
    await expect(page.locator(FILLED)).toHaveCount(0)
    await button(page, 'Carrinho').click()
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Carrinho guardado' })).toBeVisible()
    await page.keyboard.press('Escape')
    await open(page, '/checkout/acesso-vr?canal=parceiro')
    await expect(page).toHaveURL('/?canal=parceiro')
  })

  test('because nothing it chose is sold there may change its data, and sees the card blocked in the cart', async ({
    page,
    expectFitting,
  }) => {
    const cnpj = sandboxCnpj('445556660001')
    const refusal = page.getByText('Infelizmente alguns produtos ainda não estão disponíveis na sua região.')
    await startPurchase(page)
    await identify(page, cnpj)
    await register(page, { ...newBuyer(), cnpj })
    await expect(refusal).toBeVisible()
    await expect(page.getByText(/^Auto ainda não está disponível em .+ \([A-Z]{2}\)\./)).toBeVisible()
    await button(page, 'Informar outros dados').click()
    await expect(stepHeading(page, 2)).toBeVisible()
    await expect(field(page, 'Nome')).toHaveValue('Marina')
    await button(page, 'Continuar').click()
    await expect(refusal).toBeVisible()
    const back = page.getByRole('link', { name: 'Voltar ao carrinho' })
    await atBothWidths(page, async () => {
      await back.click({ trial: true })
      await expectFitting()
    })
    await watchForFilledCart(page)
    await back.click()
    await expect(page).toHaveURL('/carrinho/beneficios')
    const auto = productCard(page, 'Auto')
    await expect(auto).toContainText('Parece que o produto Auto ainda não chegou em sua região.')
    await atBothWidths(page, async () => {
      await expect(auto.getByText('Este produto não está disponível em sua região')).toBeVisible()
      await expectFitting()
    })
    await expect(page.getByRole('button', { name: 'Carrinho', exact: true })).toBeVisible()
    await expect(page.locator(FILLED)).toHaveCount(0)
  })
})
