import type { Locator, Page } from '@playwright/test'
import { atBothWidths } from './support/at-both-widths.ts'
import { atBank } from './support/order.ts'
import { paste } from './support/paste.ts'
import { hydrated } from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { fillCart } from './support/visit.ts'

const PICTURE =
  /Por mês, R\$ 9\.053,33 como salário e R\$ 6\.000,00 como benefício: R\$ 3\.053,33 de diferença\./
const ROWS = [
  'Salário',
  '13º salário',
  'Férias e um terço',
  'FGTS',
  'INSS patronal',
  'RAT',
  'Terceiros',
  'Total',
]

const HOSTS = ['localhost', 'banco.localhost', 'cooperativa.localhost'] as const

for (const host of HOSTS)
  test(`at ${host} the page pictures what a benefit saves, and leads to its cards`, async ({
    page,
    baseURL,
    expectAccessible,
    expectFitting,
  }) => {
    await page.goto(atBank('/economia', baseURL, host))
    await hydrated(page)
    await expect(
      page.getByRole('heading', { level: 1, name: 'Quanto a sua empresa economiza' }),
    ).toBeVisible()
    await page.getByLabel('Colaboradores', { exact: true }).fill('10')
    await page.getByLabel('Por mês, a cada um').fill('600,00')
    await page.getByText('Lucro presumido', { exact: true }).click()
    await expect(page.getByRole('img', { name: PICTURE })).toBeVisible()
    const table = page.getByRole('table')
    for (const name of ['Como salário', 'Como benefício'])
      await expect(table.getByRole('columnheader', { name, exact: true })).toBeAttached()
    for (const name of ROWS) await expect(table.getByRole('rowheader', { name, exact: true })).toBeVisible()
    await expect(table.getByRole('row', { name: /^INSS patronal/ })).toContainText('Lei 8.212, art. 22, I')
    await expect(page.getByText('Isto é uma estimativa e não substitui o seu contador.')).toBeVisible()
    await atBothWidths(page, expectFitting)

    // What each assumption makes of the sums is no issuer's own.
    if (host === 'localhost') await changeEveryAssumption(page, () => atBothWidths(page, expectFitting))
    await expectAccessible()

    await page.getByRole('link', { name: 'Simular esta contratação' }).click()
    await expect(page).toHaveURL(/\/escolher/)
    await page.getByRole('radio', { name: /^Refeição Pratos/ }).check()
    await page.getByText('Um cartão para cada benefício').click()
    await page.getByText('Com PAT', { exact: true }).click()
    await expect(page.getByLabel('Quantidade de cartões')).toHaveValue('10')
    await expect(page.getByLabel(/^Valor de Refeição/)).toHaveValue(/600,00/)
  })

/** From ten people's R$ 600 on, in presumed profit. */
async function changeEveryAssumption(page: Page, judge: () => Promise<void>) {
  const table = page.getByRole('table')
  await page.getByText('Simples Nacional', { exact: true }).click()
  await expect(page.getByRole('img', { name: /R\$ 1\.200,00 de diferença/ })).toBeVisible()
  await page.getByLabel('Anexo IV').check()
  await expect(page.getByRole('img', { name: /R\$ 2\.666,66 de diferença/ })).toBeVisible()

  await page.getByText('Lucro real', { exact: true }).click()
  const pat = page.getByRole('region', { name: 'Dedução do PAT' })
  await expect(pat).toContainText('Informe o IRPJ devido no ano')
  await page.getByLabel('IRPJ devido no ano').fill('100.000,00')
  await expect(pat).toContainText('Até R$ 4.000,00 por ano')
  await expect(pat).toContainText('discutidos na Justiça')
  await page.getByLabel('IRPJ devido no ano').fill('muito')
  await expect(page.getByText('Não conseguimos ler este valor. Escreva como 1.234,56.')).toBeVisible()
  // As a spreadsheet writes it: no browser cuts it.
  await paste(page.getByLabel('IRPJ devido no ano'), `R$${' '.repeat(13)}1.234.567,89`)
  await expect(page.getByLabel('IRPJ devido no ano')).toHaveValue(/1\.234\.567,89$/)
  await expect(pat).toContainText('Até R$ 10.800,00 por ano')
  await page.getByLabel('IRPJ devido no ano').fill('500000')
  await expect(pat).toContainText('Até R$ 10.800,00 por ano')

  const assumptions = page.locator('summary', { hasText: 'Mudar as premissas' })
  await expect(assumptions).toContainText('alíquotas padrão')
  await assumptions.click()
  await page.getByLabel('RAT, com o FAP (%)').fill('2,4690')
  await expect(page.getByRole('row', { name: /^RAT/ })).toContainText('164,60')
  await page.getByLabel('RAT, com o FAP (%)').fill('3')
  await expect(page.getByRole('row', { name: /^RAT/ })).toContainText('200,00')
  await expect(assumptions).toContainText('1 mudada')
  await page.getByLabel('RAT, com o FAP (%)').fill('')
  await expect(page.getByText('Informe uma alíquota de 0 a 100, como 5,8.')).toBeVisible()
  await page.getByLabel('RAT, com o FAP (%)').fill('2')
  await page.getByLabel('Quantos ganham até cinco salários mínimos').fill('4')
  await expect(pat).toContainText('Até R$ 4.320,00 por ano')
  await page.getByLabel('Aplicar os limites do Decreto 10.854/2021, art. 186').uncheck()
  await expect(pat).toContainText('Até R$ 10.800,00 por ano')
  await expect(pat).toContainText('a Receita Federal deixou de exigi-los (Solução de Consulta Cosit 3/2026)')
  await page.getByLabel('Limite sobre o IRPJ (%)').fill('1,8')
  await expect(pat).toContainText('Até R$ 9.000,00 por ano')
  await expect(assumptions).toContainText('2 mudadas')
  await expect(pat.getByText('Lei 6.321, art. 1º · Lei 9.532, art. 5º')).toBeVisible()
  await expect(pat.getByText('Limites do decreto')).toBeHidden()
  await pat.getByText('O que está em discussão').click()
  await expect(pat.getByText('Limites do decreto')).toBeVisible()
  await page.getByText('Como calculamos, lei por lei').click()
  await expect(page.getByText('Lei 8.212/1991, art. 22, II', { exact: true })).toBeVisible()
  await page.getByLabel('O benefício é do PAT').uncheck()
  await expect(pat).toContainText('Só produtos do PAT')
  await judge()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: 'Simular esta contratação' })).toBeHidden()
  await expect(table).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
}

for (const width of [390, 1280])
  test(`at ${width} px a glance is enough, and another regime moves nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/economia')
    await hydrated(page)
    const saving = page.getByRole('heading', { name: 'Economia estimada' })
    const picture = page.getByRole('img', { name: /^Por mês/ })
    const go = page.getByRole('link', { name: 'Simular esta contratação' })
    const still = [saving, picture, go, page.getByText('Mudar as premissas')]
    const placesOf = (shown: readonly Locator[]) => Promise.all(shown.map(placeOf))
    const places = await placesOf(still)
    for (const regime of ['Simples Nacional', 'Lucro presumido', 'Lucro real']) {
      await page.getByText(regime, { exact: true }).click()
      await expect(page.getByRole('radio', { name: regime })).toBeChecked()
      expect(await placesOf(still), regime).toEqual(places)
      const isBefore = regime === 'Lucro real'
      await expect(page.getByText('antes do IRPJ e da CSLL', { exact: true })).toBeVisible({
        visible: isBefore,
      })
    }
    await expect(page.getByText(/^R\$\s36\.640$/)).toBeVisible()

    await page.getByLabel('IRPJ devido no ano').fill('500.000,00')
    const deduction = page.getByText('Até R$ 10.800,00 por ano')
    await expect(deduction).toBeVisible()
    const glanced = width === 1280 ? [saving, picture, go, deduction] : [saving]
    for (const { foot } of await placesOf(glanced)) expect(foot).toBeLessThan(800)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3500)
  })

/** Where something stands on its page, in px. */
async function placeOf(shown: Locator): Promise<{ readonly top: number; readonly foot: number }> {
  return shown.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return { top: Math.round(top + window.scrollY), foot: Math.round(bottom + window.scrollY) }
  })
}

test('begins with the number of the initial page, or of the cart, and the shelf, the carts and the help lead here', async ({
  page,
}) => {
  const link = () => page.getByRole('main').getByRole('link', { name: 'Quanto a sua empresa economiza' })
  await page.goto('/')
  await hydrated(page)
  const hero = page.getByRole('region', { name: 'Quanto fica para a sua equipe?' })
  await hero.getByRole('textbox').first().fill('25')
  await hero.getByRole('textbox').last().fill('480,00')
  await expect(hero).toContainText('12.000,00')
  await link().first().click()
  await expect(page.getByLabel('Colaboradores', { exact: true })).toHaveValue('25')
  await expect(page.getByLabel('Por mês, a cada um')).toHaveValue(/480,00/)

  await fillCart(page, { product: 'Refeição', quantity: 7, value: 55_000 })
  await page.goto('/carrinho/beneficios')
  await hydrated(page)
  await link().click()
  await expect(page.getByLabel('Colaboradores', { exact: true })).toHaveValue('7')
  await expect(page.getByLabel('Por mês, a cada um')).toHaveValue(/550,00/)
  for (const path of ['/carrinho/multi', '/faq']) {
    await page.goto(path)
    await hydrated(page)
    await expect(link().first()).toBeVisible()
  }
})

test('without scripts the page shows an example, whole', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(new URL('/economia', baseURL).href)
  await expect(page.getByRole('img', { name: PICTURE })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('9.053,33')
  expect(await page.content()).toContain('Sem JavaScript a página mostra um exemplo')
  await context.close()
})
