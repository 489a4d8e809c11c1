import { EMPTY_CART } from '@benefits/domain/cart/cart-state'
import { sampleLine } from '@benefits/domain/cart/sample-lines'
import { centavos } from '@benefits/domain/money/centavos'
import type { Pricing } from '@benefits/domain/pricing/pricing'
import { describe, expect, test } from 'vitest'
import { firstVisit, type VisitorState } from '../../visit/visitor-state.ts'
import { PURCHASE } from './purchase.ts'
import type { Purchaser } from './step.ts'

const line = (productCode: number, name: string) => sampleLine({ productCode, name })

function priced(...codes: number[]): Pricing {
  const total = centavos(codes.length * 500000)
  return {
    total,
    totalWithDiscount: total,
    totalFees: centavos(0),
    totalBenefits: total,
    groups: {},
    lines: codes.map((productCode) => ({
      productCode,
      quantity: 10,
      monthlyValue: centavos(50000),
      productValue: centavos(500000),
      productValueWithDiscount: centavos(500000),
      total: centavos(500000),
      lineType: 'benefit',
      entries: [],
    })),
  }
}

const lines = [line(27, 'Refeição'), line(34, 'Auto')]
const visit: VisitorState = {
  ...firstVisit,
  shopping: { ...firstVisit.shopping, cart: { ...EMPTY_CART, lines, selectedGroupCode: 0, revision: 7 } },
}
const purchaser: Purchaser = {
  cnpj: '22333444000181',
  contact: { name: 'Joana Prado', email: 'joana@alfa.example', phone: '11987654321', cpf: '1' },
}
const person = JSON.stringify(purchaser)
const sent = { revision: 7, given: { purchaser, visitorId: 'visitor' } }
const answer = {
  leadId: 'lead',
  cartId: 'cart',
  customerType: 'noContracts',
  contractedProducts: [],
  pricing: priced(27, 34),
} as const
const refusal = (code: -12 | -111 | -99) =>
  ({ ok: false, problem: { code, status: 409, description: '', fields: [] } }) as const

describe('a registered purchase', () => {
  test('brings lead, cart and price, and remembers what was registered', () => {
    const { change, outcome, notice } = PURCHASE.resolve(visit, sent, { ok: true, answer })
    expect(outcome).toBe('buys')
    expect(notice).toBeNull()
    expect(change.customer).toMatchObject({ leadId: 'lead', customerType: 'noContracts' })
    expect(change.purchase).toMatchObject({
      cartId: 'cart',
      registeredRevision: 7,
      registeredPerson: person,
    })
    expect(change.shopping).toMatchObject({ pricedRevision: 7, pricing: { total: 1000000 } })
  })

  test('loses what is not sold where the company is, and says so', () => {
    const { change, notice } = PURCHASE.resolve(visit, sent, {
      ok: true,
      answer: { ...answer, pricing: priced(27) },
    })
    expect(change.shopping?.cart.lines.map(({ productCode }) => productCode)).toEqual([27])
    expect(notice).toEqual({ kind: 'removed', names: ['Auto'], contracted: [] })
    expect(change.purchase?.registeredRevision).toBe(change.shopping?.cart.revision)
  })

  test('must be registered again where the cart was edited meanwhile', () => {
    const edited = {
      ...visit,
      shopping: { ...visit.shopping, cart: { ...visit.shopping.cart, revision: 8 } },
    }
    const { change } = PURCHASE.resolve(edited, sent, { ok: true, answer })
    expect(change.purchase?.registeredRevision).toBe(7)
    expect(change.shopping).toBeUndefined()
  })

  test.each([
    'servedByAnotherChannel',
    'selectedUnserved',
    'selectedAlreadyContracted',
    'downgrade',
  ] as const)('of the type %s may not go on', (customerType) => {
    expect(PURCHASE.resolve(visit, sent, { ok: true, answer: { ...answer, customerType } }).outcome).toBe(
      'restricted',
    )
  })
})

describe('an accepted contract', () => {
  const accepted = (
    registeredRevision: number,
    registeredPerson: string,
    leadId = answer.leadId as string,
  ) => ({
    ...visit,
    customer: { ...visit.customer, leadId },
    purchase: { ...visit.purchase, acceptedHash: 'a1', registeredRevision, registeredPerson },
  })

  test('stays accepted when the same cart of the same person is registered again', () => {
    const { change } = PURCHASE.resolve(accepted(7, person), sent, { ok: true, answer })
    expect(change.purchase).toMatchObject({ acceptedHash: 'a1', isAcceptanceLost: false })
  })

  test.each([
    ['another cart', accepted(6, person)],
    ['another person', accepted(7, '{"cpf":"2"}')],
    ['the lead of a new session', accepted(7, person, 'lead of a lost session')],
  ])('loses its acceptance with %s', (_what, state) => {
    const { change } = PURCHASE.resolve(state, sent, { ok: true, answer })
    expect(change.purchase).toMatchObject({ acceptedHash: null, isAcceptanceLost: true })
  })

  test('loses its acceptance with a product that is removed', () => {
    const { change } = PURCHASE.resolve(accepted(7, person), sent, {
      ok: true,
      answer: { ...answer, pricing: priced(27) },
    })
    expect(change.purchase).toMatchObject({ acceptedHash: null, isAcceptanceLost: true })
  })
})

describe('a refused registration', () => {
  test('with nothing left to sell empties the cart and shows the restriction', () => {
    const { change, outcome, notice } = PURCHASE.resolve(visit, sent, refusal(-12))
    expect(outcome).toBe('restricted')
    expect(change.customer?.customerType).toBe('selectedUnserved')
    expect(change.shopping?.cart.lines).toEqual([])
    expect(notice).toEqual({ kind: 'removed', names: ['Refeição', 'Auto'], contracted: [] })
  })

  test('for a smaller plan is a downgrade', () => {
    const { change, outcome } = PURCHASE.resolve(visit, sent, refusal(-111))
    expect(outcome).toBe('restricted')
    expect(change.customer?.customerType).toBe('downgrade')
  })

  test('for anything else is told and changes nothing', () => {
    expect(PURCHASE.resolve(visit, sent, refusal(-99))).toEqual({
      change: {},
      notice: { kind: 'refused', code: -99 },
      outcome: 'failed',
    })
  })
})
