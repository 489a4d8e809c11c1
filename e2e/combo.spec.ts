import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import type { Page } from '@playwright/test'
import { newBuyer } from './support/people.ts'
import { button, editLine, field, money, open, productCard, summary } from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { fillCart, haveAccess } from './support/visit.ts'

const MULTI = '/combo/carrinho/multi'
const OFFER = `${MULTI}?offerid=super-oferta-multi`
const [MEAL, FOOD, AUTO] = ['Multi Refeição PAT', 'Multi Alimentação PAT', 'Multi Auto']
const AID = 'Multi Alimentação Auxílio'

const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const cards = (page: Page) => field(page, 'Quantidade de cartões')
const next = (page: Page) => summary(page).getByRole('button', { name: 'Próximo' })
const valueField = (page: Page, product: string) => field(page, `Valor de ${product}`)

/** Money as an accessible description has it: with plain blanks. */
const plain = (centavos: number) => formatBrl(centavos as Centavos).replaceAll('\u00a0', ' ')

/** Puts a balance into the package. */
async function choose(page: Page, product: string, value: string): Promise<void> {
  await box(page, product).check()
  await valueField(page, product).fill(value)
}

test('an offer leads to its own package, and none, or one that is not in force, to the initial page', async ({
  page,
}) => {
  for (const path of ['/combo/carrinho', MULTI, '/combo/carrinho/pontomais', '/oferta']) {
    await open(page, `${path}?utm_source=carta`)
    await expect(page).toHaveURL('/?utm_source=carta')
  }

  await test.step('one that is not in force says so and leaves the address', async () => {
    await open(page, '/oferta?offerid=inventada&utm_source=carta')
    const modal = page.getByRole('dialog', { name: 'Atenção!' })
    await expect(modal).toContainText('Esta oferta não pode ser aplicada ao seu carrinho.')
    await modal.getByRole('button').last().click()
    await expect(page).toHaveURL('/?utm_source=carta')
  })

  await test.step('from its page, from the bare one and from another modality’s', async () => {
    for (const path of ['/oferta', '/combo/carrinho', MULTI]) {
      await open(page, `${path}?offerid=super-oferta-rh&contrato=7`)
      await expect(page).toHaveURL('/combo/carrinho/pontomais?offerid=super-oferta-rh&contrato=7')
      await expect(page.getByText('RH Digital Profissional com cuidado').first()).toBeVisible()
    }
  })

  await test.step('the offer of any address is followed: its package needs no parameter any more', async () => {
    await open(page, '/faq?offerid=super-oferta-multi')
    await page.waitForFunction(() => sessionStorage.getItem('loja:VRPAT')?.includes('super-oferta-multi'))
    await open(page, '/combo/carrinho')
    await expect(page).toHaveURL(MULTI)
  })
})

test('a Multi package counts up to its offer, goes on once it is met, and asks who leaves it', async ({
  page,
}) => {
  await open(page, `${OFFER}&utm_source=carta`)
  await expect(page.getByRole('heading', { level: 1, name: 'Super Oferta VR' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Selecione os saldos' })).toBeVisible()
  await expect(page.locator('section strong').filter({ hasText: 'Multi' })).toBeVisible()
  await expect(page.getByText('Esta é só uma prévia...')).toBeVisible()
  // Two food balances under the law that is shown, and three others; the other law shows as many.
  await expect(page.getByRole('checkbox')).toHaveCount(5)
  await field(page, 'Como auxílio').check()
  await expect(box(page, 'Multi Refeição Auxílio')).toBeVisible()
  await expect(box(page, MEAL)).toBeHidden()
  await field(page, 'Com PAT').check()
  await expect(next(page)).toBeDisabled()
  await expect(next(page)).toHaveAccessibleDescription('Informe a quantidade de cartões.')

  await box(page, MEAL).click()
  await expect(box(page, MEAL)).not.toBeChecked()
  await expect(page.getByText('Diga primeiro de quantos cartões')).toBeVisible()
  await cards(page).fill('3')
  await expect(next(page)).toHaveAccessibleDescription('Escolha um saldo.')
  await box(page, MEAL).check()
  await expect(valueField(page, MEAL)).toHaveValue(money(20_000))
  await expect(valueField(page, MEAL)).toHaveAccessibleDescription(`3 × ${plain(20_000)} = ${plain(60_000)}`)
  await expect(next(page)).toHaveAccessibleDescription('Faltam 2 cartões para a oferta valer.')
  const credit = page.getByRole('progressbar', { name: 'Crédito por mês' })
  await expect(credit).toHaveAttribute('aria-valuenow', '600')
  const bar = page.getByRole('progressbar', { name: 'Cartões da oferta' })
  await expect(bar).toHaveAttribute('aria-valuenow', '3')
  await expect(bar).toHaveAttribute('aria-valuemax', '5')
  await expect(summary(page)).toContainText(money(60_000))
  await expect(next(page)).toBeDisabled()
  await next(page).press('Enter')
  await expect(summary(page).getByText('A oferta vale a partir de 5 cartões.')).toBeVisible()

  await button(page, 'Usar 5 cartões').click()
  await expect(cards(page)).toHaveValue('5')
  await expect(
    page.getByText('Oferta habilitada! Prossiga para a seleção dos serviços adicionais'),
  ).toBeVisible()
  // The next service begins a centavo above R$ 5.000,00, and no place tells it otherwise.
  await expect(page.getByText(/^Acima de R\$\s1\.000,00 por cartão, escolha mais 1 serviço/)).toBeVisible()
  await expect(page.getByRole('progressbar', { name: '+1 serviço' })).toHaveAttribute(
    'aria-valuetext',
    /de R\$\s5\.000,00$/,
  )
  await expect(summary(page)).toContainText(money(100_000))
  const away = { ok: false, problem: { code: -99, status: 504, description: '', fields: [] } }
  await page.route('**/recursos/precificar*', (route) => route.fulfill({ json: away }))
  await cards(page).fill('6')
  await expect(summary(page).getByText('Não foi possível calcular o preço')).toBeVisible()
  await expect(next(page)).toBeDisabled()
  await page.unroute('**/recursos/precificar*')
  await summary(page).getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(next(page)).toBeEnabled()
  await next(page).click()

  await expect(page.getByRole('heading', { name: 'Selecione os serviços adicionais' })).toBeFocused()
  await expect(
    page.getByText('Serviços adicionais selecionados! Agora é só concluir a contratação'),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Selecione os serviços adicionais' })).toBeVisible()
  await button(page, 'Voltar a selecionar saldos').click()
  await expect(page.getByRole('heading', { name: 'Selecione os saldos' })).toBeVisible()
  await box(page, MEAL).uncheck()
  await expect(next(page)).toBeDisabled()
  await expect(page).toHaveURL(`${OFFER}&utm_source=carta`)

  await test.step('staying changes nothing, leaving empties the cart and lets the offer go', async () => {
    await box(page, MEAL).check()
    const home = page.getByRole('banner').getByRole('link').first()
    await home.click()
    const modal = page.getByRole('dialog', { name: 'Atenção!' })
    await expect(modal).toContainText(
      'Você está saindo do fluxo da oferta Multi com bem-estar. Deseja mesmo sair?',
    )
    await expect(modal).toContainText('o carrinho fica vazio')
    await modal.getByRole('button', { name: 'Continuar na oferta' }).click()
    await expect(modal).toBeHidden()
    await expect(box(page, MEAL)).toBeChecked()
    await home.click()
    await modal.getByRole('button', { name: 'Sair da oferta' }).click()
    await expect(page).toHaveURL('/?utm_source=carta')
    await open(page, MULTI)
    await expect(page).toHaveURL('/')
    await open(page, '/carrinho/multi')
    await expect(page.getByText('Parece que você ainda não adicionou')).toBeVisible()
  })
})

test('the services keep to the offer: mandatory, as many as the credit gives, and with what they go', async ({
  page,
}) => {
  await open(page, OFFER)
  await cards(page).fill('10')
  await choose(page, AUTO, '60000')
  await next(page).click()
  await expect(box(page, 'Nutrição')).toBeChecked()
  await expect(box(page, 'Nutrição')).toBeDisabled()
  // The insurance cannot be had without a food balance: the two others are all that the offer gives.
  await expect(box(page, 'Saúde Online')).toBeChecked()
  await expect(box(page, 'Seguro Alimentação')).toBeDisabled()
  await expect(productCard(page, 'Seguro Alimentação')).toContainText('Este serviço exige um saldo')
  await expect(page.getByText('2 de 2 serviços')).toBeVisible()
  await box(page, 'Saúde Online').uncheck()
  await expect(page.getByText('1 de 2 serviços')).toBeVisible()

  await button(page, 'Voltar a selecionar saldos').click()
  await page.getByRole('radio', { name: 'Como auxílio' }).check()
  await choose(page, AID, '20000')
  await next(page).click()
  const held = Promise.withResolvers<void>()
  await page.route('**/recursos/precificar*', async (route) => {
    await held.promise
    await route.continue()
  })
  await box(page, 'Seguro Alimentação').click()
  await expect(box(page, 'Seguro Alimentação')).toBeChecked()
  await expect(box(page, 'Seguro Alimentação')).toBeDisabled()
  await box(page, 'Seguro Alimentação').press('Space')
  await expect(box(page, 'Seguro Alimentação')).toBeChecked()
  held.resolve()
  await expect(box(page, 'Seguro Alimentação')).toBeEnabled()
  await expect(box(page, 'Saúde Online')).toBeDisabled()
  await expect(productCard(page, 'Saúde Online')).toContainText(
    /Acima de R\$\s20\.000,00 de crédito, escolha mais 1\./,
  )

  await test.step('beside a PAT balance the law lets nutrition stand, and no health service', async () => {
    await button(page, 'Voltar a selecionar saldos').click()
    await page.getByRole('radio', { name: 'Com PAT' }).check()
    await choose(page, FOOD, '20000')
    await next(page).click()
    await expect(box(page, 'Saúde Online')).toBeDisabled()
    await expect(productCard(page, 'Saúde Online')).toContainText('A lei não permite este serviço')
    await expect(box(page, 'Nutrição')).toBeChecked()
    await button(page, 'Voltar a selecionar saldos').click()
    await box(page, FOOD).uncheck()
    await page.getByRole('radio', { name: 'Como auxílio' }).check()
    await next(page).click()
  })

  // The insurance leaves with its balance.
  await button(page, 'Voltar a selecionar saldos').click()
  await box(page, AID).uncheck()
  await next(page).click()
  await expect(box(page, 'Seguro Alimentação')).not.toBeChecked()
  await expect(box(page, 'Nutrição')).toBeChecked()
  // Less credit gives less: the choice is cleared down to what is mandatory.
  await box(page, 'Saúde Online').check()
  await button(page, 'Voltar a selecionar saldos').click()
  await valueField(page, AUTO).fill('50000')
  await next(page).click()
  await expect(box(page, 'Saúde Online')).not.toBeChecked()
  await expect(page.getByText('1 de 1 serviço', { exact: true })).toBeVisible()
})

test('an HR package has a plan, its employees and free services, in one step', async ({ page }) => {
  await open(page, '/combo/carrinho/pontomais?offerid=super-oferta-rh-anual')
  await expect(field(page, 'Quantidade de colaboradores')).toHaveValue('10')
  await expect(field(page, 'Pagamento mensal')).toBeChecked()
  await expect(box(page, 'Apoio ao Trabalhador')).toBeChecked()
  await expect(page.getByRole('heading', { name: 'Selecione os serviços adicionais' })).toHaveCount(0)
  await expect(summary(page)).toContainText(money(10_710))
  await field(page, 'Pagamento anual').check()
  await expect(summary(page)).toContainText(money(99_960))
  await expect(summary(page).getByRole('region', { name: 'O que a oferta faz por você' })).toContainText(
    money(14_280),
  )
  const proceed = button(page, 'Seguir com a contratação')
  await field(page, 'Quantidade de colaboradores').fill('9')
  await expect(box(page, 'Apoio ao Trabalhador')).not.toBeChecked()
  await expect(proceed).toBeDisabled()
  await expect(proceed).toHaveAccessibleDescription('Falta 1 colaborador para a oferta valer.')
  await expect(page.getByText('0 de 0')).toHaveCount(0)
  const plan = page.getByRole('region', { name: 'Monte o seu plano' })
  await expect(plan.getByText('A oferta vale a partir de 10 colaboradores.')).toBeVisible()
  await expect(productCard(page, 'Apoio ao Trabalhador')).toContainText('Já vem com a oferta.')
  await expect(productCard(page, 'Desconto Academia')).toContainText('Fica disponível quando a oferta valer.')
  await field(page, 'Quantidade de colaboradores').fill('10')
  await expect(plan.getByText('A oferta vale a partir de')).toHaveCount(0)

  await test.step('what an offer gives without a choice is ticked from the start, and stays given up', async () => {
    await open(page, '/combo/carrinho/pontomais?offerid=super-oferta-rh')
    await expect(page.getByText('4 de 4 serviços')).toBeVisible()
    await box(page, 'Desconto Academia').uncheck()
    await expect(page.getByText('3 de 4 serviços')).toBeVisible()
    await field(page, 'Quantidade de colaboradores').fill('24')
    await expect(page.getByText('A oferta vale a partir de 25 colaboradores.').first()).toBeVisible()
    await expect(box(page, 'Apoio ao Trabalhador')).not.toBeChecked()
    await field(page, 'Quantidade de colaboradores').fill('25')
    await expect(box(page, 'Apoio ao Trabalhador')).toBeChecked()
    await expect(box(page, 'Desconto Academia')).not.toBeChecked()
  })
})

test('the offer for who moves gives one service up to its band and two above it, called chosen where there are any', async ({
  page,
}) => {
  await open(page, '/combo/carrinho/multi?offerid=super-oferta-movimento')
  await cards(page).fill('4')
  await choose(page, AUTO, '250000')
  await next(page).click()
  await expect(page.getByText('Oferta habilitada! Selecione os serviços adicionais')).toBeVisible()
  await expect(page.getByText('Serviços adicionais selecionados!')).toHaveCount(0)
  await expect(page.getByText('0 de 1 serviço')).toBeVisible()
  await button(page, 'Voltar a selecionar saldos').click()
  await valueField(page, AUTO).fill('250001')
  await next(page).click()
  // Both are given: there is nothing to choose between.
  await expect(page.getByText('2 de 2 serviços')).toBeVisible()
  await expect(page.getByText('Serviços adicionais selecionados!')).toBeVisible()
  for (const name of ['Saúde Online', 'Nutrição']) await box(page, name).uncheck()
  await expect(page.getByText('Serviços adicionais selecionados!')).toHaveCount(0)
  await box(page, 'Nutrição').check()
  await expect(page.getByText('1 de 2 serviços')).toBeVisible()
  await expect(page.getByText('Serviços adicionais selecionados!')).toBeVisible()
  await expect(summary(page)).toContainText(money(1_000_004))
})

test('an HR plan chosen elsewhere lets the offer go, and the address with it', async ({ page }) => {
  await open(page, '/planos/hcm?offerid=super-oferta-multi&utm_source=carta')
  await page.waitForFunction(() => sessionStorage.getItem('loja:VRPAT')?.includes('super-oferta-multi'))
  await page.getByRole('button', { name: 'Contratar' }).first().click()
  await expect(page).toHaveURL('/carrinho/pontomais?utm_source=carta')
  await expect(summary(page)).toContainText('RH Digital')
  await open(page, MULTI)
  await expect(page).toHaveURL('/')
})

test('a cart of another modality is seen beside the package, and bought without the offer', async ({
  page,
}) => {
  await fillCart(page, { product: 'Auto', quantity: 2, value: 30_000 })
  await open(page, OFFER)
  await expect(page.getByRole('region', { name: 'No carrinho agora' })).toContainText('Auto')
  await button(page, 'Guardar este carrinho').click()
  await expect(cards(page)).toBeVisible()
  await expect(next(page)).toBeDisabled()
})

test('the checkout’s cart says that a smaller quantity loses the offer, and what brings it back', async ({
  page,
}) => {
  await open(page, OFFER)
  await cards(page).fill('5')
  await choose(page, MEAL, '60000')
  await expect(page.getByText('Oferta habilitada!')).toBeVisible()
  await haveAccess(page, newBuyer())
  await open(page, '/checkout/carrinho/multi?offerid=super-oferta-multi')
  await expect(summary(page)).toContainText('Nutrição')
  const lost = page.getByText('Assim, o carrinho sai da oferta Multi com bem-estar')
  await expect(lost).toHaveCount(0)
  await editLine(page, 'Multi')
  await cards(page).fill('4')
  await expect(lost).toContainText('A oferta vale a partir de 5 cartões.')
  await expect(summary(page)).not.toContainText('Nutrição')
  await cards(page).fill('5')
  await expect(summary(page)).toContainText('Nutrição')
  await expect(lost).toHaveCount(0)
})
