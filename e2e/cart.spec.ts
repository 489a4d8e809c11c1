import type { Page } from '@playwright/test'
import { MOVING } from './support/moving.ts'
import { sandboxCnpj } from './support/people.ts'
import { hydrated } from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { fillCart } from './support/visit.ts'

const PAGE = '/carrinho/beneficios'
const MEAL = { product: 'Refeição', quantity: 10, value: 50_000 }

function card(page: Page, product: string) {
  return page.getByRole('article', { name: product, exact: true })
}

async function open(page: Page, path = PAGE) {
  await page.goto(path)
  await hydrated(page)
}

/** Adds a product; the value is typed cents first. */
async function add(page: Page, product: string, quantity: string, cents: string) {
  const own = card(page, product)
  await own.getByLabel('Escolha a quantidade').fill(quantity)
  await own.getByLabel('Digite o valor').pressSequentially(cents)
  await own.getByRole('button', { name: 'Adicionar ao carrinho' }).click()
  await expect(own.getByText('Produto adicionado!')).toBeVisible()
}

function summary(page: Page) {
  return page.getByRole('complementary', { name: 'Resumo da contratação' })
}

const brl = (text: string) => new RegExp(text.replace(/[.$]/g, '\\$&').replaceAll(' ', '\\s'))

test('a cart that one lands on keeps what is typed and pressed before its scripts are there', async ({
  page,
}) => {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(PAGE)
  const meal = card(page, 'Refeição')
  const quantity = meal.getByLabel('Escolha a quantidade')
  await quantity.fill('12')
  await meal.getByLabel('Digite o valor').pressSequentially('50000')
  expect(await page.locator('html[data-hydrated]').count()).toBe(0)
  scripts.resolve()
  await page.locator('html[data-hydrated]').waitFor()
  await expect(quantity).toHaveValue('12')
  await expect(meal.getByLabel('Digite o valor')).toHaveValue(brl('R$ 500,00'))
  await meal.getByRole('button', { name: 'Adicionar ao carrinho' }).click()
  await expect(summary(page)).toContainText(brl('R$ 6.000,00'))
})

test('a single card is filled in, added, edited and taken out again, and judged while it is typed', async ({
  page,
}) => {
  await open(page)
  const meal = card(page, 'Refeição')
  const submit = meal.getByRole('button', { name: 'Adicionar ao carrinho' })
  await expect(submit).toBeDisabled()
  await meal.getByLabel('Escolha a quantidade').fill('10')
  await expect(submit).toBeDisabled()
  await meal.getByLabel('Digite o valor').pressSequentially('50000')
  await expect(meal.getByLabel('Digite o valor')).toHaveValue(brl('R$ 500,00'))
  await submit.click()
  await expect(meal.getByText('Produto adicionado!')).toBeFocused()
  await expect(meal).toContainText('10 cartões')
  await expect(meal).toContainText(brl('R$ 500,00 por cartão'))
  await meal.getByRole('link', { name: 'Seguir para o carrinho' }).click()
  await expect(page.getByRole('heading', { name: 'Seu carrinho' })).toBeFocused()
  await expect(summary(page)).toContainText(brl('R$ 5.000,00'))

  await meal.getByRole('button', { name: 'Editar' }).click()
  await expect(meal.getByLabel('Escolha a quantidade')).toBeFocused()
  await meal.getByLabel('Escolha a quantidade').fill('12')
  await meal.getByRole('button', { name: 'Atualizar carrinho' }).click()
  await expect(meal).toContainText('12 cartões')
  await expect(summary(page)).toContainText(brl('R$ 6.000,00'))

  await add(page, 'Auto', '3', '30000')
  await meal.getByRole('button', { name: 'Excluir' }).click()
  await expect(submit).toBeVisible()
  await expect(summary(page)).toContainText(brl('R$ 900,00'))

  await test.step('says what is wrong while it is typed', () => judgeWhileTyping(page))
})

/** What a card says of quantity and value that are typed badly, from an empty one on. */
async function judgeWhileTyping(page: Page) {
  const meal = card(page, 'Refeição')
  const quantity = meal.getByLabel('Escolha a quantidade')
  const value = meal.getByLabel('Digite o valor')
  await quantity.fill('0')
  await expect(meal).toContainText('Quantidade mínima de cartões: 1')
  await quantity.fill('')
  await expect(meal).toContainText('É obrigatório')
  await quantity.pressSequentially('a12345')
  await expect(quantity).toHaveValue('123')
  await expect(meal).toContainText('Este campo vai até 999.')
  await quantity.fill('999')
  await expect(meal).not.toContainText('Este campo vai até 999.')
  await expect(meal.getByRole('button', { name: 'Aumentar' })).toBeDisabled()
  await value.fill('')
  await value.pressSequentially('499')
  await expect(value).toHaveValue(brl('R$ 4,99'))
  await expect(meal).not.toContainText('Valor mínimo')
  await value.blur()
  await expect(meal).toContainText(brl('Valor mínimo por cartão: R$ 5,00'))
  await value.pressSequentially('001')
  await expect(meal).not.toContainText('Valor mínimo')
  await value.fill('5000,01')
  await expect(meal).toContainText(brl('Valor máximo por cartão: R$ 5.000,00'))
  await meal.getByRole('button', { name: 'Adicionar ao carrinho' }).click()
  await expect(value).toBeFocused()
  await value.fill('0')
  await expect(value).toHaveValue('')
}

test('what is added or taken out keeps its card in its place, at the top of the page and below', async ({
  page,
}) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await fillCart(page)
    await open(page)
    /** How far a press moves the card that it stands on. */
    const move = async (product: string, name: string) => {
      const own = card(page, product)
      const pressed = own.getByRole('button', { name })
      await pressed.scrollIntoViewIfNeeded()
      const top = () => own.evaluate((element) => Math.round(element.getBoundingClientRect().top))
      const rows = page.getByRole('table', { name: 'Produtos no carrinho' }).getByRole('row')
      const [before, count] = [await top(), await rows.count()]
      await pressed.click()
      await expect(rows).not.toHaveCount(count)
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      )
      return (await top()) - before
    }
    for (const product of ['Refeição', 'Alimentação', 'Premiação']) {
      const own = card(page, product)
      await own.getByLabel('Escolha a quantidade').fill('10')
      await own.getByLabel('Digite o valor').pressSequentially('50000')
      expect(await move(product, 'Adicionar ao carrinho'), `${product}, ${width} px`).toBe(0)
    }
    expect(await move('Premiação', 'Excluir'), `without Premiação, ${width} px`).toBe(0)
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
    expect(headings.slice(0, 2)).toEqual(['Seu carrinho', 'Escolha os benefícios'])
    await page.evaluate(() => sessionStorage.clear())
  }
})

test.describe('the cart on the page', () => {
  test('shows products, fees, what is free, where the money goes and the deadlines', async ({ page }) => {
    await open(page)
    await expect(page.getByText('Parece que você ainda não adicionou nenhum produto').first()).toBeVisible()
    await add(page, 'Refeição', '10', '50000')
    await add(page, 'Home-Office', '2', '15000')
    await expect(summary(page)).toContainText(brl('R$ 5.300,00'))
    const table = page.getByRole('table', { name: 'Produtos no carrinho' })
    await expect(table.getByRole('row')).toHaveCount(3)
    await expect(summary(page)).toContainText('Tarifa de emissão de cartões')
    await expect(summary(page)).toContainText('Tarifa de crédito')
    await expect(summary(page)).toContainText('Tarifa de serviço')
    await expect(summary(page)).toContainText('VR Marketplace')
    for (const name of ['Taxa Zero!', 'Entrega Grátis!'])
      await expect(card(page, name)).toContainText('Gratuito')
    await expect(page.getByRole('table', { name: 'Para onde vai o seu dinheiro' })).toContainText(
      brl('R$ 5.000,00'),
    )
    const delivery = page.getByRole('region', { name: 'Previsão de Entrega' })
    await expect(delivery).toContainText('Até 7 dias úteis')
    await expect(delivery).toContainText('após a confirmação do pagamento do boleto')

    await table.getByLabel('Quantidade de cartões de Refeição').fill('20')
    await expect(summary(page)).toContainText(brl('R$ 10.300,00'))
    await expect(card(page, 'Refeição')).toContainText('20 cartões')
    await page.reload()
    await expect(summary(page)).toContainText(brl('R$ 10.300,00'))
    await expect(card(page, 'Refeição')).toContainText('20 cartões')
    await table.getByLabel('Valor de Refeição').fill('')
    await expect(table).toContainText('É obrigatório')
    await expect(summary(page).getByRole('button', { name: 'Seguir com a contratação' })).toBeDisabled()
    await table.getByRole('button', { name: 'Remover Home-Office do carrinho' }).click()
    await expect(page.getByRole('button', { name: 'Desfazer' })).toBeFocused()
  })

  test('tells which products are not sold in the region, and blocks their cards', async ({ page }) => {
    await fillCart(page, MEAL)
    await open(page)
    await expect(summary(page)).toContainText(brl('R$ 5.000,00'))
    await page.route('**/recursos/precificar*', (route) =>
      route.fulfill({
        json: { ok: false, problem: { code: -12, status: 409, description: '', fields: [] } },
      }),
    )
    const auto = card(page, 'Auto')
    await auto.getByLabel('Escolha a quantidade').fill('3')
    await auto.getByLabel('Digite o valor').pressSequentially('30000')
    await auto.getByRole('button', { name: 'Adicionar ao carrinho' }).click()
    const warning = page.getByRole('dialog', { name: 'Indisponibilidade na Região' })
    await expect(warning).toContainText('Refeição e Auto ainda não chegaram à sua região')
    await warning.getByRole('button', { name: 'Entendi' }).click()
    await expect(warning).toBeHidden()
    await expect(card(page, 'Auto')).toContainText('Este produto não está disponível em sua região')
    await expect(card(page, 'Auto')).toContainText(
      'Parece que o produto Auto ainda não chegou em sua região.',
    )
  })

  test('keeps the button in reach and says what is missing', async ({ page }) => {
    await open(page)
    const proceed = summary(page).getByRole('button', { name: 'Seguir com a contratação' })
    await expect(proceed).toBeDisabled()
    await expect(proceed).toHaveAccessibleDescription('Informe a quantidade de um produto.')
    await expect(summary(page).getByText('Informe a quantidade de um produto.')).toBeVisible()
    await proceed.focus()
    await page.keyboard.press('Enter')
    await expect(summary(page)).toContainText(
      'É necessário preencher corretamente os campos de pelo menos um produto para continuar a simulação.',
    )
    await add(page, 'Refeição', '10', '50000')
    await expect(summary(page)).not.toContainText('É necessário preencher')
    // Told once, it does not come back by itself.
    const inCart = page.getByLabel('Quantidade de cartões de Refeição')
    await inCart.fill('')
    await expect(page.getByRole('table', { name: 'Produtos no carrinho' })).toContainText('É obrigatório')
    await expect(summary(page)).not.toContainText('É necessário preencher')
    await expect(proceed).toHaveAccessibleDescription('Informe a quantidade de Refeição.')
    await inCart.fill('10')
    await expect(proceed).not.toHaveAccessibleDescription(/Informe/)
    await expect(page.getByRole('button', { name: /^Carrinho/ })).toBeVisible()
    await proceed.click()
    await expect(page).toHaveURL(/\/checkout\/acesso-vr/)
    // On the checkout the drawer has no button.
    await expect(page.getByRole('button', { name: /^Carrinho/ })).toBeHidden()
  })

  test.describe('with what moves', () => {
    test.use(MOVING)

    test('asks before its last product goes, then is empty and home', async ({ page }) => {
      await fillCart(page, MEAL)
      await open(page, `${PAGE}?utm_source=teste`)
      const excluir = card(page, 'Refeição').getByRole('button', { name: 'Excluir' })
      await excluir.click()
      const question = page.getByRole('dialog', { name: 'Remover Produto' })
      await expect(question).toBeVisible()
      await expect(question).toHaveCSS('transition-duration', '0.4s, 0.4s')
      await question.getByRole('button', { name: 'Cancelar' }).click()
      await expect(card(page, 'Refeição')).toContainText('Produto adicionado!')
      await excluir.click()
      await question.getByRole('button', { name: 'Remover' }).click()
      await expect(page).toHaveURL('/?utm_source=teste')
      await expect(page.getByRole('button', { name: 'Carrinho', exact: true })).toBeVisible()
    })
  })
})

/** From the cart to the initial page, and there to the transport cart, which asks about what is in the cart. */
async function chooseMobility(page: Page) {
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await page.getByRole('article', { name: 'Mobilidade' }).getByRole('link').click()
  const question = page.getByRole('dialog', { name: 'Troca de modalidade de cartão' })
  await expect(question).toContainText('não pode ser comprado junto com os itens')
  return question
}

test('another modality on the shelf may be refused, have the cart put aside and brought back, or empty it', async ({
  page,
  expectAccessible,
}) => {
  await fillCart(page, MEAL)
  await open(page)
  await expect(summary(page)).toContainText(brl('R$ 5.000,00'))

  await test.step('refused, it leaves the cart as it is', async () => {
    const question = await chooseMobility(page)
    await expect(question).toContainText('Você escolheuMobilidade')
    await question.getByRole('button', { name: 'Manter produtos selecionados' }).click()
    await expect(page).toHaveURL(PAGE)
    await expect(card(page, 'Refeição')).toContainText('10 cartões')
  })

  const notice = page.getByRole('region', { name: 'Carrinho anterior' })
  await test.step('the cart that is put aside is told of, and brought back at once', async () => {
    const question = await chooseMobility(page)
    await question.getByRole('button', { name: 'Guardar carrinho e continuar' }).click()
    await expect(page).toHaveURL('/carrinho/mobilidade')
    // Told over the page, with the way back, and as long as somebody is at it.
    await expect(notice).toContainText('O carrinho anterior ficou guardado em Meu carrinho.')
    await expect(notice).toHaveCSS('position', 'fixed')
    await expectAccessible()
    await notice.getByRole('button', { name: 'Voltar a este carrinho' }).click()
    await expect(page).toHaveURL(`${PAGE}#carrinho`)
    await expect(notice).toHaveCount(0)
    await expect(card(page, 'Refeição')).toContainText('10 cartões')
  })

  await test.step('or after a reload', async () => {
    await page.goto('/carrinho/mobilidade')
    await hydrated(page)
    await page.getByRole('button', { name: 'Guardar este carrinho' }).click()
    await notice.getByRole('button', { name: 'Fechar o aviso' }).click()
    await expect(notice).toHaveCount(0)
    await page.reload()
    await hydrated(page)
    await page.getByRole('button', { name: 'Carrinho', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: 'Meu carrinho' })
    await expect(drawer.getByRole('region', { name: 'Carrinho guardado' })).toContainText('Refeição')
    await drawer.getByRole('button', { name: 'Voltar a este carrinho' }).click()
    await expect(card(page, 'Refeição')).toContainText('10 cartões')
  })

  await test.step('emptied, it leads to the other', async () => {
    const question = await chooseMobility(page)
    await question.getByRole('button', { name: 'Esvaziar carrinho e continuar' }).click()
    await expect(page).toHaveURL('/carrinho/mobilidade')
    await expect(page.getByRole('button', { name: 'Carrinho', exact: true })).toBeVisible()
  })
})

test('a company with contracts is greeted once, and cannot choose again what it has', async ({ page }) => {
  const auto = { product: 'Auto', quantity: 3, value: 30_000 }
  await fillCart(page, auto, { product: 'Refeição', quantity: 2, value: 50_000 })
  await open(page, '/checkout/acesso-vr')
  await page.getByLabel('CNPJ').fill(sandboxCnpj('223334440001'))
  await page.getByRole('button', { name: 'Continuar' }).click()
  const left = page.getByRole('dialog', { name: 'Atenção!' })
  await expect(left).toContainText('Sua empresa já tem Refeição contratado; por isso, ele saiu do carrinho.')
  await left.getByRole('button', { name: 'Entendi' }).click()
  await expect(left).toBeHidden()
  await expect(page.getByLabel('Nome', { exact: true })).toBeVisible()
  await open(page)
  const intro = page.getByRole('dialog', { name: 'Parabéns por investir na sua empresa!' })
  await expect(intro).toBeVisible()
  await intro.getByRole('button', { name: 'Prosseguir' }).click()
  await expect(intro).toBeHidden()
  await expect(card(page, 'Refeição')).toContainText('Parece que você já possui o Refeição contratado.')
  await expect(card(page, 'Refeição')).toContainText('Sua empresa já possui esse saldo contratado!')
  await expect(card(page, 'Refeição').getByLabel('Escolha a quantidade')).toBeHidden()
  await expect(card(page, 'Auto')).toContainText('3 cartões')
  await page.getByRole('radio', { name: 'Soluções contratadas' }).check()
  await expect(page.getByRole('listitem').filter({ hasText: 'Alimentação' })).toContainText('Contratado')
  await page.reload()
  await expect(card(page, 'Auto')).toContainText('3 cartões')
  await expect(intro).toBeHidden()
})

test('the drawer shows the cart from any page, locks the page behind it and leads to the cart', async ({
  page,
}) => {
  await open(page)
  await page.getByRole('button', { name: 'Carrinho', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Meu carrinho' })
  await expect(drawer).toContainText(
    'O seu carrinho está vazio, adicione ao menos um produto para prosseguir com a compra.',
  )
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await fillCart(page, { ...MEAL, quantity: 60 }, { ...MEAL, product: 'Alimentação', quantity: 40 })
  await open(page)
  const button = page.getByRole('button', { name: 'Carrinho, quantidade 99+' })
  await button.click()
  await expect(drawer).toContainText(brl('R$ 50.000,00'))
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 600)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await drawer.getByRole('button', { name: 'Remover Alimentação do carrinho' }).click()
  await expect(drawer).toContainText(brl('R$ 30.000,00'))
  await drawer.getByRole('link', { name: 'Ir para o carrinho' }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Seu carrinho' })).toBeInViewport()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the summary is a sheet with a handle, and the total is always in sight', async ({ page }) => {
    await open(page)
    // Thirteen products are not thirteen screens, and food comes first.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4_500)
    const names = await page.getByRole('article').getByRole('heading').allInnerTexts()
    expect(names.indexOf('Cesta')).toBeLessThan(names.indexOf('Auto'))
    // An empty cart has nothing to unfold: its bar leaves the screen to the products.
    const proceed = summary(page).getByRole('button', { name: 'Seguir com a contratação' })
    await expect(proceed).toBeInViewport()
    await expect(proceed).toBeDisabled()
    expect((await summary(page).boundingBox())?.height).toBeLessThan(100)
    await add(page, 'Refeição', '10', '50000')
    const total = summary(page).locator('strong', { hasText: brl('R$ 5.000,00') })
    await expect(total).toBeInViewport()
    expect((await summary(page).boundingBox())?.height).toBeLessThanOrEqual(96)
    // Its height is told to those who keep the room: a property of the document would style every element anew.
    await expect(page.locator('main + footer')).toHaveAttribute('style', /--foot-room: calc\(\d+px/)
    expect(await page.locator('html').getAttribute('style')).not.toMatch(/(?:^|;)\s*--/)
    const fee = summary(page).getByText('Tarifa de emissão de cartões')
    await expect(fee).toBeHidden()
    await summary(page).getByRole('button', { name: 'Ver detalhes' }).click()
    await expect(fee).toBeVisible()
    await summary(page).getByRole('button', { name: 'Ocultar detalhes' }).click()
    await expect(fee).toBeHidden()
    await expect(total).toBeInViewport()
    // The sheet covers neither what the keyboard reaches nor the end of the page.
    const value = card(page, 'Boas Festas').getByLabel('Digite o valor')
    await value.focus()
    const edges = async () => {
      const [own, sheet] = [await value.boundingBox(), await summary(page).boundingBox()]
      return own && sheet ? sheet.y - own.y - own.height : Number.NEGATIVE_INFINITY
    }
    await expect.poll(edges).toBeGreaterThanOrEqual(0)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Política de Privacidade' })
      .click({ trial: true })
  })
})
