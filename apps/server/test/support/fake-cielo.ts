import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A sale as the acquirer keeps it. */
export interface FakeSale {
  readonly paymentId: string
  readonly orderId: string
  readonly amount: number
  status: number
  returnCode: string
}

/** A request as it came in. */
export interface FakeRequest {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/**
 * What the next sale meets. `sale`: it ends with this status and code; `lost`: it is made, the answer never comes;
 * `broken`: it is made, the answer is cut off or no JSON; `late`: nothing is listed before `reveal`; the rest answer
 * without a sale.
 */
export type Mood =
  | { readonly kind: 'sale'; readonly status: number; readonly returnCode: string }
  | { readonly kind: 'lost' | 'late' | 'broken' }
  | { readonly kind: 'answer'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'silent' }

/** The documented answers of the Cielo E-commerce API 3.0 for sales, queries and voids, on loopback. */
export interface FakeCielo {
  readonly url: string
  readonly sales: FakeSale[]
  readonly requests: FakeRequest[]
  /** Decides about the sales that follow. */
  mood: Mood
  /** Answers queries and voids with this status instead. */
  outage: number | null
  /** Shows sales that were late. */
  reveal(): void
  close(): Promise<void>
}

const AUTHORISED = { kind: 'sale', status: 1, returnCode: '4' } as const satisfies Mood

/** Starts the fake on a free port; sales are authorised unless its mood says otherwise. */
export async function startFakeCielo(): Promise<FakeCielo> {
  const sales: FakeSale[] = []
  const hidden: FakeSale[] = []
  const requests: FakeRequest[] = []
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const fake: FakeCielo = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sales,
    requests,
    mood: AUTHORISED,
    outage: null,
    reveal: () => void sales.push(...hidden.splice(0)),
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const { method = '', url = '', headers } = request
    requests.push({ method, url, headers, body })
    if (headers.merchantid !== 'merchant' || headers.merchantkey !== 'key') {
      return send(response, 401, [{ Code: 132, Message: 'The provided MerchantKey is invalid' }])
    }
    const { pathname, searchParams } = new URL(url, 'http://fake')
    const [, , , paymentId = '', verb] = pathname.split('/')
    if (method === 'POST' && pathname === '/1/sales') return sell(JSON.parse(body), response)
    if (fake.outage !== null) return send(response, fake.outage, null)
    if (method === 'GET' && pathname === '/1/sales') {
      const found = sales.filter(({ orderId }) => orderId === searchParams.get('merchantOrderId'))
      if (found.length === 0) return send(response, 404, null)
      const Payments = found.map((one) => ({ PaymentId: one.paymentId, ReceveidDate: '2026-11-21T10:00:00' }))
      return send(response, 200, { ReasonCode: 0, ReasonMessage: 'Successful', Payments })
    }
    const sale = sales.find((one) => one.paymentId === paymentId)
    if (!sale) return send(response, 404, null)
    if (method === 'GET') return send(response, 200, describe(sale))
    if (method === 'PUT' && verb === 'void') return giveBack(sale, response)
    return send(response, 405, null)
  }

  function sell(asked: { MerchantOrderId: string; Payment: { Amount: number } }, response: ServerResponse) {
    const { mood } = fake
    if (mood.kind === 'silent') return
    if (mood.kind === 'answer') return send(response, mood.status, mood.body)
    const { status, returnCode } = mood.kind === 'sale' ? mood : AUTHORISED
    const { MerchantOrderId: orderId, Payment } = asked
    const sale = { paymentId: randomUUID(), orderId, amount: Payment.Amount, status, returnCode }
    const list = mood.kind === 'late' ? hidden : sales
    list.push(sale)
    if (mood.kind === 'broken') return void response.writeHead(201).end('{"MerchantOrderId": "')
    if (mood.kind === 'sale') return send(response, 201, describe(sale))
  }

  function giveBack(sale: FakeSale, response: ServerResponse) {
    if (sale.status !== 1)
      return send(response, 400, [{ Code: 308, Message: 'Transaction not available to void' }])
    sale.status = 10
    const said = {
      Status: 10,
      ReasonCode: 0,
      ReasonMessage: 'Successful',
      ReturnCode: '9',
      ReturnMessage: 'OK',
    }
    return send(response, 200, said)
  }

  return fake
}

function describe({ orderId, paymentId, amount, status, returnCode }: FakeSale) {
  return {
    MerchantOrderId: orderId,
    Customer: { Name: 'Comprador' },
    Payment: {
      PaymentId: paymentId,
      Type: 'CreditCard',
      Amount: amount,
      Capture: false,
      Installments: 1,
      Status: status,
      ReturnCode: returnCode,
      ReturnMessage: 'Mensagem',
      Tid: '1006993069',
      CreditCard: {
        CardNumber: '402400******0060',
        Holder: 'JOANA',
        ExpirationDate: '12/2030',
        Brand: 'Visa',
      },
    },
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(body === null ? '' : JSON.stringify(body))
}
