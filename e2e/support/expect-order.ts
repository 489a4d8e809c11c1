import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { parseCnpj } from '../../packages/domain/src/document/parse-cnpj.ts'
import type { Buyer } from './people.ts'
import { readDownload } from './read-pdf.ts'
import { button, money } from './shop.ts'
import { readContractMails, readHandOvers } from './stored.ts'
import { expect } from './test.ts'

/** One line of an order as it was bought; the value in centavos. */
export interface Bought {
  readonly product: string
  readonly quantity: number
  readonly value: number
}

/** How an order differs from the usual one. */
interface Expected {
  /** Fees on top of the credit, in centavos. */
  readonly fees?: number
  readonly channel?: { readonly channel: string; readonly subChannel: string }
}

const DEFAULT_CHANNEL = { channel: 'default', subChannel: '' }

/**
 * Checks one concluded order wherever it left a trace: the conclusion on the page, the portal's one file, the one
 * message with the contract, and the text of the contract itself.
 */
export async function expectOrder(
  page: Page,
  buyer: Buyer,
  orderNumber: string,
  bought: readonly Bought[],
  { fees = 0, channel = DEFAULT_CHANNEL }: Expected = {},
): Promise<void> {
  const credit = bought.reduce((sum, { quantity, value }) => sum + quantity * value, 0)
  const total = credit + fees
  await expectConclusion(page, buyer, bought, total)

  const orders = await readHandOvers(buyer.cnpj)
  expect(orders).toHaveLength(1)
  const [order] = orders
  expect(order?.orderNumber).toBe(orderNumber)
  expect(order).toMatchObject(channel)
  expect(order?.company.cnpj).toBe(parseCnpj(buyer.cnpj))
  expect(order?.contact).toMatchObject({ name: `${buyer.firstName} ${buyer.lastName}`, email: buyer.email })
  expect(order?.totals).toMatchObject({ totalWithDiscount: total, totalBenefits: credit, totalFees: fees })
  const lines = order?.groups.flatMap((group) => group.lines) ?? []
  expect(lines.map(({ name, quantity, monthlyValue }) => ({ name, quantity, monthlyValue }))).toEqual(
    expect.arrayContaining(
      bought.map(({ product, quantity, value }) => ({
        name: expect.stringContaining(product),
        quantity,
        monthlyValue: value,
      })),
    ),
  )
  expect(lines).toHaveLength(bought.length)
  expect(order?.contract.acceptedHash).toMatch(/^[0-9a-f]{64}$/)

  const mails = await readContractMails(buyer.email)
  expect(mails).toHaveLength(1)
  const [mail] = mails
  expect(mail?.subject).toContain(orderNumber)
  expect(mail?.text).toContain(orderNumber)
  expect(
    createHash('sha256')
      .update(mail?.bytes ?? '')
      .digest('hex'),
  ).toBe(order?.contract.finalHash)
  expectContract(mail?.pdfText ?? '', buyer, orderNumber, bought, total)
  expect(mail?.pdfText).toContain(order?.contract.acceptedHash)
}

async function expectConclusion(page: Page, buyer: Buyer, bought: readonly Bought[], total: number) {
  await expect(page.getByRole('heading', { level: 1, name: `Tudo certo, ${buyer.firstName}!` })).toBeVisible()
  const order = page.getByRole('region', { name: 'O que você contratou' })
  for (const { product, quantity, value } of bought) {
    const line = order.getByRole('listitem').filter({ hasText: product })
    await expect(line).toContainText(`${quantity} cart`)
    await expect(line).toContainText(money(value))
  }
  await expect(order.getByText('VALOR TOTAL DO PEDIDO', { exact: true })).toBeVisible()
  await expect(order).toContainText(money(total))
  await expect(page.getByText(`${buyer.email.slice(0, 3)}***`)).toBeVisible()
  await expect(page.getByText(buyer.email)).toHaveCount(0)
}

/** The contract's text: both parties, the order, the clauses and the page that proves the acceptance. */
export function expectContract(
  text: string,
  buyer: Buyer,
  orderNumber: string,
  bought: readonly Bought[],
  total: number,
): void {
  expect(text).toContain(orderNumber)
  expect(text).toContain(buyer.cnpj)
  expect(text).toContain(buyer.cpf)
  expect(text).toContain(`${buyer.firstName} ${buyer.lastName}`)
  for (const { product, quantity, value } of bought) {
    expect(text).toContain(product)
    expect(text).toMatch(money(value))
    expect(text).toMatch(money(quantity * value))
  }
  expect(text).toMatch(money(total))
  expect(text).toContain('Cláusula 1ª — Do objeto')
  expect(text).toContain('Comprovante de aceite')
}

/** Downloads the contract on the conclusion until it is the final one, and gives its text. */
export async function downloadFinalContract(page: Page): Promise<string> {
  let text = ''
  await expect
    .poll(
      async () => {
        const download = page.waitForEvent('download')
        await button(page, 'Download do contrato').click()
        text = await readDownload(await download)
        return text.includes('Comprovante de aceite')
      },
      { message: 'the contract with its proof of acceptance' },
    )
    .toBe(true)
  return text
}
