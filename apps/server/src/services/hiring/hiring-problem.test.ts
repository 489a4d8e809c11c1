import type { IssuerContent } from '@benefits/domain/catalogue/issuer'
import { CONTENT, line } from '@benefits/domain/pricing/sample-content'
import { expect, test } from 'vitest'
import { hiringProblem } from './hiring-problem.ts'

const content = CONTENT as unknown as IssuerContent
/** A card that the sample content does not have. */
const GONE = 4711
const products = [
  { code: GONE, name: 'Card of then', groupCode: 0, lineType: 'benefit', additions: [] },
] as const
const cart = { lines: [line(GONE, 3, 10_000)], offerCode: null, proposal: { products } }

test('what was proposed and is in no catalogue any more is hired', () => {
  expect(hiringProblem(cart, [], content)).toBeNull()
  expect(hiringProblem(cart, [{ code: 27 }], content)).toBeNull()
})

test('it is not hired a second time by a company that has it', () => {
  expect(hiringProblem(cart, [{ code: GONE }], content)).toBe('alreadyContracted')
})
