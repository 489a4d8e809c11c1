import type { Page } from '@playwright/test'
import { atBothWidths } from '../support/at-both-widths.ts'
import { atBank, fillProposal, proposal, takeToCart } from '../support/order.ts'
import { type Buyer, newBuyer, sandboxCnpj } from '../support/people.ts'
import { addProduct, hydrated, money, open, productCard, summary } from '../support/shop.ts'
import { expect, test } from '../support/test.ts'

const AUTO = { product: 'Auto Banco Parceiro', quantity: 7, value: 30_000 }
const MEAL = { product: 'Refeição Banco Parceiro', quantity: 4, value: 60_000 }
const SHELF = '/modalidade/avulsos?utm_source=carta'

const WARNINGS = [
  ['667778880001', 'apresenta irregularidade junto à Receita Federal'],
  ['778889990001', 'Não foi possível prosseguir com a contratação'],
  ['889991110001', 'Contratos criados anteriormente não permitem a renegociação'],
  ['112223330001', 'Este e-mail não tem permissão para contratar', 'ana@sem-permissao.example'],
] as const

/** Sends the modal's form for a company of the sandbox. */
async function ask(page: Page, base: string, buyer: Buyer = newBuyer()): Promise<void> {
  await fillProposal(page, { ...buyer, cnpj: sandboxCnpj(base) })
  await proposal(page).getByRole('button', { name: 'Continuar' }).click()
}

/** The tab forgets its visit. */
async function startAnew(page: Page, baseURL: string | undefined): Promise<void> {
  await page.goto(atBank('/robots.txt', baseURL))
  await page.evaluate(() => sessionStorage.clear())
}

test.describe('the proposal of a bank partner’s buyer', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('says why a company may not buy, and takes another one', async ({
    page,
    baseURL,
    expectAccessible,
    expectFitting,
  }) => {
    test.slow()
    const modal = proposal(page)
    await takeToCart(page, atBank(SHELF, baseURL), AUTO.product, AUTO)
    for (const [base, says, email] of WARNINGS) {
      await ask(page, base, email === undefined ? newBuyer() : { ...newBuyer(), email })
      const warning = page.getByRole('dialog', { name: 'Atenção!' })
      await expect(warning).toContainText(says)
      await expect(warning).not.toContainText('chat')
      await warning.getByRole('button', { name: 'Fechar' }).last().click()
      await expect(warning).toBeHidden()
      await expect(modal.getByLabel('CNPJ', { exact: true })).toHaveValue(sandboxCnpj(base))
    }
    await ask(page, '991112220001')
    await expect(modal.getByText('Não encontramos esse CNPJ.')).toBeVisible()

    await ask(page, '445556660001')
    await expect(modal.getByRole('heading', { name: 'Ainda não chegamos à sua região' })).toBeFocused()
    await expect(modal).toContainText(
      'Infelizmente alguns produtos ainda não estão disponíveis na sua região.',
    )
    await expect(modal).toContainText(/Auto Banco Parceiro ainda não está disponível em .+ \([A-Z]{2}\)\./)
    await expect(modal.locator('a[href^="tel:"]')).toBeVisible()
    const served = modal.getByRole('region', { name: /^Disponíveis em .+ \([A-Z]{2}\)$/ })
    await expect(served.getByRole('listitem').filter({ hasText: 'Boas Festas' })).toBeVisible()
    await expect(served.getByRole('listitem').filter({ hasText: 'Auto' })).toHaveCount(0)
    await expectAccessible()
    await atBothWidths(page, expectFitting)
    await modal.getByRole('button', { name: 'Informar outros dados' }).click()

    await ask(page, '556667770001')
    await expect(
      modal.getByRole('heading', { name: 'Sua empresa já é atendida por outro canal' }),
    ).toBeFocused()
    await atBothWidths(page, expectFitting)
    await modal.getByRole('button', { name: 'Ir para o meu canal: Rede Horizonte' }).click()
    await expect(page).toHaveURL(/\/\?.*canal=parceiro/)
    await expect(modal).toBeHidden()
    await expect(page.getByRole('button', { name: 'Carrinho', exact: true })).toBeVisible()
  })

  test('lets a buyer see the price before anything is typed, and tells the total on the shelf', async ({
    page,
    baseURL,
    expectFitting,
  }) => {
    await open(page, atBank(SHELF, baseURL))
    const help = page.getByRole('button', { name: 'Ajuda do banco' })
    const spaceOf = (element: Element) => getComputedStyle(element).wordSpacing
    expect(await help.evaluate(spaceOf)).toBe(await page.getByRole('main').evaluate(spaceOf))
    const asked = Promise.withResolvers<void>()
    await page.route('**/recursos/precificar*', async (route) => {
      await asked.promise
      await route.continue()
    })
    await addProduct(page, AUTO.product, AUTO)
    const total = summary(page)
    // The cart can be looked at before its price is there.
    await expect(total).toContainText('Aguarde um momento')
    await expect(total.getByRole('button', { name: 'Seguir para o carrinho' })).toBeEnabled()
    asked.resolve()
    await expect(total).toContainText(money(217_820))
    await expectFitting()
    await total.getByRole('button', { name: 'Seguir para o carrinho' }).click()
    await expect(proposal(page)).toBeVisible()
    await atBothWidths(page, expectFitting)
    await proposal(page).getByRole('button', { name: 'Ver o preço antes' }).click()
    await expect(proposal(page)).toHaveCount(0)
    await expect(total).toContainText(money(217_820))
    // Later the price is known: whoever goes on is asked without the way around it.
    await total.getByRole('button', { name: 'Seguir para a contratação' }).click()
    await expect(proposal(page)).toBeVisible()
    await expect(proposal(page).getByRole('button', { name: 'Ver o preço antes' })).toHaveCount(0)
  })

  test('leads a company that has everything it chose to its portal, or back without it', async ({
    page,
    baseURL,
    expectAccessible,
    expectFitting,
  }) => {
    const buyer = newBuyer()
    const modal = proposal(page)
    await takeToCart(page, atBank(SHELF, baseURL), MEAL.product, MEAL)
    await ask(page, '223334440001', buyer)
    await expect(modal.getByRole('heading', { name: 'Sua empresa já tem esses produtos' })).toBeFocused()
    await expect(modal.getByRole('link', { name: 'Abrir o portal do cliente' })).toBeVisible()
    await expectAccessible()
    await atBothWidths(page, expectFitting)
    await modal.getByRole('button', { name: 'Voltar ao carrinho' }).click()
    await expect(modal).toBeHidden()
    await expect(page.getByRole('button', { name: 'Carrinho', exact: true })).toBeVisible()
    await open(page, atBank(SHELF, baseURL))
    const intro = page.getByRole('dialog', { name: 'Parabéns por investir na sua empresa!' })
    await intro.getByRole('button', { name: 'Prosseguir' }).click()
    await expect(productCard(page, MEAL.product)).toContainText(
      'Sua empresa já possui esse saldo contratado!',
    )
  })

  test('says where the total stands that the company has what is in the cart, with its portal', async ({
    page,
    baseURL,
    expectFitting,
  }) => {
    const modal = proposal(page)
    await takeToCart(page, atBank(SHELF, baseURL), MEAL.product, MEAL)
    await ask(page, '223334440001')
    await expect(modal.getByRole('heading', { name: 'Sua empresa já tem esses produtos' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    await page.getByLabel(`Quantidade de cartões de ${MEAL.product}`).fill('5')
    await expect(summary(page)).toContainText('Sua empresa já contratou o que está neste carrinho.')
    await expect(summary(page).getByRole('link', { name: 'Abrir o portal do cliente' })).toBeVisible()
    await atBothWidths(page, expectFitting)
  })

  test('greets a customer, and leaves what it has out of the order', async ({
    page,
    baseURL,
    expectAccessible,
    expectFitting,
  }) => {
    const buyer = newBuyer()
    const modal = proposal(page)
    await open(page, atBank(SHELF, baseURL))
    await addProduct(page, MEAL.product, MEAL)
    await takeToCart(page, atBank(SHELF, baseURL), AUTO.product, AUTO)
    await ask(page, '223334440001', buyer)
    await expect(modal.getByRole('heading', { name: `Olá, ${buyer.firstName}!` })).toBeFocused()
    await expect(modal).toContainText('Metalúrgica Horizonte')
    await expectAccessible()
    await atBothWidths(page, expectFitting)
    await modal.getByRole('button', { name: 'Continuar' }).click()
    await expect(modal).toBeHidden()
    await expect(summary(page)).toContainText(AUTO.product)
    await expect(summary(page)).not.toContainText(MEAL.product)
  })
})

test('a bank partner refuses an e-mail without permission, sells to new companies and to those that have other services, and leaves out what is unserved', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const modal = proposal(page)
  await open(page, atBank('/', baseURL))
  await page.getByRole('article', { name: 'Avulsos' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/modalidade\/avulsos/)
  await addProduct(page, MEAL.product, MEAL)
  await addProduct(page, AUTO.product, AUTO)
  await productCard(page, AUTO.product).getByRole('link', { name: 'Seguir para o carrinho' }).click()
  await ask(page, '112223330001', { ...newBuyer(), email: 'ana@sem-permissao.example' })
  const warning = page.getByRole('dialog', { name: 'Atenção!' })
  await expect(warning).toContainText('não tem permissão')
  await warning.getByRole('button', { name: 'Fechar' }).last().click()
  await expect(modal.getByLabel('E-mail', { exact: true })).toHaveValue('ana@sem-permissao.example')

  await ask(page, '334445550001')
  await expect(modal).toBeHidden()
  await expect(summary(page)).toContainText(AUTO.product)

  await test.step('a new company, once the registry answers again, goes straight to its data', async () => {
    await startAnew(page, baseURL)
    await takeToCart(page, atBank(SHELF, baseURL), AUTO.product, AUTO)
    await ask(page, '102030400001')
    const lost = page.getByRole('dialog').filter({ hasText: 'Servidor indisponível' })
    await expect(lost).toBeVisible()
    const reloaded = page.waitForEvent('load')
    await lost.getByRole('button', { name: 'Fechar' }).last().click()
    await reloaded
    await hydrated(page)
    await summary(page).getByRole('button', { name: 'Seguir para a contratação' }).click()
    await ask(page, '112223330001')
    await expect(page).toHaveURL(/\/pedido\/dados-empresa/)
  })

  await startAnew(page, baseURL)
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, atBank(SHELF, baseURL))
  await addProduct(page, MEAL.product, MEAL)
  await takeToCart(page, atBank(SHELF, baseURL), AUTO.product, AUTO)
  await ask(page, '445556660001')
  const unserved = page.getByRole('dialog', { name: 'Indisponibilidade na Região' })
  await expect(unserved).toContainText('ainda não chegou à sua região e foi removido do carrinho')
  await unserved.getByRole('button', { name: 'Entendi' }).click()
  await expect(summary(page)).toContainText(MEAL.product)
  await expect(summary(page)).not.toContainText(AUTO.product)
})
