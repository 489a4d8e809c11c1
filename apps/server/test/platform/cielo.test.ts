import type { Centavos } from '@benefits/domain/money/centavos'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cieloAcquirer } from '../../src/adapters/acquirer/cielo.ts'
import { newId } from '../../src/database/new-id.ts'
import type { Acquirer, CardCharge, HeldCharge } from '../../src/ports/acquirer.ts'
import { type FakeCielo, startFakeCielo } from '../support/fake-cielo.ts'

let fake: FakeCielo
let acquirer: Acquirer
beforeEach(async () => {
  fake = await startFakeCielo()
  acquirer = cieloAcquirer(settings('key'))
})
afterEach(() => fake.close())

const settings = (merchantKey: string) => ({
  url: fake.url,
  queryUrl: fake.url,
  merchantId: 'merchant',
  merchantKey,
  timeOutMs: 10_000,
  queryTimeOutMs: 10_000,
})
const charge = (change: Partial<CardCharge> = {}): CardCharge => ({
  id: newId(),
  amount: 79_00 as Centavos,
  customerName: 'Café Açaí Ltda',
  card: {
    number: '4024007153760060',
    holder: 'João Araújo',
    cvv: '123',
    month: '05',
    year: '2031',
    brand: 'visa',
  },
  ...change,
})
const held = ({ id, amount }: CardCharge, reference: string | null): HeldCharge => ({ id, amount, reference })

describe('a charge', () => {
  it('is asked for once, as documented, without capture, and gives the payment’s id', async () => {
    const asked = charge()
    const outcome = await acquirer.authorise(asked)
    expect(outcome).toEqual({ kind: 'authorised', reference: fake.sales[0]?.paymentId })
    expect(fake.requests).toHaveLength(1)
    const [request] = fake.requests
    expect(request).toMatchObject({ method: 'POST', url: '/1/sales' })
    expect(JSON.parse(request?.body ?? '')).toEqual({
      MerchantOrderId: asked.id.replaceAll('-', ''),
      Customer: { Name: 'Cafe Acai Ltda' },
      Payment: {
        Type: 'CreditCard',
        Amount: 7900,
        Currency: 'BRL',
        Country: 'BRA',
        Installments: 1,
        Capture: false,
        CreditCard: {
          CardNumber: '4024007153760060',
          Holder: 'Joao Araujo',
          ExpirationDate: '05/2031',
          SecurityCode: '123',
          SaveCard: false,
          Brand: 'Visa',
        },
      },
    })
  })

  it.each([
    ['05', 'cardDenied'],
    ['51', 'cardDenied'],
    ['57', 'cardDenied'],
    ['70', 'cardDenied'],
    ['77', 'cardDenied'],
    ['78', 'cardDenied'],
    ['a code of tomorrow', 'cardDenied'],
    ['14', 'cardInvalid'],
    ['54', 'cardInvalid'],
    ['N7', 'cardInvalid'],
    ['59', 'cardSuspicious'],
    ['63', 'cardSuspicious'],
    ['BP171', 'cardSuspicious'],
  ] as const)('denied with %s is %s', async (returnCode, refusal) => {
    fake.mood = { kind: 'sale', status: 3, returnCode }
    expect(await acquirer.authorise(charge())).toEqual({ kind: 'refused', refusal })
    expect(fake.requests).toHaveLength(1)
  })

  it.each([
    ['its expiry', [{ Code: 126, Message: 'Credit Card Expiration Date is invalid' }]],
    ['its number', [{ Code: '127', Message: 'You must provide CreditCard Number' }]],
    ['one error alone', { Code: 128, Message: 'Card Number length exceeded' }],
  ])('that is refused for %s is cardInvalid', async (_what, body) => {
    fake.mood = { kind: 'answer', status: 400, body }
    expect(await acquirer.authorise(charge())).toEqual({ kind: 'refused', refusal: 'cardInvalid' })
  })

  it('of a brand that the store does not know is sent as it is, and the acquirer decides', async () => {
    const { card } = charge()
    const unnamed = charge({ card: { ...card, brand: null } })
    expect(await acquirer.authorise(unnamed)).toMatchObject({ kind: 'authorised' })
    const sent = JSON.parse(fake.requests[0]?.body ?? '').Payment.CreditCard
    expect(sent).toMatchObject({ CardNumber: card.number })
    expect(sent).not.toHaveProperty('Brand')
  })

  it('of such a brand that the acquirer does not take is denied: nothing typed is wrong', async () => {
    const { card } = charge()
    fake.mood = { kind: 'answer', status: 400, body: [{ Code: 126, Message: 'Brand is required' }] }
    const outcome = await acquirer.authorise(charge({ card: { ...card, brand: null } }))
    expect(outcome).toEqual({ kind: 'refused', refusal: 'cardDenied' })
  })

  it.each([
    [400, [{ Code: 108, Message: 'Amount must be greater or equal to zero' }], 'HTTP 400, codes 108'],
    [429, null, 'HTTP 429, codes none'],
  ])('that fails by our fault (%d) holds nothing and says why', async (status, body, reason) => {
    fake.mood = { kind: 'answer', status, body }
    expect(await acquirer.authorise(charge())).toEqual({ kind: 'failed', reason })
  })

  it('with a wrong key fails without the key in its reason', async () => {
    const outcome = await cieloAcquirer(settings('a wrong key')).authorise(charge())
    expect(outcome).toEqual({ kind: 'failed', reason: 'HTTP 401, codes 132' })
  })
})

describe('a charge whose answer does not come', () => {
  beforeEach(() => {
    acquirer = cieloAcquirer({ ...settings('key'), timeOutMs: 1000 })
  })

  it.each(['lost', 'broken'] as const)('(%s) is looked for, and is authorised where it was', async (kind) => {
    fake.mood = { kind }
    const asked = charge()
    const outcome = await acquirer.authorise(asked)
    expect(outcome).toEqual({ kind: 'authorised', reference: fake.sales[0]?.paymentId })
    expect(fake.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it.each([
    ['silence', { kind: 'silent' }],
    ['HTTP 500', { kind: 'answer', status: 500, body: null }],
    ['HTTP 503', { kind: 'answer', status: 503, body: { Message: 'maintenance' } }],
    ['an answer that is no sale', { kind: 'answer', status: 201, body: { ok: true } }],
    ['a sale that is not finished', { kind: 'sale', status: 0, returnCode: '' }],
    ['a sale that the bank did not decide', { kind: 'sale', status: 3, returnCode: '99' }],
  ] as const)('(%s) is not asked for again and stays unknown', async (_what, mood) => {
    fake.mood = mood
    expect(await acquirer.authorise(charge())).toEqual({ kind: 'unknown' })
    expect(fake.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it('stays unknown while the query host is down too', async () => {
    fake.mood = { kind: 'lost' }
    fake.outage = 503
    expect(await acquirer.authorise(charge())).toEqual({ kind: 'unknown' })
  })

  it('is given back once the acquirer shows it', async () => {
    fake.mood = { kind: 'late' }
    const asked = charge()
    expect(await acquirer.authorise(asked)).toEqual({ kind: 'unknown' })
    expect(await acquirer.release(held(asked, null))).toBe('notFound')
    fake.reveal()
    expect(await acquirer.release(held(asked, null))).toBe('released')
    expect(fake.sales.map(({ status }) => status)).toEqual([10])
  })
})

describe('giving back', () => {
  const authorised = async () => {
    const asked = charge()
    const outcome = await acquirer.authorise(asked)
    return held(asked, outcome.kind === 'authorised' ? outcome.reference : null)
  }

  it('voids the whole amount, and a second time changes nothing', async () => {
    const charged = await authorised()
    expect(await acquirer.release(charged)).toBe('released')
    expect(await acquirer.release(charged)).toBe('released')
    expect(fake.sales[0]?.status).toBe(10)
    expect(fake.requests[1]).toMatchObject({
      method: 'PUT',
      url: `/1/sales/${charged.reference}/void?amount=7900`,
    })
  })

  it('finds nothing to void in a denied sale', async () => {
    fake.mood = { kind: 'sale', status: 3, returnCode: '05' }
    const asked = charge()
    await acquirer.authorise(asked)
    expect(await acquirer.release(held(asked, null))).toBe('released')
    expect(fake.requests.some(({ method }) => method === 'PUT')).toBe(false)
  })

  it('rejects while the acquirer is down, and leaves the card out of what it says', async () => {
    const charged = await authorised()
    fake.outage = 503
    for (const one of [charged, { ...charged, reference: null }]) {
      await expect(acquirer.release(one)).rejects.toThrow(/^The acquirer (did not|could not)/)
    }
    fake.outage = null
    expect(await acquirer.release(charged)).toBe('released')
  })

  it('never touches the sale of another order', async () => {
    const charged = await authorised()
    expect(await acquirer.release({ ...charged, id: newId(), reference: null })).toBe('notFound')
    expect(fake.sales[0]?.status).toBe(1)
  })
})
