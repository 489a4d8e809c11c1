import { line } from '@benefits/domain/cart/sample-order-lines'
import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import { CONTENT } from '@benefits/domain/pricing/sample-content'
import { expect, test } from 'vitest'
import { hiringProblem } from './hiring-problem.ts'

const content = CONTENT as unknown as IssuerContent
/** A card that the sample content does not have. */
const GONE = 4711
const products = [
  { code: GONE, name: 'Card of then', groupCode: 0, lineType: 'benefit', additions: [] },
] as const
const cart = { lines: [line(GONE, 3, 10_000)], offerCode: null, proposal: { products } }

const having = (...codes: number[]) => ({
  contracted: codes.map((code) => ({ code })),
  isServedElsewhere: false,
})
const NEW = having()

test('what was proposed and is in no catalogue any more is hired', () => {
  expect(hiringProblem(cart, NEW, content)).toBeNull()
  expect(hiringProblem(cart, having(27), content)).toBeNull()
})

test('nothing is hired by a company that another channel serves, whatever it has', () => {
  for (const customer of [NEW, having(GONE)]) {
    expect(hiringProblem(cart, { ...customer, isServedElsewhere: true }, content)).toBe('servedElsewhere')
  }
})

test('it is not hired a second time by a company that has it', () => {
  expect(hiringProblem(cart, having(GONE), content)).toBe('alreadyContracted')
})

test('services that a line names itself are hired by no cart and no proposal of before', () => {
  const named = (code: number, service: number) => [line(code, 3, 10_000, { additionalCodes: [service] })]
  for (const offerCode of [null, 'an offer']) {
    expect(hiringProblem({ lines: named(2071, 602), offerCode }, NEW, content)).toBe('offerNotApplicable')
    const additions = [{ code: 602, name: 'Insurance', required: false, kind: 'addOn' }] as const
    const proposal = { products: [{ ...products[0], additions }] }
    expect(hiringProblem({ lines: named(GONE, 602), offerCode, proposal }, NEW, content)).toBe(
      'offerNotApplicable',
    )
  }
})
