import { expect, test } from 'vitest'
import { PLANS } from '../catalogue/sample-catalogue.ts'
import { contractsInForce } from './contracts-in-force.ts'

const contract = (productCode: number, quantity = 1) => ({ productCode, quantity })

test.each([
  ['nothing', [], []],
  ['two products', [contract(27), contract(900)], [contract(27), contract(900)]],
  [
    'the same product again',
    [contract(27, 5), contract(900), contract(27, 8)],
    [contract(27, 8), contract(900)],
  ],
  ['a plan', [contract(20152)], [contract(20152)]],
  ['a plan and the step up from it', [contract(20152), contract(20153)], [contract(20153)]],
  ['a plan known again after the step up', [contract(20153), contract(20152)], [contract(20153)]],
  [
    'three plans beside a card',
    [contract(20151), contract(27), contract(20152), contract(20153)],
    [contract(27), contract(20153)],
  ],
])('of %s', (_name, contracts, inForce) => {
  expect(contractsInForce(contracts, PLANS)).toEqual(inForce)
})
