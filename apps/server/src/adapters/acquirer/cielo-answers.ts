import * as z from 'zod'

/** Codes come as numbers or texts, by operation. */
const code = z.union([z.string(), z.number()]).transform((value) => String(value).trim())

/** A sale as `POST /1/sales` and `GET /1/sales/{PaymentId}` answer it; the masked card in it is not read. */
const sale = z.object({
  MerchantOrderId: z.string().optional(),
  Payment: z.object({
    PaymentId: z.string().min(1),
    Status: z.coerce.number(),
    Amount: z.number().optional(),
    ReturnCode: code.optional(),
  }),
})

/** `GET /1/sales?merchantOrderId=`: ids alone, newest or oldest first. */
const saleList = z.object({ Payments: z.array(z.object({ PaymentId: z.string().min(1) })).nullish() })

/** `PUT /1/sales/{PaymentId}/void`. */
const voided = z.object({ Status: z.coerce.number(), ReturnCode: code.optional() })

/** A 400: a list, or now and then one object. */
const failure = z.union([
  z.array(z.object({ Code: code })),
  z.object({ Code: code }).transform((one) => [one]),
])

/** One sale of the acquirer. */
export interface Sale {
  readonly orderId: string | null
  readonly paymentId: string
  readonly status: number
  readonly returnCode: string
}

/** A sale, or null where the answer is none. */
export function readSale(body: unknown): Sale | null {
  const read = sale.safeParse(body)
  if (!read.success) return null
  const { MerchantOrderId = null, Payment } = read.data
  return {
    orderId: MerchantOrderId,
    paymentId: Payment.PaymentId,
    status: Payment.Status,
    returnCode: Payment.ReturnCode ?? '',
  }
}

/** The ids of an order's sales, or null where the answer is no list. */
export function readSaleIds(body: unknown): readonly string[] | null {
  const read = saleList.safeParse(body)
  return read.success ? (read.data.Payments ?? []).map(({ PaymentId }) => PaymentId) : null
}

/** The status that a void left, or null where the answer does not say. */
export function readVoidedStatus(body: unknown): number | null {
  const read = voided.safeParse(body)
  return read.success ? read.data.Status : null
}

/** The codes of a refused request; none where it says nothing readable. */
export function readErrorCodes(body: unknown): readonly string[] {
  const read = failure.safeParse(body)
  return read.success ? read.data.map(({ Code }) => Code) : []
}
