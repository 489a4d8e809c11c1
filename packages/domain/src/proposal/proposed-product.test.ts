import { expect, test } from 'vitest'
import { EMPTY_CART } from '../cart/cart-state.ts'
import { addLine } from '../cart/lines/add-line.ts'
import { toOrderLines } from '../cart/to-order-lines.ts'
import { centavos } from '../money/centavos.ts'
import { type ProposedProduct, proposedLine } from './proposed-product.ts'
import { isAsProposed } from './same-as-proposed.ts'

const CARD: ProposedProduct = { code: 34, name: 'Auto', groupCode: 0, lineType: 'benefit', additions: [] }
const PLAN: ProposedProduct = {
  code: 20152,
  name: 'RH Gerencial',
  groupCode: 20000,
  lineType: 'hcm',
  additions: [
    { code: 301, name: 'Ponto', required: true, kind: 'module' },
    { code: 302, name: 'Reconhecimento facial', required: false, kind: 'extension' },
  ],
}
const card = {
  productCode: 34,
  quantity: 3,
  monthlyValue: centavos(20_000),
  lineType: 'benefit',
  planPeriod: 'monthly',
  additionalCodes: [],
} as const
const plan = {
  productCode: 20152,
  quantity: 50,
  monthlyValue: centavos(0),
  lineType: 'hcm',
  planPeriod: 'annual',
} as const

test('what was proposed is a cart line by its own words, and the cart is as proposed', () => {
  const lines = [card, { ...plan, additionalCodes: [301, 302] }]
  const cart = lines
    .map((line) => proposedLine(line, line.productCode === CARD.code ? CARD : PLAN))
    .reduce(addLine, EMPTY_CART)
  expect(cart.lines).toMatchObject([
    { name: 'Auto', groupCode: 0, monthlyValue: 20_000 },
    { name: 'RH Gerencial', groupCode: 20000, planPeriod: 'annual', monthlyValue: 0 },
  ])
  const ordered = { lines: toOrderLines(cart.lines), addOnCodes: [] }
  expect(isAsProposed(ordered, { lines, addOnCodes: [] })).toBe(true)
})

test('a plan that was ordered without its parts gets none of them', () => {
  const line = { ...plan, additionalCodes: [] }
  expect(proposedLine(line, PLAN).additionalProducts).toEqual([])
  const other = proposedLine({ ...plan, additionalCodes: [302] }, PLAN)
  expect(other.additionalProducts).toMatchObject([
    { code: 302, name: 'Reconhecimento facial', required: false, planPeriod: 'annual' },
  ])
})

test('a card has no period of its own, and an add-on says that it is one', () => {
  const ofYear = { ...card, planPeriod: 'annual', additionalCodes: [9] } as const
  const addition = { code: 9, name: 'Seguro', required: false, kind: 'addOn' } as const
  const line = proposedLine(ofYear, { ...CARD, additions: [addition] })
  expect(line).toMatchObject({ isAddOn: false, planPeriod: 'monthly' })
  expect(line.additionalProducts).toEqual([
    { ...addition, description: '', value: 0, quantity: 1, planPeriod: 'monthly' },
  ])
  const service = { ...card, productCode: 602, lineType: 'addOn' } as const
  expect(proposedLine(service, { ...CARD, code: 602, lineType: 'addOn' }).isAddOn).toBe(true)
})

test('add-ons are compared by their codes, wherever they stand', () => {
  const service = { ...card, productCode: 602, lineType: 'addOn' } as const
  const proposed = { lines: [card, service], addOnCodes: [] }
  expect(isAsProposed({ lines: [card], addOnCodes: [602] }, proposed)).toBe(true)
  expect(isAsProposed({ lines: [{ ...service, quantity: 7 }, card], addOnCodes: [602] }, proposed)).toBe(true)
  expect(isAsProposed({ lines: [card], addOnCodes: [] }, proposed)).toBe(false)
  expect(isAsProposed({ lines: [card, { ...card, productCode: 602 }], addOnCodes: [] }, proposed)).toBe(false)
})
