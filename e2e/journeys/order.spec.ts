import type { Locator, Page } from '@playwright/test'
import { atBothWidths } from '../support/at-both-widths.ts'
import { agree, eventsOf } from '../support/data-layer.ts'
import { downloadFinalContract, expectContract } from '../support/expect-order.ts'
import {
  acceptAndConclude,
  atBank,
  companySection,
  contact,
  fillCompany,
  fillProposal,
  fillRegistration,
  fullName,
  goToCompany,
  goToReview,
  proposal,
  reload,
  sendProposal,
  takeToCart,
} from '../support/order.ts'
import { newBuyer } from '../support/people.ts'
import { readDownload } from '../support/read-pdf.ts'
import { button, field, hydrated, money, open, openContract, summary } from '../support/shop.ts'
import { readContractLink, readContractMails, readHandOvers } from '../support/stored.ts'
import { expect, test } from '../support/test.ts'

const MEAL = { product: 'Refeição Banco Parceiro', quantity: 12, value: 65_000 }
const FEES = MEAL.quantity * 690 + 2_990
const TOTAL = MEAL.quantity * MEAL.value + FEES

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a bank partner’s order goes from the cart to its end, over a reload at each step', async ({
    page,
    context,
    baseURL,
    expectAccessible,
  }) => {
    test.slow()
    await agree(context)
    // With letters in its number, and in a capital that cards reach first.
    const buyer = newBuyer('alphanumeric')
    const name = fullName(buyer)
    await takeToCart(page, atBank('/modalidade/avulsos?utm_source=carta', baseURL), MEAL.product, MEAL)
    await expect(summary(page)).toBeHidden()
    await fillProposal(page, buyer)
    await reload(page)
    await expect(proposal(page)).toBeHidden()
    await goTo(page, 'Seguir para a contratação')
    await expect(proposal(page).getByLabel('CNPJ')).toHaveValue(buyer.cnpj)
    await proposal(page).getByRole('button', { name: 'Continuar' }).click()
    await expect(page).toHaveURL(/\/pedido\/dados-empresa\?utm_source=carta$/)

    await fillCompany(page, buyer)
    const representative = contact(page)
    const exposed = representative.getByLabel('Pessoa politicamente exposta')
    await exposed.check()
    await representative.getByText('Cadeia societária').click()
    await expect(representative.getByLabel('CPF', { exact: true })).toHaveValue('')
    await expect(exposed).not.toBeChecked()
    await representative.getByText('Pessoa jurídica (CNPJ)').click()
    await representative.getByText('Representante legal').click()
    await expect(representative.getByLabel('CNPJ', { exact: true })).toHaveCount(0)
    await button(page, 'Continuar').press('Enter')
    await expect(page.getByText('Existem campos preenchidos incorretamente.')).toBeVisible()
    await expect(representative.getByText('CPF é obrigatório')).toBeVisible()
    await representative.getByLabel('CPF', { exact: true }).fill(buyer.cpf)
    await exposed.check()
    await button(page, 'Incluir Representante Adicional').click()
    const owner = contact(page, 1)
    await owner.getByText('Cadeia societária').click()
    await owner.getByLabel('CPF', { exact: true }).fill(buyer.cpf)
    await owner.getByText('Pessoa jurídica (CNPJ)').click()
    await owner.getByText('Pessoa física (CPF)').click()
    await expect(owner.getByLabel('CPF', { exact: true })).toHaveValue('')
    await owner.getByText('Pessoa jurídica (CNPJ)').click()
    await expect(owner.getByLabel('Pessoa politicamente exposta')).toHaveCount(0)
    await owner.getByLabel('Nome', { exact: true }).fill('Alfa Participações')
    await owner.getByLabel('CNPJ', { exact: true }).fill('12.ABC.345/01DE-35')
    await button(page, 'Incluir Sócio Adicional').click()
    await contact(page, 2).getByLabel('Nome', { exact: true }).fill('Rita Sócia')
    await contact(page, 2).getByLabel('CPF', { exact: true }).fill(buyer.cpf)
    await button(page, 'Continuar').press('Enter')
    await expect(contact(page, 2).getByText('Este CPF já foi informado em outro contato')).toBeVisible()
    await button(page, 'Incluir Sócio Adicional').click()
    await expect(contact(page, 3)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Incluir .+ Adicional$/ })).toHaveCount(0)
    for (const number of [3, 2]) await contact(page, number).getByRole('button', { name: 'Remover' }).click()
    await expect(contact(page, 2)).toHaveCount(0)
    await reload(page)
    await expect(owner.getByLabel('CNPJ', { exact: true })).toHaveValue('12.ABC.345/01DE-35')
    await goToReview(page)

    await expect(page.getByText(`Pronto, ${name}! Por favor, confirme os dados abaixo`)).toBeVisible()
    await reload(page)
    const products = page.getByRole('region', { name: 'Produtos e valores' })
    await expect(products).toContainText(MEAL.product)
    await expect(products).toContainText(money(FEES - 2_990))
    await expect(products).toContainText(money(TOTAL))
    await expect(page.getByRole('region', { name: 'Previsão de Entrega' })).toContainText('Até 10 dias úteis')
    await expect(page.getByRole('region', { name: 'Empresa e representantes' })).toContainText(
      'Alfa Participações',
    )
    const modal = await openContract(page)
    await modal.getByRole('button', { name: 'Aceitar termos do contrato' }).click()
    await expect(modal.getByText('Para avançar você precisa concordar com os termos')).toBeVisible()
    await expect(modal.getByRole('button', { name: 'Baixar contrato' })).toBeDisabled()
    const number = await acceptAndConclude(page, modal)

    await expect(
      page.getByRole('heading', { level: 1, name: 'Pedido contratado e realizado com sucesso!' }),
    ).toBeVisible()
    await expect(page.getByText('Pedido finalizado')).toBeVisible()
    const told = {
      channel: 'default',
      lead_id: expect.stringMatching(/^[\da-f-]{36}$/),
      pricing: { total: TOTAL / 100, fees: FEES / 100, benefits: (TOTAL - FEES) / 100 },
      ecommerce: { currency: 986, items: [{ item_name: MEAL.product, quantity: MEAL.quantity }] },
    }
    await expect.poll(() => eventsOf(page, 'finished_checkout')).toMatchObject([told])
    expect(await eventsOf(page, 'finished_checkout')).toMatchObject([{ page_path: '/pedido/checkout' }])
    expect(await eventsOf(page, 'close_convert_lead')).toMatchObject([told])
    await expect(page.getByText(`${buyer.email.slice(0, 3)}***`)).toBeVisible()
    await page.getByRole('button', { name: 'Mostrar e-mail' }).click()
    await expect(page.getByText(buyer.email)).toBeVisible()
    await reload(page)
    await expect(page.getByText(number)).toBeVisible()
    await expect.poll(() => eventsOf(page, 'page_view')).toHaveLength(1)
    expect(await eventsOf(page, 'finished_checkout')).toEqual([])
    const bought = page.getByRole('region', { name: 'O que você contratou' })
    for (const amount of [MEAL.value, MEAL.quantity * MEAL.value, FEES - 2_990, 2_990, TOTAL])
      await expect(bought).toContainText(money(amount))

    const [order, ...others] = await readHandOvers(buyer.cnpj)
    expect(others).toEqual([])
    expect(order).toMatchObject({
      orderNumber: number,
      issuer: 'JVCEF',
      contact: { name, email: buyer.email },
      legalRepresentatives: [{ name, politicallyExposed: true }],
      ownershipChain: [{ name: 'Alfa Participações', document: '12ABC34501DE35', isLegalEntity: true }],
      totals: { totalWithDiscount: TOTAL, totalFees: FEES },
    })
    await expect(page.getByText('abra-o para confirmar o e-mail')).toBeVisible()
    expect(await downloadFinalContract(page)).toContain(number)
    await confirmEmail(await context.newPage(), buyer.email, baseURL, expectAccessible)
    const [mail] = await readContractMails(buyer.email)
    expectContract(mail?.pdfText ?? '', buyer, number, [MEAL], TOTAL)
    for (const words of ['Alfa Participações', '12.ABC.345/01DE-35', 'até 10 dias úteis', 'Taxa de entrega'])
      expect(mail?.pdfText).toContain(words)

    await page.getByRole('link', { name: 'Voltar à página inicial' }).click()
    await expect(page.getByText('Pedido finalizado')).toBeHidden()
    await page.goto(atBank('/pedido/checkout', baseURL))
    await expect(page).toHaveURL(/localhost:\d+\/$/)
  })
})

/** Opens the link of the order's mail and presses what is there, as the owner of the address does. */
async function confirmEmail(
  page: Page,
  email: string,
  baseURL: string | undefined,
  expectAccessible: (page: Page) => Promise<void>,
) {
  await page.goto(atBank(await readContractLink(email), baseURL))
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Confirme seu e-mail')
  await expect(page.getByText(email)).toHaveCount(0)
  const logo = page.getByRole('banner').getByRole('link', { name: 'Banco Parceiro' })
  const sign = logo.locator('img')
  expect(await sign.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(page.locator('script')).toHaveCount(0)
  await atBothWidths(page, () => expectAccessible(page))
  await page.getByRole('button', { name: 'Confirmar e-mail' }).press('Enter')
  await expect(title).toHaveText('E-mail confirmado')
  await atBothWidths(page, () => expectAccessible(page))
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Baixar contrato' }).click()
  expect(await readDownload(await saved)).toContain('Comprovante de aceite')
  await page.close()
}

async function goTo(page: Parameters<typeof summary>[0], label: string) {
  await summary(page).getByRole('button', { name: label }).click()
}

test('an order is bought with the keyboard alone, and its contract is that of its delivery address', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const buyer = newBuyer()
  await page.setViewportSize({ width: 1280, height: 844 })
  await takeToCart(
    page,
    atBank('/modalidade/avulsos', baseURL, 'cooperativa.localhost'),
    'Refeição Cooperativa Parceira',
    MEAL,
  )
  const typed = async (label: string, text: string) => {
    await expect(field(page, label)).toBeVisible()
    await field(page, label).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
  }
  await typed('CNPJ', buyer.cnpj)
  await typed('Nome', fullName(buyer))
  await typed('Celular', buyer.mobile)
  await typed('E-mail', buyer.email)
  await page.keyboard.press('Enter')
  await expect(proposal(page)).toBeHidden()
  const proceed = summary(page).getByRole('button', { name: 'Seguir para a contratação' })
  await proceed.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/pedido\/dados-empresa/)
  await fillRegistration(page, buyer)
  await expect(page.getByRole('checkbox', { name: 'Usar os meus dados' })).toBeChecked()
  // Who fills the form in and where the code lies are a line each; their fields are there for whoever asks for them.
  const follower = contact(page).getByLabel('CPF', { exact: true })
  await expect(follower).toHaveValue(buyer.cpf)
  await expectRow(contact(page).getByLabel('Nome', { exact: true }), follower)
  const delivery = companySection(page, 'Complete o endereço de entrega dos cartões')
  await expect(delivery.getByText('Praça da Sé, Sé, São Paulo/SP')).toBeVisible()
  await expect(delivery.getByLabel('Bairro')).toHaveJSProperty('readOnly', true)
  await delivery.getByLabel('CEP', { exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(delivery.getByLabel('Número')).toBeFocused()
  await delivery.getByLabel('CEP', { exact: true }).fill('00000-000')
  const warning = page.getByRole('dialog', { name: 'Atenção!' })
  await expect(warning).toContainText('Não foi possível consultar o CEP')
  await page.keyboard.press('Escape')
  await expect(warning).toBeHidden()
  await delivery.getByLabel('CEP', { exact: true }).fill('00999-999')
  await expect(delivery.getByText('CEP não encontrado')).toBeVisible()
  await delivery.getByLabel('CEP', { exact: true }).fill('89010-025')
  await expect(delivery.getByLabel('Logradouro')).toHaveValue('Doutor Luiz de Freitas Melro')
  await delivery.getByLabel('Número').fill('77')
  await page.setExtraHTTPHeaders({ 'x-falha': 'lead.saveCompany=-99' })
  await button(page, 'Continuar').press('Enter')
  const unreached = page.getByRole('dialog', { name: 'Desculpe, algo inesperado aconteceu :(' })
  await expect(unreached).toContainText('Servidor indisponível.')
  await page.setExtraHTTPHeaders({})
  const reloaded = page.waitForEvent('load')
  await page.keyboard.press('Escape')
  await reloaded
  await hydrated(page)
  await expect(delivery.getByLabel('Número')).toHaveValue('77')
  await button(page, 'Continuar').press('Enter')
  await expect(page).toHaveURL(/\/pedido\/revisar-pedido/)
  await expect(page.getByRole('region', { name: 'Empresa e representantes' })).toContainText('Blumenau/SC')
  await button(page, 'Voltar').last().press('Enter')
  await expect(page).toHaveURL(/\/pedido\/dados-empresa/)
  await expect(delivery.getByLabel('Número')).toHaveValue('77')
  await button(page, 'Continuar').press('Enter')
  await expect(page).toHaveURL(/\/pedido\/revisar-pedido/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const generate = summary(page).getByRole('button', { name: 'Gerar contrato' })
  await generate.press('Enter')
  const modal = page.getByRole('dialog', { name: 'Aqui está seu contrato' })
  const tick = modal.getByLabel('Li e concordo com os termos do contrato')
  await expect(tick).toBeEnabled()
  await tick.press('Space')
  const accept = modal.getByRole('button', { name: 'Aceitar termos do contrato' })
  await page.setExtraHTTPHeaders({ 'x-falha': 'contract.hire=-119' })
  await accept.press('Enter')
  const failed = page.getByRole('dialog', { name: 'Desculpe, algo inesperado aconteceu :(' })
  await expect(failed).toContainText('Não foi possível gerar o boleto.')
  await page.setExtraHTTPHeaders({})
  await page.keyboard.press('Escape')
  await expect(failed).toBeHidden()
  await generate.press('Enter')
  await modal.getByLabel('Li e concordo com os termos do contrato').check()
  expect(asked.filter((path) => path.startsWith('/recursos/contrato/'))).toHaveLength(1)
  expect(asked).toContainEqual(expect.stringMatching(/^\/scripts\/loja\/.+\.mjs$/))
  const saved = page.waitForEvent('download')
  await modal.getByRole('button', { name: 'Baixar contrato' }).press('Enter')
  expect(await readDownload(await saved)).toContain('Blumenau/SC')
  await accept.press('Enter')
  await expect(page).toHaveURL(/\/pedido\/checkout/)
  await expect(page.getByText('Pedido finalizado')).toBeVisible()
  const [order] = await readHandOvers(buyer.cnpj)
  expect(order).toMatchObject({ issuer: 'SICRE', company: { deliveryAddress: { city: 'Blumenau' } } })
})

test('the order’s pages open only with what they need, keep the query, and what was typed where they are left', async ({
  page,
  baseURL,
}) => {
  test.slow()
  for (const path of [
    '/pedido/carrinho',
    '/pedido/dados-empresa',
    '/pedido/revisar-pedido',
    '/pedido/checkout',
  ]) {
    await page.goto(atBank(`${path}?utm_source=carta`, baseURL))
    await expect(page, path).toHaveURL(/localhost:\d+\/\?utm_source=carta$/)
  }
  const buyer = newBuyer()
  await takeToCart(page, atBank('/modalidade/avulsos', baseURL), MEAL.product, MEAL)
  await page.keyboard.press('Escape')
  await expect(proposal(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(summary(page)).toBeVisible()
  await open(page, atBank('/produtos/refeicao', baseURL))
  await page.getByRole('link', { name: 'Seguir para o carrinho' }).click()
  await sendProposal(page, buyer)
  await expect(page).toHaveURL(/\/pedido\/carrinho/)
  await expect(page.getByRole('main')).toBeFocused()
  await open(page, atBank('/pedido/revisar-pedido', baseURL))
  await expect(page).toHaveURL(/\/pedido\/dados-empresa/)
  const bar = page.getByRole('progressbar', { name: 'Andamento do pedido' })
  await expect(bar).toHaveAttribute('aria-valuenow', '50')
  await expect(page.getByRole('form').getByRole('heading', { level: 2 })).toHaveText([
    'Nome da empresa a ser gravado no(s) cartão(ões):',
    'Complete os dados cadastrais:',
    'Complete os dados de represente legal/cadeia societária:',
    'Complete o endereço de entrega dos cartões',
  ])
  await expect(companySection(page, 'Complete o endereço de entrega dos cartões')).toHaveText(/^4/)
  await button(page, 'Voltar').last().click()
  await expect(page).toHaveURL(/\/pedido\/carrinho/)
  await expect(bar).toHaveAttribute('aria-valuenow', '0')
  await expect(proposal(page)).toHaveCount(0)
  await goToCompany(page)

  await test.step('leaving before it is concluded keeps who was identified, and what was typed', async () => {
    await fillCompany(page, buyer)
    await goToReview(page)
    // Its end has nothing to show yet, and leads home.
    await open(page, atBank('/pedido/checkout', baseURL))
    await expect(page).toHaveURL(/localhost:\d+\/$/)
    await open(page, atBank('/pedido/carrinho', baseURL))
    await expect(proposal(page)).toHaveCount(0)
    await goToCompany(page)
    const section = companySection(page, 'Complete os dados cadastrais:')
    await expect(section.getByLabel('CPF', { exact: true })).toHaveValue(buyer.cpf)
    await goToReview(page)
  })
})

/** Fields that are drawn as one line of text: beside each other, lower than a field of its own. */
async function expectRow(one: Locator, other: Locator): Promise<void> {
  const [left, right] = await Promise.all([one.boundingBox(), other.boundingBox()])
  expect(left?.height).toBeLessThan(40)
  expect(Math.abs((left?.y ?? 0) - (right?.y ?? 1_000))).toBeLessThan(5)
}
