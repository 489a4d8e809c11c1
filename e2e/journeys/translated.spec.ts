import type { Page } from '@playwright/test'
import { expectOrder } from '../support/expect-order.ts'
import {
  acceptAndConclude,
  atBank,
  companySection,
  contact,
  goToCompany,
  goToReview,
  proposal,
} from '../support/order.ts'
import { paste } from '../support/paste.ts'
import { type Buyer, newBuyer } from '../support/people.ts'
import { print } from '../support/print.ts'
import {
  acceptContract,
  button,
  conclude,
  confirm,
  enterCode,
  field,
  goToAccess,
  goToSummary,
  money,
  open,
  openContract,
  productCard,
  setPassword,
  stepHeading,
  summary,
} from '../support/shop.ts'
import { readHandOvers } from '../support/stored.ts'
import { expect, test } from '../support/test.ts'
import { translate } from '../support/translate.ts'

/** What a cell of Excel, a page of Word and a phone's keyboard put into a field. */
const CELL = { quantity: '12\t\r\n', value: '\u00a0R$\u00a01.234,56\u00a0' }
const FIRST = { quantity: 12, value: 123_456 }
const MORE = 15
const BANK_FEES = FIRST.quantity * 690 + 2_990
/** As it is kept, of `D’Ávila` and `Sant´Anna`. */
const LAST_NAME = "D'Ávila Sant'Anna"
const WORD_NAME = 'D’Ávila Sant´Anna '

/** Nothing is answered: the question about cookies stands over the page, and must not on paper. */
const UNASKED = { cookies: [], origins: [] }

test.describe('a translated page', () => {
  test.use({
    storageState: UNASKED,
    // The translator was there before React: it draws what it finds changed anew, and says so.
    expectedErrors: [/Minified React error #418/],
  })
  test.beforeEach(({ context }) => translate(context))

  test('is filled by pasting, printed, and bought on at the issuer with an account', async ({
    page,
    request,
  }) => {
    test.slow()
    await page.setViewportSize({ width: 1280, height: 844 })
    const buyer = { ...newBuyer(), lastName: LAST_NAME }
    await open(page, '/')
    // By the keyboard: what the translator made React draw anew may still move.
    await page.getByRole('article', { name: 'Avulsos' }).getByRole('link').press('Enter')
    const card = productCard(page, 'Refeição')
    await fillCard(page, 'Refeição')
    await test.step('a total that changes is the one that is shown', async () => {
      await expectTotal(page, FIRST.quantity * FIRST.value)
      await card.getByRole('button', { name: 'Editar' }).click()
      await card.getByLabel('Escolha a quantidade').fill(String(MORE))
      await card.getByRole('button', { name: 'Atualizar carrinho' }).click()
      await expectTotal(page, MORE * FIRST.value)
      await expect(card).toContainText(`${MORE} cartões`)
    })
    await expectPaper(page, 'Refeição', money(MORE * FIRST.value))
    await button(page, 'Recusar').click()

    await goToAccess(page)
    await paste(field(page, 'CNPJ'), `${buyer.cnpj}\r\n`)
    await button(page, 'Continuar').click()
    await expect(stepHeading(page, 2)).toBeVisible()
    await test.step('what is said of a field is what is wrong with it now', async () => {
      await field(page, 'CPF').fill('1')
      await field(page, 'CPF').fill('')
      await expect(page.getByText('CPF é obrigatório')).toBeVisible()
      await field(page, 'CPF').fill('111.111.111-11')
      await field(page, 'CPF').blur()
      await expect(page.getByText('CPF inválido')).toBeVisible()
      await expect(page.getByText('CPF é obrigatório')).toHaveCount(0)
    })
    await pastePerson(page, buyer)
    await button(page, 'Continuar').click()
    await setPassword(page, buyer)
    await confirm(page)
    await enterCode(page, request, buyer.email)
    await expectPaper(page, 'Refeição', money(FIRST.value), money(MORE * FIRST.value))
    await goToSummary(page)
    await expectPaper(page, buyer.firstName, firstPart(buyer.email), money(MORE * FIRST.value))
    await acceptContract(page)
    const number = await conclude(page)
    await expectPaper(page, number, 'Refeição', money(MORE * FIRST.value))
    await expectOrder(page, buyer, number, [{ product: 'Refeição', quantity: MORE, value: FIRST.value }])
  })

  test('counts a saving anew, whose texts were translated before scripts', async ({ page }) => {
    await open(page, '/economia')
    await page.getByLabel('Colaboradores', { exact: true }).fill('10')
    await page.getByLabel('Por mês, a cada um').fill('600,00')
    await expect(page.getByRole('img', { name: /R\$ 3\.053,33 de diferença/ })).toBeVisible()
    await page.getByText('Simples Nacional', { exact: true }).click()
    await expect(page.getByRole('img', { name: /R\$ 1\.200,00 de diferença/ })).toBeVisible()
    await expect(page.getByRole('table').getByRole('row', { name: /^Total/ })).toContainText('7.200,00')
  })

  test('is filled by pasting, printed, and bought on at a bank partner without one', async ({
    page,
    baseURL,
  }) => {
    test.slow()
    await page.setViewportSize({ width: 390, height: 844 })
    const buyer = newBuyer()
    const name = `${buyer.firstName} ${LAST_NAME}`
    const product = 'Refeição Banco Parceiro'
    await open(page, atBank('/modalidade/avulsos', baseURL))
    await button(page, 'Recusar').click()
    await fillCard(page, product)
    await productCard(page, product).getByRole('link', { name: 'Seguir para o carrinho' }).click()
    await expect(proposal(page)).toBeVisible()
    const modal = proposal(page)
    await paste(modal.getByLabel('CNPJ', { exact: true }), `${buyer.cnpj}\r\n`)
    await paste(modal.getByLabel('Nome', { exact: true }), `${buyer.firstName} ${WORD_NAME}`)
    await paste(modal.getByLabel('E-mail', { exact: true }), `${buyer.email} Marina`)
    await paste(modal.getByLabel('Celular', { exact: true }), `+55 ${buyer.mobile}`)
    await modal.getByRole('button', { name: 'Continuar' }).click()
    await expect(modal).toBeHidden()
    await expectTotal(page, FIRST.quantity * FIRST.value + BANK_FEES)
    const paid = money(FIRST.quantity * FIRST.value + BANK_FEES)
    await expectPaper(page, product, money(FIRST.value), paid)
    await goToCompany(page)
    const registration = companySection(page, 'Complete os dados cadastrais:')
    await paste(registration.getByLabel('CPF', { exact: true }), `${buyer.cpf}\r\n`)
    await paste(registration.getByLabel('Data de nascimento', { exact: true }), `${buyer.birthDate}\t`)
    await paste(contact(page).getByLabel('Nome', { exact: true }), `${buyer.firstName} ${WORD_NAME}`)
    await paste(contact(page).getByLabel('CPF', { exact: true }), buyer.cpf)
    await goToReview(page)
    await expectPaper(page, product, name, firstPart(buyer.email), paid)
    const number = await acceptAndConclude(page, await openContract(page))
    await expectPaper(page, number, product, paid)
    const [order] = await readHandOvers(buyer.cnpj)
    expect(order).toMatchObject({
      orderNumber: number,
      contact: { name, email: buyer.email },
      legalRepresentatives: [{ name }],
      totals: { totalWithDiscount: FIRST.quantity * FIRST.value + BANK_FEES },
    })
  })
})

test.describe('a text beside something else', () => {
  const told = /^A text without an element of its own (?:changes|goes|comes|has an element put before it)/
  test.use({ expectedErrors: [told] })

  test('is told where it comes, goes, changes or is moved by an element, and not where it is alone', async ({
    page,
  }) => {
    await open(page, '/faq')
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.evaluate(async () => {
      const place = document.createElement('p')
      const beside = document.createElement('b')
      beside.textContent = 'beside'
      place.append(beside)
      document.body.append(place)
      const text = new Text('one')
      const observed = () => new Promise((resolve) => setTimeout(resolve))
      place.append(text)
      await observed()
      text.data = 'two'
      await observed()
      text.before(document.createElement('i'))
      await observed()
      text.remove()
      await observed()
      beside.textContent = 'alone'
      await observed()
    })
    await expect
      .poll(() => errors.map((error) => error.replace('A text without an element of its own ', '')))
      .toEqual(['comes: one', 'changes: two', 'has an element put before it: two', 'goes: two'])
  })
})

/** The total of the summary: what a translator's elements hold, which is what is seen. */
async function expectTotal(page: Page, centavos: number) {
  await expect(summary(page).locator('strong', { hasText: money(centavos) })).toBeVisible()
}

/** Puts a product into the cart with what was copied from a sheet. */
async function fillCard(page: Page, product: string) {
  const card = productCard(page, product)
  await paste(card.getByLabel('Escolha a quantidade'), CELL.quantity)
  await paste(card.getByLabel('Digite o valor'), CELL.value)
  await expect(card.getByLabel('Digite o valor')).toHaveValue(money(FIRST.value))
  await card.getByRole('button', { name: 'Adicionar ao carrinho' }).click()
  await expect(card.getByText('Produto adicionado!')).toBeVisible()
}

/** Step 2: a name from Word, an e-mail with what stood behind it, and what a phone knows of its owner. */
async function pastePerson(page: Page, buyer: Buyer) {
  await paste(field(page, 'Nome'), `${buyer.firstName} `)
  await paste(field(page, 'Sobrenome'), WORD_NAME)
  await paste(field(page, 'E-mail'), `${buyer.email} Marina`)
  await paste(field(page, 'Celular'), `+55 ${buyer.mobile}`)
  await paste(field(page, 'CPF'), `${buyer.cpf}\r\n`)
  await paste(field(page, 'Data de nascimento'), `${buyer.birthDate}\t`)
  await expect(field(page, 'E-mail')).toHaveValue(buyer.email)
}

/** Of an e-mail what stands before its domain: on paper a long one takes two lines. */
function firstPart(email: string) {
  return email.slice(0, email.indexOf('@'))
}

/** What is bought stands on paper, and the question about cookies does not. */
async function expectPaper(page: Page, ...words: readonly (string | RegExp)[]) {
  const paper = await print(page)
  for (const word of words) expect(paper).toMatch(word)
  expect(paper).not.toContain('cookies')
}
