import type { Page } from '@playwright/test'
import { atBothWidths } from '../support/at-both-widths.ts'
import { expectContract } from '../support/expect-order.ts'
import {
  acceptAndConclude,
  atBank,
  companySection,
  fillCompany,
  goToReview,
  proposal,
  sendProposal,
} from '../support/order.ts'
import { newBuyer } from '../support/people.ts'
import { shareOwnStore } from '../support/share-own-store.ts'
import {
  acceptContract,
  addProduct,
  button,
  conclude,
  field,
  gainAccess,
  goToSummary,
  money,
  open,
  openContract,
  productCard,
  stepHeading,
  summary,
} from '../support/shop.ts'
import { readContractMails, readHandOvers } from '../support/stored.ts'
import { expect, test } from '../support/test.ts'
import { editContent, turnFlags } from '../support/turned-content.ts'

const AUTO = { quantity: 12, value: 50_000 }
const CREDIT = AUTO.quantity * AUTO.value
const SURVEY = 'https://pesquisa.loja.example/banco'

const surveyLink = (page: Page) => page.getByRole('link', { name: 'Responder à pesquisa' })

/** An offer on single cards beside those that are shipped. */
const CARDS_OFFER = {
  code: 'avulsos-com-farmacia',
  name: 'Avulsos com farmácia',
  descriptionHtml: '<p>Três cartões ou mais, com um serviço sem custo.</p>',
  minValue: 150_000,
  minCards: 3,
  minEmployees: 0,
  items: [
    { productCode: 37, productFamily: 'Avulso', minQuantity: 0 },
    { productCode: 34, productFamily: 'Avulso', minQuantity: 0 },
    { productCode: 601, productFamily: 'Externo (SVA)', minQuantity: 0 },
  ],
  rules: [{ from: 0, to: null, maxAddOns: 1 }],
  discounts: [],
}

/** Content with other flags, and that offer at the main issuer. */
function turnedContent(): string {
  const folder = turnFlags({
    VRPAT: { accessManagement: false, contactEmail: false, surveyUrl: null },
    JVCEF: { accessManagement: true, contactEmail: true, surveyUrl: SURVEY },
  })
  editContent<unknown[]>(folder, 'VRPAT', 'offers.json', (offers) => [...offers, CARDS_OFFER])
  return folder
}

/** Opens the help, and counts the ways to write to people. */
async function expectMailed(page: Page, help: string, ways: number) {
  await button(page, help).click()
  const panel = page.getByRole('dialog', { name: 'Central de suporte' })
  await expect(panel.locator('a[href^="tel:"]').first()).toBeVisible()
  await expect(panel.locator('a[href^="mailto:"]')).toHaveCount(ways)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
}

test.describe('with accounts where none are shipped, and none where they are', () => {
  shareOwnStore({ CONTENT_DIR: turnedContent() })

  test('an offer on single cards has a package, each card with a number and a value of its own', async ({
    page,
    expectAccessible,
    expectFitting,
  }) => {
    await open(page, `/oferta?offerid=${CARDS_OFFER.code}`)
    await expect(page).toHaveURL(`/combo/carrinho/beneficios?offerid=${CARDS_OFFER.code}`)
    await expect(page.getByRole('heading', { level: 2, name: 'Selecione os cartões' })).toBeVisible()
    const next = summary(page).getByRole('button', { name: 'Próximo' })
    await expect(next).toHaveAccessibleDescription('Escolha um cartão.')
    const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
    const cardsOf = (name: string) => field(page, `Quantidade de cartões de ${name}`)
    await box('Auto').check()
    await expect(cardsOf('Auto')).toHaveValue('3')
    await cardsOf('Auto').fill('2')
    await expect(next).toHaveAccessibleDescription('Falta 1 cartão para a oferta valer.')
    await box('Home-Office').check()
    await cardsOf('Home-Office').fill('1')
    await field(page, 'Valor de Home-Office').fill('60000')
    await expect(cardsOf('Auto')).toHaveValue('2')
    await expectAccessible()
    await atBothWidths(page, expectFitting)
    await expect(summary(page)).toContainText(money(160_000))
    await next.click()
    await expect(page.getByRole('heading', { name: 'Selecione os serviços adicionais' })).toBeFocused()
    await expect(page.getByRole('checkbox', { name: 'Desconto Farmácia' })).toBeChecked()
    await button(page, 'Voltar a selecionar cartões').click()
    await expect(cardsOf('Home-Office')).toHaveValue('1')
  })

  test('the main issuer’s cards are ordered without an account, on a phone', async ({
    page,
    expectFitting,
  }) => {
    test.slow()
    await page.setViewportSize({ width: 390, height: 844 })
    const buyer = newBuyer()
    await open(page, '/carrinho/beneficios?utm_source=carta')
    await addProduct(page, 'Auto', AUTO)
    await summary(page).getByRole('button', { name: 'Seguir com a contratação' }).click()
    await sendProposal(page, buyer)
    await expect(page).toHaveURL(/\/pedido\/dados-empresa\?utm_source=carta$/)
    await expectFitting()
    await fillCompany(page, buyer)
    await goToReview(page)
    await expectFitting()
    const number = await acceptAndConclude(page, await openContract(page))
    await expect(page.getByRole('region', { name: 'O que você contratou' })).toContainText(money(CREDIT))
    await expect(surveyLink(page)).toHaveCount(0)
    await expectMailed(page, 'Ajuda VR', 0)
    const [order] = await readHandOvers(buyer.cnpj)
    expect(order).toMatchObject({
      orderNumber: number,
      issuer: 'VRPAT',
      totals: { totalWithDiscount: CREDIT },
    })
    await page.goto('/checkout/resumo')
    await expect(page).not.toHaveURL(/\/checkout\//)

    // A plan has no cards: nobody asks where they go or says when they come.
    await page.goto('/robots.txt')
    await page.evaluate(() => sessionStorage.clear())
    await open(page, '/carrinho/pontomais/essencial?qtdVidas=10')
    await summary(page).getByRole('button', { name: 'Seguir com a contratação' }).click()
    const other = newBuyer()
    await sendProposal(page, other)
    await fillCompany(page, other)
    await expect(companySection(page, 'Complete o endereço de entrega dos cartões')).toHaveCount(0)
    await goToReview(page)
    await expect(page.getByRole('region', { name: 'Produtos e valores' })).toContainText('RH Digital')
    await expect(page.getByRole('region', { name: 'Previsão de Entrega' })).toHaveCount(0)
  })

  test('a bank partner’s cards are bought with an account and its code, on a laptop', async ({
    page,
    request,
    baseURL,
  }) => {
    test.slow()
    await page.setViewportSize({ width: 1280, height: 844 })
    const buyer = newBuyer()
    const product = 'Auto Banco Parceiro'
    await open(page, atBank('/modalidade/avulsos', baseURL))
    await addProduct(page, product, AUTO)
    await productCard(page, product).getByRole('link', { name: 'Seguir para o carrinho' }).click()
    await expect(page).toHaveURL(/\/pedido\/carrinho/)
    await button(page, 'Seguir para a contratação').click()
    await expect(proposal(page)).toBeHidden()
    await expect(stepHeading(page, 1)).toBeVisible()
    await gainAccess(page, request, buyer, '/checkout/carrinho')
    await goToSummary(page)
    await acceptContract(page)
    const number = await conclude(page)
    await expect(surveyLink(page)).toHaveAttribute('href', SURVEY)
    await expectMailed(page, 'Ajuda do banco', 1)
    const [order] = await readHandOvers(buyer.cnpj)
    expect(order).toMatchObject({ orderNumber: number, issuer: 'JVCEF' })
    const [mail] = await readContractMails(buyer.email)
    const fees = AUTO.quantity * 690 + 2_990
    expectContract(mail?.pdfText ?? '', buyer, number, [{ product, ...AUTO }], CREDIT + fees)
  })
})
