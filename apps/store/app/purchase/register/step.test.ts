import { sampleLine } from '@benefits/domain/cart/sample-lines'
import { describe, expect, test } from 'vitest'
import type { Commands } from '../../commands/command-table.ts'
import { firstVisit, type VisitorState } from '../../visit/visitor-state.ts'
import { CONTACT } from './contact.ts'
import { JOINT_CART } from './joint-cart.ts'
import { PROPOSAL } from './proposal.ts'
import { PURCHASE } from './purchase.ts'

const { shopping, customer } = firstVisit
const lines = [
  sampleLine({ productCode: 27, name: 'Refeição' }),
  sampleLine({ productCode: 34, name: 'Auto' }),
]
const visit: VisitorState = { ...firstVisit, shopping: { ...shopping, cart: { ...shopping.cart, lines } } }
const cnpj = '22333444000181'
const purchaser = {
  cnpj,
  contact: { name: 'Joana Prado', email: 'joana@alfa.example', phone: '11987654321' },
}
const visitor = { purchaser, visitorId: 'visitor' }
const { revision } = visit.shopping.cart
const refusal = (code: -12 | -99) =>
  ({ ok: false, problem: { code, status: 409, description: '', fields: [], reference: 'abc' } }) as const

test('whatever is registered or proposed asks for the price of the proposal that the cart was taken from', () => {
  const proposal = { key: 'chave', number: 'P-7KQM-4X9T', validUntil: '2026-12-06', isHeld: true }
  const taken = { ...visit, shopping: { ...visit.shopping, proposal } }
  const asked = [
    PURCHASE.ask(taken, visitor),
    JOINT_CART.ask(taken, visitor),
    PROPOSAL.ask(taken, { leadId: 'lead' }),
  ]
  expect(asked.map(({ proposalKey }) => proposalKey)).toEqual(['chave', 'chave', 'chave'])
  expect(PURCHASE.ask(taken, visitor)).toMatchObject({ ...purchaser, visitorId: 'visitor', leadId: null })
})

describe('groups that are hired in one go', () => {
  const resolve = (result: Parameters<typeof JOINT_CART.resolve>[2]) =>
    JOINT_CART.resolve(visit, { revision, given: visitor }, result)

  test('are registered under their lead', () => {
    const { change, outcome } = resolve({ ok: true, answer: { leadId: 'lead', cartId: 'cart' } })
    expect(outcome).toBe('registered')
    expect(change).toEqual({ customer: { ...customer, leadId: 'lead' } })
  })

  test('leave the cart where nothing of them is sold there, by name', () => {
    const { change, notice, outcome } = resolve(refusal(-12))
    expect(outcome).toBe('unserved')
    expect(change.shopping?.cart.lines).toEqual([])
    expect(notice).toEqual({ kind: 'removed', names: ['Refeição', 'Auto'], contracted: [] })
  })

  test('that are refused for anything else stay, and the refusal is told', () => {
    const told = { kind: 'refused', code: -99, reference: 'abc' }
    expect(resolve(refusal(-99))).toMatchObject({ change: {}, notice: told, outcome: 'refused' })
  })
})

describe('a contact', () => {
  const found = {
    tradeName: 'Metalúrgica',
    channel: { code: null },
    fiscalAddress: {},
    contractedProducts: [{ code: 27, groupCode: 0, name: 'Refeição' }],
  } as unknown as Commands['identifyCompany']['answer']
  const given = { ...visitor, cnpjTyped: '22.333.444/0001-81', found, hrGroupCode: 20_000 }
  const know = (
    customerType: Commands['registerContact']['answer']['customerType'],
    has = found.contractedProducts,
  ) => {
    const answer = { leadId: 'lead', customerType, contractedProducts: has }
    const { change, outcome } = CONTACT.resolve(visit, { revision, given }, { ok: true, answer })
    return { known: { ...visit, ...change }, outcome }
  }

  test('brings its own lead up to date, and is a lead of its own for another company', () => {
    const company = { cnpj } as NonNullable<typeof customer.company>
    const ask = (one: typeof company | null) =>
      CONTACT.ask({ ...visit, customer: { ...customer, leadId: 'lead', company: one } }, given)
    expect([ask(null), ask(company), ask({ ...company, cnpj: '1' })].map(({ leadId }) => leadId)).toEqual([
      'lead',
      'lead',
      null,
    ])
    expect(ask(null)).toMatchObject({ ...purchaser, productCodes: [27, 34] })
  })

  test('of a customer with products left is greeted, and goes on without what it has', () => {
    const { known, outcome } = know('withAvailableProducts')
    expect(outcome).toEqual({ is: 'greeted' })
    expect(known.customer).toMatchObject({ leadId: 'lead', company: { cnpj } })
    expect(known.shopping.cart.lines.map(({ productCode }) => productCode)).toEqual([34])
  })

  test('of a new company goes on', () => {
    expect(know('noContracts', []).outcome).toEqual({ is: 'done' })
  })

  test('of a company that may not buy keeps its cart', () => {
    const { known, outcome } = know('servedByAnotherChannel')
    expect(outcome).toEqual({ is: 'restricted' })
    expect(known.shopping.cart.lines).toHaveLength(2)
  })

  test('that is refused changes nothing, and its form is told why', () => {
    const result = refusal(-99)
    expect(CONTACT.resolve(visit, { revision, given }, result)).toEqual({
      change: {},
      notice: null,
      outcome: { is: 'refused', problem: result.problem },
    })
  })
})

test('a proposal is what was answered; one that was refused is told', () => {
  const answer = { document: '/recursos/proposta/chave', validUntil: '2026-12-06' }
  const sent = { revision, given: { leadId: 'lead' } }
  expect(PROPOSAL.resolve(visit, sent, { ok: true, answer })).toMatchObject({ change: {}, outcome: answer })
  expect(PROPOSAL.resolve(visit, sent, refusal(-99))).toMatchObject({ notice: { code: -99 }, outcome: null })
})
