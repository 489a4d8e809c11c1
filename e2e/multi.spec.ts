import type { Page } from '@playwright/test'
import { proposal } from './support/order.ts'
import { newBuyer } from './support/people.ts'
import { addBalance, button, field, followOffer, money, open, productCard, summary } from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { fillCart } from './support/visit.ts'

const PAGE = '/carrinho/multi'
const MEAL = 'Multi Refeição PAT'
const AUTO = 'Multi Auto'

const quantity = (page: Page) => field(page, 'Quantidade de cartões')
const valueField = (page: Page, product: string) => field(page, `Valor de ${product}`)

/** Counts the prices that are asked for from now on. */
function countPrices(page: Page): () => number {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/recursos/precificar')) asked += 1
  })
  return () => asked
}

test('a Multi card is filled: one quantity for all, a value for each, and no price without need', async ({
  page,
}) => {
  await open(page, PAGE)
  const crumbs = page.getByRole('navigation', { name: 'Você está em' })
  await expect(crumbs.getByRole('listitem')).toHaveText([
    'Soluções contratadas',
    'Benefícios',
    'Carrinho Multi',
  ])
  await expect(page.getByText('Esta é só uma prévia...')).toBeVisible()
  // Whoever has contracted nothing reads nothing about what is contracted.
  await expect(page.getByText('Histórico de pedidos')).toHaveCount(0)
  await expect(page.getByText(/^Falta/)).toHaveCount(0)

  await expect(
    page.getByRole('region', { name: 'Contrate mais saldos' }).getByRole('heading', { level: 3 }),
  ).toHaveText(['Refeição e alimentação', 'Ir e vir', 'Outros usos'])

  await test.step('what is added starts with nothing, and blocks', async () => {
    const add = productCard(page, MEAL).getByRole('button', { name: 'Adicionar ao carrinho' })
    await add.scrollIntoViewIfNeeded()
    const place = await add.boundingBox()
    const where = await productCard(page, MEAL).boundingBox()
    await add.click()
    await expect(valueField(page, MEAL)).toBeFocused()
    // It is filled where it was chosen, and what takes it out stands under everything that was pressed.
    expect(await productCard(page, MEAL).boundingBox()).toMatchObject({ x: where?.x, y: where?.y })
    const remover = await button(page, `Remover ${MEAL} do carrinho`).boundingBox()
    expect(remover?.y).toBeGreaterThan((place?.y ?? 0) + (place?.height ?? 0))
    await expect(valueField(page, MEAL)).toHaveValue('')
    await expect(valueField(page, MEAL)).toHaveAttribute('placeholder', 'R$ 0,00')
    await expect(quantity(page)).toHaveValue('')
    await expect(quantity(page)).toHaveAccessibleDescription('Diga de quantos cartões a sua equipe precisa.')
    await quantity(page).focus()
    await expect(quantity(page)).toHaveAccessibleDescription('Vale para todos os saldos do cartão.')
    await expect(button(page, 'Seguir com a contratação')).toBeDisabled()
    await button(page, 'Seguir com a contratação').click({ force: true })
    await expect(page).toHaveURL(PAGE)
    await expect(summary(page)).toContainText('É necessário preencher corretamente os campos')
    // Without a price no room is kept for its rows: the total follows the lines.
    const line = await summary(page).getByText('a preencher').boundingBox()
    const total = await summary(page).getByText('Total do pedido').boundingBox()
    expect((total?.y ?? 0) - (line?.y ?? 0)).toBeLessThan(100)
  })

  await test.step('the quantity goes to every balance', async () => {
    await quantity(page).pressSequentially('a12345')
    await expect(quantity(page)).toHaveValue('123')
    await quantity(page).fill('0')
    await expect(page.getByText('Quantidade mínima de cartões: 1')).toBeVisible()
    await expect(summary(page)).toContainText('Informe a quantidade de cartões.')
    await quantity(page).fill('10')
    await valueField(page, MEAL).pressSequentially('65000')
    await addBalance(page, AUTO, 20_000)
    await expect(productCard(page, AUTO)).toContainText('10x')
    await expect(summary(page)).toContainText(money(850_000))
    await quantity(page).fill('12')
    for (const product of [MEAL, AUTO]) await expect(productCard(page, product)).toContainText('12x')
    await expect(summary(page)).toContainText(money(1_020_000))
    await expect(page.getByRole('button', { name: 'Carrinho, quantidade 12' })).toBeVisible()
  })

  await test.step('what is typed again as it was asks for no price, and another value for one', async () => {
    const asked = countPrices(page)
    await valueField(page, AUTO).fill('')
    await expect(productCard(page, AUTO)).toContainText('É obrigatório')
    await valueField(page, AUTO).pressSequentially('20000')
    await expect(summary(page)).toContainText(money(1_020_000))
    expect(asked()).toBe(0)
    await valueField(page, AUTO).fill('')
    await valueField(page, AUTO).pressSequentially('25000')
    await expect(summary(page)).toContainText(money(1_080_000))
    expect(asked()).toBe(1)
  })

  await test.step('it survives a reload', async () => {
    await page.reload()
    await expect(quantity(page)).toHaveValue('12')
    await expect(valueField(page, AUTO)).toHaveValue(money(25_000))
    await expect(productCard(page, MEAL)).toContainText('12x')
  })

  await test.step('one of two is taken out and priced anew; the last one asks and leads home', async () => {
    await button(page, `Remover ${AUTO} do carrinho`).click()
    await expect(summary(page)).toContainText(money(780_000))
    await expect(productCard(page, AUTO).getByRole('button', { name: 'Adicionar ao carrinho' })).toBeVisible()
    await button(page, `Remover ${MEAL} do carrinho`).click()
    await page
      .getByRole('dialog', { name: 'Remover Produto' })
      .getByRole('button', { name: 'Remover' })
      .click()
    await expect(page).toHaveURL('/')
  })
})

test('a cart of single cards is shown as such, and a balance beside it asks which of them to keep', async ({
  page,
}) => {
  const auto = { product: 'Auto', quantity: 2, value: 30_000 }
  await fillCart(page, auto, { product: 'Refeição', quantity: 1, value: 50_000 })
  await open(page, PAGE)
  const other = page.getByRole('region', { name: 'No carrinho agora' })
  await expect(other.getByRole('listitem')).toHaveText([/Auto2 ×/, /Refeição1 ×/])
  await expect(summary(page)).toHaveCount(0)
  await other.getByRole('button', { name: 'Remover Refeição do carrinho' }).click()
  await expect(other.getByRole('listitem')).toHaveText([/Auto2 ×/])
  await expect(button(page, 'Desfazer')).toBeFocused()
  await other.getByRole('button', { name: 'Guardar este carrinho' }).click()
  await expect(other).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Seu cartão Multi' })).toBeFocused()
  await expect(summary(page)).toBeVisible()
  await page.getByRole('button', { name: 'Carrinho', exact: true }).click()
  await button(page, 'Voltar a este carrinho').click()
  await expect(page).toHaveURL('/carrinho/beneficios#carrinho')

  await open(page, PAGE)
  const add = productCard(page, MEAL).getByRole('button', { name: 'Adicionar ao carrinho' })
  await add.click()
  const asked = page.getByRole('dialog', { name: 'Troca de modalidade de cartão' })
  for (const text of ['No carrinho agora', 'Auto2 ×', `Você escolheu${MEAL}`]) {
    await expect(asked).toContainText(text)
  }
  await asked.getByRole('button', { name: 'Contratar os dois juntos' }).click()
  await expect(page).toHaveURL('/carrinho/solucoes')
  await field(page, 'CNPJ').fill(newBuyer().cnpj)
  await button(page, 'Continuar').click()
  await expect(page.getByRole('heading', { name: /^Quem contrata/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Carrinho, quantidade 2/ })).toBeVisible()

  // A run of both goes on in its own page; the Multi page says what else is in the cart.
  await open(page, PAGE)
  await expect(other).toContainText('tudo segue em um só pedido')
  await other.getByRole('button', { name: 'Remover Auto do carrinho' }).click()
  await expect(other).toHaveCount(0)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/robots.txt')
  await fillCart(page, auto)
  await open(page, PAGE)
  await add.click()
  await asked.getByRole('button', { name: 'Esvaziar carrinho e continuar' }).click()
  await expect(valueField(page, MEAL)).toBeFocused()
  await expect(summary(page)).not.toContainText('Auto')
})

test('a followed offer says what the card lacks for it, until nothing is lacking', async ({ page }) => {
  await open(page, PAGE)
  await quantity(page).fill('2')
  await expect(page.getByText(/^Falta/)).toHaveCount(0)
  await followOffer(page, 'super-oferta-multi')
  await expect(page.getByText(/^Faltam: 3 cartões \/ R\$\s200,00 cada$/)).toBeVisible()
  await quantity(page).fill('5')
  await addBalance(page, MEAL, 10_000)
  await expect(page.getByText(/^Falta chegar a R\$\s200,00 em cada cartão$/)).toBeVisible()
  await addBalance(page, AUTO, 10_000)
  await expect(page.getByText(/^Falta/)).toHaveCount(0)
  await expect(summary(page)).toContainText(money(100_000))
})

test('a bank partner’s form asks for one value at least, and shows, changes and carries what was added', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  const path = '/modalidade/multisaldo?utm_source=carta'
  await open(page, new URL(path, baseURL?.replace('localhost', 'banco.localhost')).href)
  const [meal, auto] = [`${MEAL} Banco Parceiro`, `${AUTO} Banco Parceiro`]
  const add = button(page, 'Adicionar ao carrinho')
  await quantity(page).fill('6')
  await expect(add).toBeDisabled()
  await valueField(page, meal).fill('4,99')
  await expect(productCard(page, meal)).toContainText('Valor mínimo por cartão')
  await valueField(page, meal).fill('0')
  await expect(valueField(page, meal)).toHaveValue('')
  await expect(add).toBeDisabled()
  await valueField(page, auto).pressSequentially('30000')
  await expect(add).toBeEnabled()
  await quantity(page).fill('')
  await add.click()
  await expect(quantity(page)).toBeFocused()
  await quantity(page).fill('6')
  await expectAccessible()
  await add.click()
  await expect(page.getByRole('heading', { name: 'Produto adicionado!' })).toBeFocused()
  await expect(page.getByText('Subtotal').filter({ hasText: '6 cartões' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(money(180_000))
  await expect(page.getByRole('main')).not.toContainText(meal)

  await button(page, 'Editar').click()
  await expect(quantity(page)).toHaveValue('6')
  await valueField(page, meal).pressSequentially('50000')
  await button(page, 'Atualizar carrinho').click()
  await expect(page.getByRole('main')).toContainText(money(480_000))
  await page.getByRole('link', { name: 'Seguir para o carrinho' }).click()
  await expect(page).toHaveURL(/\/pedido\/carrinho\?utm_source=carta$/)
  await expect(proposal(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(proposal(page)).toBeHidden()
  for (const product of [meal, auto]) await expect(productCard(page, product)).toContainText('6x')
  await expect(page.getByText('O pedido é concluído no portal do cliente')).toBeVisible()
  // Issuance once a card, and one delivery.
  await expect(summary(page)).toContainText(money(480_000 + 6 * 690 + 2_990))
})

test('a balance that is added has the cards that were typed, at first those of the initial page, and nothing is due', async ({
  page,
}) => {
  await open(page, '/')
  const price = page.getByRole('region', { name: 'Quanto fica para a sua equipe?' })
  await price.getByLabel('Colaboradores').fill('25')
  await page.getByRole('main').getByRole('article', { name: 'Multi' }).getByRole('link').click()
  await button(productCard(page, AUTO), 'Adicionar ao carrinho').click()
  await expect(quantity(page)).toHaveValue('25')
  await quantity(page).fill('12')
  await button(productCard(page, MEAL), 'Adicionar ao carrinho').click()
  await expect(quantity(page)).toHaveValue('12')
  await expect(valueField(page, MEAL)).toBeFocused()
  for (const product of [MEAL, AUTO]) await expect(productCard(page, product)).toContainText('12x')
  // Nobody has typed a value yet.
  await expect(page.getByText(/^Diga de? ?quantos cartões/)).toHaveCount(0)
  await expect(page.getByText('É obrigatório')).toHaveCount(0)
})
