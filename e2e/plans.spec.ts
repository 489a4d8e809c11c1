import type { Locator, Page } from '@playwright/test'
import { WARNING_TEXTS } from '../packages/copy/src/warning-texts.ts'
import { button, field, followOffer, hydrated, money, open, productCard, summary } from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { fillCart } from './support/visit.ts'

const EMPLOYEES = 'Quantidade de colaboradores'
const OVER = 'Mais de 1.000 colaboradores'

const hire = (page: Page, plan: string): Locator =>
  productCard(page, plan).getByRole('button', { name: 'Contratar' })

test('the comparison starts at ten employees per month, and its buttons wait for a price that is right', async ({
  page,
}) => {
  await open(page, '/planos/hcm?utm_source=carta')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Planos para todos os momentos da sua gestão de pessoas',
  )
  await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveText([
    'RH Digital Essencial',
    'RH Digital Gerencial',
    'RH Digital Profissional',
    'RH Digital Corporativo',
  ])
  await expect(field(page, EMPLOYEES)).toHaveValue('10')
  await expect(productCard(page, 'RH Digital Essencial')).toContainText(money(7_900))
  const middle = productCard(page, 'RH Digital Gerencial')
  await expect(middle).toContainText(/R\$\s11,90 por colaborador\/mês/)
  await expect(middle).toContainText('2 módulos a mais que o Essencial')
  await expect(middle.getByRole('listitem').filter({ hasText: 'Gestão de férias' })).toContainText(
    'a mais neste plano',
  )
  const sold = middle.getByRole('listitem').filter({ hasText: 'Holerite digital' })
  await expect(sold).toContainText('à parte')
  await expect(sold).toContainText(/R\$\s6,00\/mês/)
  await expect(middle).toContainText(/No anual: R\$\s95,20\/mês/)
  const annual = field(page, 'Pagamento anual (20%)')
  await expect(annual).toHaveAccessibleDescription(/^a partir de R\$\s189,60 a menos$/)
  await expect(page.getByText('Menor preço')).toHaveCount(1)
  await expect(productCard(page, 'RH Digital Essencial')).toContainText('Menor preço')

  await field(page, 'Faixa de colaboradores').press('ArrowRight')
  await expect(field(page, EMPLOYEES)).toHaveValue('25')
  await expect(hire(page, 'RH Digital Gerencial')).toBeDisabled()
  await expect(productCard(page, 'RH Digital Gerencial')).toContainText(money(27_025))
  await expect(productCard(page, 'RH Digital Gerencial')).toContainText('De 11 a 25 colaboradores')
  await expect(productCard(page, 'RH Digital Essencial')).toContainText('Atende até 10 colaboradores')
  await expect(hire(page, 'RH Digital Gerencial')).toBeEnabled()
  await expect(hire(page, 'RH Digital Essencial')).toBeDisabled()
  await expect(hire(page, 'RH Digital Essencial')).toHaveAccessibleDescription(
    'Atende até 10 colaboradores Não disponível para esta quantidade',
  )
  await expect(productCard(page, 'RH Digital Gerencial')).toContainText('Menor preço')
  await expect(page.getByText('Menor preço')).toHaveCount(1)

  await field(page, EMPLOYEES).fill('')
  await expect(page.getByText('Campo obrigatório.')).toBeVisible()
  await expect(hire(page, 'RH Digital Gerencial')).toBeDisabled()
  await expect(hire(page, 'RH Digital Gerencial')).toHaveAccessibleDescription(
    'Informe quantos colaboradores',
  )
  await expect(page.getByText('Menor preço')).toHaveCount(0)

  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await field(page, EMPLOYEES).fill('1001')
  await expect(page.getByText('Qtd. max: 1000.')).toBeVisible()
  const dialog = page.getByRole('dialog', { name: OVER })
  await expect(dialog.getByRole('link', { name: /plano personalizado/ })).toHaveAttribute('href', /^https:/)
  await page.keyboard.press('Escape')
  await expect(hire(page, 'RH Digital Corporativo')).toBeDisabled()
  await expect(hire(page, 'RH Digital Corporativo')).toHaveAccessibleDescription(
    'Atende até 1.000 colaboradores Não disponível para esta quantidade',
  )
  await button(page, 'Falar com a nossa equipe').click()
  await expect(page.getByRole('dialog', { name: 'Fale com a gente' })).toBeVisible()
  await page.keyboard.press('Escape')
  expect(asked.filter((url) => /precificar|tabela-precos/.test(url))).toEqual([])

  await open(page, '/planos/hcm?canal=auto')
  await expect(page.getByText('Nenhum plano de RH é vendido neste canal no momento.')).toBeVisible()
  await expect(field(page, EMPLOYEES)).toHaveCount(0)
  await page.getByRole('link', { name: 'Ver as outras soluções' }).click()
  await expect(page).toHaveURL('/?canal=auto')
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] })

  test('no price of another period is shown as the price, and nothing can be added', async ({ page }) => {
    await open(page, '/carrinho/pontomais/gerencial')
    const plan = page.getByRole('region', { name: 'Seu plano', exact: true })
    await expect(plan).toContainText(/R\$\s119,00 \/mês/)
    await expect(productCard(page, 'Ponto pelo WhatsApp')).toContainText(/R\$\s12,00\/mês/)
    const cut = /\/recursos\/(tabela-precos|precificar)/
    const goOn = button(page, 'Seguir com a contratação')
    await expect(goOn).toBeEnabled()
    await page.route(cut, (route) => route.abort())
    await plan.getByText('Pagamento anual').click()
    await expect(plan).toContainText(/Preço anterior: R\$\s119,00 \/mês/)
    await expect(plan).not.toContainText('/ano')
    const extension = productCard(page, 'Ponto pelo WhatsApp')
    await expect(extension).toHaveAttribute('inert')
    await expect(extension).not.toContainText('R$')
    await expect(hire(page, 'RH Digital Corporativo')).toBeDisabled()
    await expect(goOn).toBeDisabled()
    await expect(goOn).toHaveAccessibleDescription(/Não foi possível calcular o preço/)
    await expect(page.getByText(WARNING_TEXTS.lost)).toHaveCount(1)

    await page.unroute(cut)
    await plan.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(plan).toContainText(/R\$\s1\.142,40 \/ano/)
    await expect(plan).not.toContainText('Preço anterior')
    await expect(extension).not.toHaveAttribute('inert')
    await expect(extension).toContainText(/R\$\s115,20\/ano/)
    await expect(goOn).toBeEnabled()
  })
})

test('a plan lets the offer of the visit go, whose own discount stands for the annual one', async ({
  page,
}) => {
  // Pressed, on its words, before the page's scripts are there: a slow connection loses no choice.
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/planos/hcm', { waitUntil: 'commit' })
  await page.getByText('Pagamento anual (20%)').click()
  held.resolve()
  await hydrated(page)
  // The prices that come in are kept too, and would write over what is put there by hand.
  await expect(productCard(page, 'RH Digital Gerencial')).toContainText(money(114_240))
  await followOffer(page, 'super-oferta-rh')
  await expect(field(page, 'Pagamento anual')).toBeChecked()
  await hire(page, 'RH Digital Gerencial').click()
  await expect(page).toHaveURL('/carrinho/pontomais')
  await expect(field(page, 'Pagamento anual (20%)')).toBeChecked()
  await expect(summary(page)).toContainText(money(114_240))
})

test('a link puts its plan into the cart once, and another plan takes its place', async ({ page }) => {
  await open(page, '/carrinho/pontomais/gerencial?tipoPlano=anual&qtdVidas=50&utm_source=carta')
  await expect(page).toHaveURL('/carrinho/pontomais/gerencial?utm_source=carta')
  await expect(field(page, 'Pagamento anual (20%)')).toBeChecked()
  await expect(field(page, EMPLOYEES)).toHaveValue('50')
  await expect(summary(page)).toContainText(money(479_040))

  const extension = productCard(page, 'Ponto pelo WhatsApp')
  await extension.getByRole('button', { name: 'Adicionar' }).click()
  await expect(extension.getByRole('button', { name: 'Remover' })).toBeFocused()
  await page.getByRole('tab', { name: 'Módulos' }).click()
  const module = productCard(page, 'Controle de ponto')
  await expect(module).toContainText('Incluído no plano')
  await expect(module.getByRole('button')).toHaveCount(0)
  await field(page, 'Pagamento mensal').check()
  await expect(page.getByRole('tab', { name: 'Extensões' })).toHaveAttribute('aria-selected', 'true')
  await expect(summary(page)).toContainText(money(49_900 + 50 * 120))
  await expect(summary(page)).toContainText('Total por mês')

  await button(page, 'Trocar de plano').click()
  const dialog = page.getByRole('dialog', { name: 'Selecione o plano' })
  await expect(dialog.getByRole('article', { name: 'RH Digital Essencial' })).toContainText(
    'Atende até 10 colaboradores',
  )
  await expect(dialog.getByRole('article', { name: 'RH Digital Profissional' })).toContainText(
    /R\$\s[\d.,]+ a mais que o seu plano, por mês/,
  )
  const asked = page.waitForRequest('**/recursos/tabela-precos*')
  await dialog
    .getByRole('article', { name: 'RH Digital Profissional' })
    .getByRole('button', { name: 'Contratar' })
    .click()
  expect((await asked).postDataJSON()).toMatchObject({ query: { employees: 50, period: 'monthly' } })
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/carrinho/pontomais?utm_source=carta')
  await expect(summary(page)).toContainText('RH Digital Profissional')
  await expect(summary(page)).not.toContainText('RH Digital Gerencial')
  await expect(summary(page)).toContainText(/Ponto pelo WhatsApp.*por (mês|ano)/)
  // The plan of the cart is but named in the list under it, which leads nowhere: one is there.
  const chosen = productCard(page, 'RH Digital Profissional')
  await expect(chosen).toHaveText(/^RH Digital ProfissionalSelecionado\s*Plano adicionado!$/)
  await expect(chosen.getByRole('link')).toHaveCount(0)

  await page.getByRole('link', { name: 'Voltar para os planos' }).click()
  await expect(page).toHaveURL('/planos/hcm?utm_source=carta')
  await expect(productCard(page, 'RH Digital Profissional')).toContainText('Selecionado')
  await page.goBack()
  await expect(summary(page)).toContainText('RH Digital Profissional')

  await open(page, '/carrinho/pontomais/gerencial')
  await expect(summary(page)).toContainText('RH Digital Gerencial')
  await page.getByRole('link', { name: 'Voltar para os planos' }).click()
  await expect(page).toHaveURL('/planos/hcm')
  await hire(page, 'RH Digital Corporativo').click()
  await expect(page).toHaveURL('/carrinho/pontomais')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/carrinho/pontomais/gerencial')
  await expect(summary(page)).toContainText('RH Digital Corporativo')

  // Another plan leaves the plan's address: the same page, on which nobody is sent to its beginning.
  await productCard(page, 'RH Digital Profissional').getByRole('button', { name: 'Contratar' }).click()
  await expect(page).toHaveURL('/carrinho/pontomais')
  await expect(page.getByText('Plano adicionado!')).toBeFocused()
})

test('essencial takes ten employees, a number too large opens the way to people, single cards ask first', async ({
  page,
}) => {
  await open(page, '/carrinho/pontomais')
  await expect(page).toHaveURL('/planos/hcm')

  await open(page, '/carrinho/pontomais/essencial?qtdVidas=11')
  await expect(page.getByText('Qtd. max: 10', { exact: true })).toBeVisible()
  await expect(summary(page)).not.toContainText('R$')
  await expect(button(page, 'Seguir com a contratação')).toHaveAccessibleDescription(
    'Atende até 10 colaboradores.',
  )
  await button(page, 'Planos para 11 colaboradores').click()
  const larger = page.getByRole('dialog', { name: 'Selecione o plano' })
  await expect(larger.getByRole('article', { name: 'RH Digital Gerencial' })).toContainText(money(27_025))
  await page.keyboard.press('Escape')
  await expect(larger).toBeHidden()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await button(page, 'Diminuir').click()
  await expect(field(page, EMPLOYEES)).toHaveValue('10')
  await expect(summary(page)).toContainText(money(7_900))
  await field(page, EMPLOYEES).fill('1500')
  const over = page.getByRole('dialog', { name: OVER })
  await expect(over).toBeVisible()
  await page.keyboard.press('Escape')
  // The reason stands beside it; a press tells once more, and the way to people stands on the page as well.
  const instead = button(page, 'Seguir com a contratação')
  await expect(instead).toHaveAccessibleDescription('Atende até 10 colaboradores.')
  await instead.click()
  await expect(over).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('button', { name: 'Falar com a nossa equipe' }).click()
  await expect(page.getByRole('dialog', { name: 'Fale com a gente' })).toBeVisible()

  await page.goto('/robots.txt')
  await page.evaluate(() => sessionStorage.clear())
  await fillCart(page, { product: 'Refeição', quantity: 12, value: 65_000 })
  await open(page, '/carrinho/pontomais/gerencial')
  const question = page.getByRole('dialog', { name: 'Troca de modalidade de cartão' })
  await question.getByRole('button', { name: 'Manter produtos selecionados' }).click()
  await expect(page).toHaveURL('/planos/hcm')
  await expect(field(page, EMPLOYEES)).toHaveValue('12')

  await test.step('on a phone the plans stay in sight by name and price, and say which one is seen', async () => {
    const stood = page.viewportSize() ?? { width: 1280, height: 720 }
    await page.setViewportSize({ width: 390, height: 844 })
    const plans = page.getByRole('list', { name: 'Planos: escolha qual ver' })
    const plan = (name: string) => plans.getByRole('button', { name: new RegExp(`^${name}`) })
    await expect(plans.getByRole('button')).toHaveText([
      'Essencialaté 10',
      /^GerencialR\$\s270,25$/,
      /^ProfissionalR\$\s\d+(,\d\d)?$/,
      /^CorporativoR\$\s\d+(,\d\d)?$/,
    ])
    await expect(plan('Essencial')).toHaveAttribute('aria-current', 'true')
    const large = productCard(page, 'RH Digital Corporativo')
    await large.getByText('Ponto por reconhecimento facial').scrollIntoViewIfNeeded()
    await expect(plan('Corporativo')).toHaveAttribute('aria-current', 'true')
    await expect(plans.locator('[aria-current]')).toHaveCount(1)
    await page.mouse.wheel(0, 500)
    await expect(plan('Corporativo')).toBeInViewport({ ratio: 1 })
    await plan('Gerencial').click()
    await expect(plan('Gerencial')).toHaveAttribute('aria-current', 'true')
    const middle = productCard(page, 'RH Digital Gerencial')
    await expect
      .poll(async () => Math.round((await middle.boundingBox())?.x ?? -1), { message: 'at the edge' })
      .toBe(16)
    const before = middle.getByText('Controle de ponto').last()
    await expect(before).toBeHidden()
    await middle.getByText('Tudo do Essencial (2)', { exact: true }).click()
    await expect(before).toBeVisible()
    const apart = middle.getByText('Holerite digital').last()
    await expect(apart).toBeHidden()
    await middle.getByText(/^Vendidos à parte, por mês \(\d+\)$/).click()
    await expect(apart).toBeVisible()
    const absent = middle.getByText('Integração Folha Clara').last()
    await expect(absent).toBeHidden()
    await middle.getByText(/^Não incluído \(\d+\)$/).click()
    await expect(absent).toBeVisible()
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await page.setViewportSize(stood)
    await expect(plans).toBeHidden()
  })
  await test.step('on a wider screen the names go along over the columns', async () => {
    const name = page.getByText('RH Digital Corporativo', { exact: true })
    await expect(name).toHaveCount(1)
    await page.mouse.wheel(0, 900)
    await expect(name).toHaveCount(2)
    expect((await name.last().boundingBox())?.x).toBe(
      (await productCard(page, 'RH Digital Corporativo').boundingBox())?.x,
    )
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(name).toHaveCount(1)
  })
  await hire(page, 'RH Digital Gerencial').click()
  await question.getByRole('button', { name: 'Esvaziar carrinho e continuar' }).click()
  await expect(page).toHaveURL('/carrinho/pontomais')
  await expect(summary(page)).toContainText('12 colaboradores')
  await expect(field(page, 'Pagamento anual (20%)')).toHaveAccessibleDescription(
    /^R\$\s[\d.,]+ a menos por ano$/,
  )

  // What another try cannot help: the company has a plan as good (-111). The way to another one stands there instead.
  const refusal = { ok: false, problem: { code: -111, status: 409, description: '', fields: [] } }
  await page.route('**/recursos/precificar*', (route) => route.fulfill({ json: refusal }))
  await field(page, 'Pagamento anual (20%)').check()
  await expect(summary(page)).toContainText('Não é possível prosseguir com este modelo de contratação.')
  await expect(button(page, 'Tentar novamente')).toHaveCount(0)
  await summary(page).getByRole('link', { name: 'Escolher outro plano' }).click()
  await expect(page).toHaveURL('/planos/hcm')
})
