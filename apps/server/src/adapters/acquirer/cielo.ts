import type { CardBrand } from '@benefits/domain/payment/card-brand'
import type { Acquirer, CardCharge, ChargeOutcome } from '../../ports/acquirer.ts'
import { OwnError } from '../../ports/own-error.ts'
import { readErrorCodes, readSale, readSaleIds, readVoidedStatus, type Sale } from './cielo-answers.ts'
import { type CieloAnswer, type CieloClient, type CieloSettings, cieloClient } from './cielo-client.ts'
import { CIELO_BRANDS, isCardError, refusalOf, SALE_STATUS } from './cielo-codes.ts'

const HOLDER_MAX = 25
const CUSTOMER_MAX = 255

const { authorised, confirmed, denied, voided, refunded, aborted } = SALE_STATUS
/** Ends of a sale after which there is nothing to void. */
const NOTHING_HELD: ReadonlySet<number> = new Set([denied, voided, refunded, aborted])

const unknown = { kind: 'unknown' } as const satisfies ChargeOutcome

/**
 * The Cielo E-commerce API 3.0: authorises without capture, and voids. A sale is asked for once; where its answer is
 * lost or undecided the sale is looked for by its order id, and what is still not known then is `unknown`, for the
 * void job to settle.
 */
export function cieloAcquirer(settings: CieloSettings): Acquirer {
  const client = cieloClient(settings)
  return {
    authorise: async (charge) => {
      const outcome = readOutcome(await client.post('/1/sales', toSale(charge)), charge.card.brand)
      if (outcome.kind !== 'unknown') return outcome
      const found = await findSale(client, charge.id)
      return typeof found === 'string' ? unknown : saleOutcome(found)
    },
    release: async ({ id, reference, amount }) => {
      const found = reference === null ? await findSale(client, id) : reference
      if (found === 'notFound') return found
      if (found === 'unreachable') throw new OwnError('The acquirer could not be asked for a sale.')
      if (typeof found !== 'string' && !holdsMoney(found)) {
        return NOTHING_HELD.has(found.status) ? 'released' : 'notFound'
      }
      await voidSale(client, typeof found === 'string' ? found : found.paymentId, amount)
      return 'released'
    },
  }
}

/** The order id takes letters and digits only. */
function toOrderId(id: string): string {
  return id.replace(/-/g, '')
}

function toSale({ id, amount, card, customerName }: CardCharge) {
  const { number, holder, cvv, month, year, brand } = card
  return {
    MerchantOrderId: toOrderId(id),
    Customer: { Name: plainLetters(customerName, CUSTOMER_MAX) },
    Payment: {
      Type: 'CreditCard',
      Amount: amount,
      Currency: 'BRL',
      Country: 'BRA',
      Installments: 1,
      Capture: false,
      CreditCard: {
        CardNumber: number,
        Holder: plainLetters(holder, HOLDER_MAX),
        ExpirationDate: `${month}/${year}`,
        SecurityCode: cvv,
        SaveCard: false,
        Brand: brand === null ? undefined : CIELO_BRANDS[brand],
      },
    },
  }
}

/** Names go without accents. */
function plainLetters(name: string, max: number): string {
  return name
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, max)
}

function readOutcome(answer: CieloAnswer, brand: CardBrand | null): ChargeOutcome {
  if (answer.kind === 'lost' || answer.status >= 500) return unknown
  const sale = readSale(answer.body)
  if (answer.status < 300) return sale ? saleOutcome(sale) : unknown
  const codes = readErrorCodes(answer.body)
  // A card of a brand that we do not know went without one: that it is not taken is no fault in what was typed.
  if (answer.status === 400 && brand === null) return { kind: 'refused', refusal: 'cardDenied' }
  if (answer.status === 400 && isCardError(codes)) return { kind: 'refused', refusal: 'cardInvalid' }
  return { kind: 'failed', reason: `HTTP ${answer.status}, codes ${codes.join(' ') || 'none'}` }
}

function saleOutcome({ paymentId, status, returnCode }: Sale): ChargeOutcome {
  if (status === authorised || status === confirmed) return { kind: 'authorised', reference: paymentId }
  if (status !== denied) return unknown
  const refusal = refusalOf(returnCode)
  return refusal === null ? unknown : { kind: 'refused', refusal }
}

/** The sale under an order id: the one that holds money, where there were several. */
async function findSale(client: CieloClient, id: string): Promise<Sale | 'notFound' | 'unreachable'> {
  const orderId = toOrderId(id)
  const listed = await client.query(`/1/sales?merchantOrderId=${orderId}`)
  if (listed.kind === 'lost' || listed.status >= 500) return 'unreachable'
  if (listed.status === 404) return 'notFound'
  const ids = listed.status < 300 ? readSaleIds(listed.body) : null
  if (ids === null) return 'unreachable'
  const sales: Sale[] = []
  for (const paymentId of ids) {
    const answer = await client.query(`/1/sales/${encodeURIComponent(paymentId)}`)
    const sale = answer.kind === 'answered' && answer.status < 300 ? readSale(answer.body) : null
    if (sale === null) return 'unreachable'
    if (sale.orderId === null || sale.orderId === orderId) sales.push(sale)
  }
  return sales.find(holdsMoney) ?? sales[0] ?? 'notFound'
}

function holdsMoney({ status }: Sale): boolean {
  return status === authorised || status === confirmed
}

/** Voids a sale; one that was voided before counts as voided. Rejects where the money may still be held. */
async function voidSale(client: CieloClient, paymentId: string, amount: number): Promise<void> {
  const path = `/1/sales/${encodeURIComponent(paymentId)}`
  const answer = await client.put(`${path}/void?amount=${amount}`)
  if (answer.kind === 'answered' && answer.status < 300 && isGivenBack(readVoidedStatus(answer.body))) return
  const now = await client.query(path)
  const status = now.kind === 'answered' && now.status < 300 ? readSale(now.body)?.status : undefined
  if (!isGivenBack(status ?? null)) throw new OwnError('The acquirer did not void a sale.')
}

function isGivenBack(status: number | null): boolean {
  return status === voided || status === refunded
}
