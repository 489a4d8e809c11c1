import type { Locator, Page } from '@playwright/test'
import { PHONE } from './support/devices.ts'
import { fillMobility, MOBILITY } from './support/mobility.ts'
import { addProduct, button, field, money, open, productCard, summary } from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { fillCart } from './support/visit.ts'

const SINGLE = '/carrinho/beneficios'
const MEAL = { product: 'Refeição', quantity: 10, value: 50_000 }
const AUTO = { product: 'Auto', quantity: 3, value: 30_000 }

/** What is said over the page, or in the drawer, of what was taken out. */
function removed(page: Page): Locator {
  return page.getByRole('region', { name: 'Produto removido' })
}

async function centreOf(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error('nothing is drawn there')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

for (const width of [360, 390, 1280]) {
  test(`a second press on the place of 'Adicionar ao carrinho' takes nothing out at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, SINGLE)
    const meal = productCard(page, 'Refeição')
    await field(meal, 'Escolha a quantidade').fill('10')
    await field(meal, 'Digite o valor').pressSequentially('50000')
    const add = button(meal, 'Adicionar ao carrinho')
    await add.scrollIntoViewIfNeeded()
    const { x, y } = await centreOf(add)
    await page.mouse.click(x, y)
    await expect(meal.getByText('Produto adicionado!')).toBeVisible()
    const under = await page.evaluate(
      ([left = 0, top = 0]) => document.elementFromPoint(left, top)?.closest('a, button')?.textContent,
      [x, y],
    )
    expect(under).toBe('Seguir para o carrinho')
    await page.mouse.click(x, y)
    await expect(meal).toContainText('10 cartões')
    await expect(summary(page)).toContainText(money(500_000))
  })
}

test.describe('what is taken out comes back with amount and value', () => {
  test('from its card, by keyboard', async ({ page, expectAccessible }) => {
    await fillCart(page, MEAL, AUTO)
    await open(page, SINGLE)
    const auto = productCard(page, 'Auto')
    await button(auto, 'Excluir').press('Enter')
    await expect(removed(page)).toContainText('Removido: Auto')
    await expect(button(page, 'Desfazer')).toBeFocused()
    await expect(summary(page)).toContainText(money(500_000))
    await expectAccessible()
    await page.keyboard.press('Enter')
    await expect(auto).toContainText('3 cartões')
    await expect(auto).toContainText(money(30_000))
    await expect(auto.getByText('Produto adicionado!')).toBeFocused()
    await expect(removed(page)).toHaveCount(0)
    await expect(summary(page)).toContainText(money(590_000))
  })

  test('from the table and from the drawer', async ({ page }) => {
    await fillCart(page, MEAL, AUTO)
    await open(page, SINGLE)
    const table = page.getByRole('table', { name: 'Produtos no carrinho' })
    await button(page, 'Remover Auto do carrinho').click()
    await expect(table.getByRole('row')).toHaveCount(2)
    await button(page, 'Desfazer').click()
    await expect(field(page, 'Valor de Auto')).toHaveValue(money(30_000))
    await page.getByRole('button', { name: 'Carrinho, quantidade 13' }).click()
    const drawer = page.getByRole('dialog', { name: 'Meu carrinho' })
    await button(drawer, 'Remover Auto do carrinho').click()
    await expect(button(drawer, 'Desfazer')).toBeFocused()
    await button(drawer, 'Desfazer').press('Enter')
    await expect(drawer).toContainText('Auto')
    await expect(button(drawer, 'Desfazer')).toHaveCount(0)
  })

  test('from the Multi card', async ({ page }) => {
    const food = { product: 'Multi Alimentação PAT', quantity: 12, value: 40_000 }
    await fillCart(page, { product: 'Multi Refeição PAT', quantity: 12, value: 50_000 }, food)
    await open(page, '/carrinho/multi')
    await button(page, `Remover ${food.product} do carrinho`).click()
    await expect(removed(page)).toContainText(food.product)
    await button(page, 'Desfazer').click()
    await expect(field(page, `Valor de ${food.product}`)).toHaveValue(money(food.value))
    await expect(productCard(page, food.product)).toContainText('12x')
  })

  test('also as the last one, on the page that its removal leads to', async ({ page }) => {
    await fillCart(page, MEAL)
    await open(page, SINGLE)
    await button(productCard(page, 'Refeição'), 'Excluir').click()
    await button(page.getByRole('dialog', { name: 'Remover Produto' }), 'Remover').click()
    await expect(page).toHaveURL('/')
    await button(page, 'Desfazer').click()
    await expect(page.getByRole('button', { name: 'Carrinho, quantidade 10' })).toBeVisible()
  })

  test('from the transport cart, which holds nothing else', async ({ page }) => {
    await open(page, MOBILITY)
    await fillMobility(page, { quantity: 10, value: 20_000 })
    await button(page, 'Remover do carrinho').click()
    await button(page.getByRole('dialog', { name: 'Remover Produto' }), 'Remover').click()
    await expect(page).toHaveURL('/')
    await expect(removed(page)).toContainText('Removido: Mobilidade')
    await button(page, 'Desfazer').click()
    await expect(removed(page)).toHaveCount(0)
    await page.goBack()
    await expect(field(page, 'Quantidade de cartões')).toHaveValue('10')
    await expect(field(page, 'Crédito por colaborador')).toHaveValue(money(20_000))
  })
})

test('the way back leaves with the next change, and with the page', async ({ page }) => {
  await fillCart(page, MEAL, AUTO)
  await open(page, SINGLE)
  await button(page, 'Remover Auto do carrinho').click()
  await expect(removed(page)).toBeVisible()
  await field(page, 'Quantidade de cartões de Refeição').fill('11')
  await expect(removed(page)).toHaveCount(0)
  await addProduct(page, 'Auto', AUTO)
  await button(productCard(page, 'Auto'), 'Excluir').click()
  await expect(removed(page)).toBeVisible()
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).not.toHaveURL(SINGLE)
  await expect(removed(page)).toHaveCount(0)
})

test('an extension of a plan is taken out where its price stood, and comes back', async ({ page }) => {
  await open(page, '/carrinho/pontomais/gerencial')
  const extension = productCard(page, 'Ponto pelo WhatsApp')
  await expect(extension).toContainText(/R\$\s12,00 \/mês/)
  const { x, y } = await centreOf(button(extension, 'Adicionar'))
  await button(extension, 'Adicionar').click()
  await expect(extension).not.toHaveAttribute('inert')
  await expect(extension).toContainText(/R\$\s12,00 \/mês/)
  await page.mouse.click(x, y)
  await button(extension, 'Remover').click()
  await expect(button(extension, 'Adicionar')).toBeVisible()
  await button(page, 'Desfazer').click()
  await expect(button(extension, 'Remover')).toBeVisible()
})

test.describe('the shelf of single cards', () => {
  test('shows one card for each use, and the other law at a press', async ({ page, expectAccessible }) => {
    await open(page, SINGLE)
    await expect(productCard(page, 'Refeição')).toBeVisible()
    await expect(productCard(page, 'Auxílio Refeição')).toHaveCount(0)
    await page.getByText('Como auxílio', { exact: true }).click()
    await expect(productCard(page, 'Auxílio Refeição')).toBeVisible()
    await expect(productCard(page, 'Refeição')).toHaveCount(0)
    await expectAccessible()
    await open(page, `${SINGLE}?produto=42`)
    await expect(productCard(page, 'Auxílio Alimentação')).toBeVisible()
  })

  test('shows what the cart holds of the other law beside it', async ({ page }) => {
    await fillCart(page, MEAL, { product: 'Auxílio Alimentação', quantity: 2, value: 20_000 })
    await open(page, SINGLE)
    await expect(productCard(page, 'Refeição')).toContainText('10 cartões')
    await expect(productCard(page, 'Auxílio Alimentação')).toContainText('2 cartões')
  })

  test('offers the next product as many cards as the first one has, and the keyboard a way to the summary', async ({
    page,
  }) => {
    await open(page, SINGLE)
    await addProduct(page, 'Refeição', MEAL)
    await expect(field(productCard(page, 'Auto'), 'Escolha a quantidade')).toHaveValue('10')
    await expect(productCard(page, 'Refeição').getByText('Produto adicionado!')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Ir para o resumo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(button(summary(page), 'Seguir com a contratação')).toBeFocused()
  })
})

test.describe('on a phone', () => {
  test.use(PHONE)
  test('no tint of hovering stays on what was pressed', async ({ page }) => {
    await fillCart(page, MEAL, AUTO)
    await open(page, SINGLE)
    const edit = button(productCard(page, 'Auto'), 'Editar')
    const ground = () => edit.evaluate((element) => getComputedStyle(element).backgroundColor)
    const before = await ground()
    await edit.hover()
    expect(await ground()).toBe(before)
  })
})
