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

test("a second press on the place of 'Adicionar ao carrinho' takes nothing out, at any width", async ({
  page,
}) => {
  await open(page, SINGLE)
  let total = 0
  for (const [width, product] of [
    [360, 'Refeição'],
    [390, 'Alimentação'],
    [1280, 'Auto'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    const card = productCard(page, product)
    await field(card, 'Escolha a quantidade').fill('10')
    await field(card, 'Digite o valor').pressSequentially('50000')
    const add = button(card, 'Adicionar ao carrinho')
    await add.scrollIntoViewIfNeeded()
    const { x, y } = await centreOf(add)
    await page.mouse.click(x, y)
    await expect(card.getByText('Produto adicionado!')).toBeVisible()
    const under = () =>
      page.evaluate(
        ([left = 0, top = 0]) => document.elementFromPoint(left, top)?.closest('a, button')?.textContent,
        [x, y],
      )
    await expect.poll(under, `${width} px`).toBe('Seguir para o carrinho')
    await page.mouse.click(x, y)
    await expect(card).toContainText('10 cartões')
    total += 500_000
    await expect(summary(page)).toContainText(money(total))
  }
})

test('what is said late of what was taken out does not take the focus from whoever types', async ({
  page,
}) => {
  const script = Promise.withResolvers<void>()
  await page.route('**/assets/removed-notice-*.js', async (route) => {
    await script.promise
    await route.continue()
  })
  await fillCart(page, MEAL, AUTO)
  await open(page, SINGLE)
  const card = productCard(page, 'Refeição')
  await button(card, 'Excluir').click()
  const quantity = field(card, 'Escolha a quantidade')
  await quantity.fill('1')
  script.resolve()
  await expect(removed(page)).toBeVisible()
  await page.keyboard.type('23')
  await expect(quantity).toHaveValue('123')
})

test.describe('what is taken out comes back with amount and value', () => {
  test('from its card, the table and the drawer, until the next change, and as the last one', async ({
    page,
    expectAccessible,
  }) => {
    await fillCart(page, MEAL, AUTO)
    await open(page, SINGLE)
    const auto = productCard(page, 'Auto')

    await test.step('from its card, by keyboard', async () => {
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

    await test.step('from the table', async () => {
      const table = page.getByRole('table', { name: 'Produtos no carrinho' })
      await button(page, 'Remover Auto do carrinho').click()
      await expect(table.getByRole('row')).toHaveCount(2)
      await button(page, 'Desfazer').click()
      await expect(field(page, 'Valor de Auto')).toHaveValue(money(30_000))
    })

    await test.step('from the drawer', async () => {
      await page.getByRole('button', { name: 'Carrinho, quantidade 13' }).click()
      const drawer = page.getByRole('dialog', { name: 'Meu carrinho' })
      await button(drawer, 'Remover Auto do carrinho').click()
      await expect(button(drawer, 'Desfazer')).toBeFocused()
      await button(drawer, 'Desfazer').press('Enter')
      await expect(drawer).toContainText('Auto')
      await expect(button(drawer, 'Desfazer')).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
    })

    await test.step('the way back leaves with the next change', async () => {
      await button(page, 'Remover Auto do carrinho').click()
      await expect(removed(page)).toBeVisible()
      await field(page, 'Quantidade de cartões de Refeição').fill('11')
      await expect(removed(page)).toHaveCount(0)
    })

    await test.step('and with the page', async () => {
      await addProduct(page, 'Auto', AUTO)
      await button(auto, 'Excluir').click()
      await expect(removed(page)).toBeVisible()
      await page.getByRole('banner').getByRole('link').first().click()
      await expect(page).not.toHaveURL(SINGLE)
      await expect(removed(page)).toHaveCount(0)
    })

    await test.step('also as the last one, on the page that its removal leads to', async () => {
      await open(page, SINGLE)
      await button(productCard(page, 'Refeição'), 'Excluir').click()
      await button(page.getByRole('dialog', { name: 'Remover Produto' }), 'Remover').click()
      await expect(page).toHaveURL('/')
      await button(page, 'Desfazer').click()
      await expect(page.getByRole('button', { name: 'Carrinho, quantidade 11' })).toBeVisible()
    })
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

test('an extension of a plan is taken out where its price stood, and comes back', async ({ page }) => {
  await open(page, '/carrinho/pontomais/gerencial')
  const extension = productCard(page, 'Ponto pelo WhatsApp')
  await expect(extension).toContainText(/R\$\s12,00\/mês/)
  const { x, y } = await centreOf(button(extension, 'Adicionar'))
  await button(extension, 'Adicionar').click()
  await expect(extension).not.toHaveAttribute('inert')
  await expect(extension).toContainText(/R\$\s12,00\/mês/)
  await page.mouse.click(x, y)
  await button(extension, 'Remover').click()
  await expect(button(extension, 'Adicionar')).toBeVisible()
  await button(page, 'Desfazer').click()
  await expect(button(extension, 'Remover')).toBeVisible()
})

test('the shelf of single cards shows one card for each use, and leads on from what was added', async ({
  page,
  expectAccessible,
}) => {
  await open(page, SINGLE)

  await test.step('the other law comes at a press, or with its product in the address', async () => {
    await expect(productCard(page, 'Refeição')).toBeVisible()
    await expect(productCard(page, 'Auxílio Refeição')).toHaveCount(0)
    await page.getByText('Como auxílio', { exact: true }).click()
    await expect(productCard(page, 'Auxílio Refeição')).toBeVisible()
    await expect(productCard(page, 'Refeição')).toHaveCount(0)
    await expectAccessible()
    await open(page, `${SINGLE}?produto=42`)
    await expect(productCard(page, 'Auxílio Alimentação')).toBeVisible()
  })

  await test.step('the next product is offered as many cards as the first one has', async () => {
    await open(page, SINGLE)
    await addProduct(page, 'Refeição', MEAL)
    await expect(field(productCard(page, 'Auto'), 'Escolha a quantidade')).toHaveValue('10')
  })

  await test.step('the keyboard has a way to the summary', async () => {
    await expect(productCard(page, 'Refeição').getByText('Produto adicionado!')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Ir para o resumo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(button(summary(page), 'Seguir com a contratação')).toBeFocused()
  })

  await test.step('what the cart holds of the other law stands beside it', async () => {
    await fillCart(page, { product: 'Auxílio Alimentação', quantity: 2, value: 20_000 })
    await open(page, SINGLE)
    await expect(productCard(page, 'Refeição')).toContainText('10 cartões')
    await expect(productCard(page, 'Auxílio Alimentação')).toContainText('2 cartões')
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
