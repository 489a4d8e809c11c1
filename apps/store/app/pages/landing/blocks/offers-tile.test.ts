import { expect, test } from 'vitest'
import { blocksCopy } from './copy.ts'

const offer = { minCards: 0, minEmployees: 0, services: 0, discount: null }

test.each([
  [{ minCards: 5 }, 'A partir de 5 cartões'],
  [{ minCards: 1 }, 'A partir de 1 cartão'],
  [{ minEmployees: 25 }, 'A partir de 25 colaboradores'],
  [{}, ''],
])('an offer that asks for %o says %j', (asked, told) => {
  expect(blocksCopy.offerTerms({ ...offer, ...asked })).toBe(told)
})

test.each([
  [{ services: 3 }, 'Até 3 serviços sem custo'],
  [{ services: 1 }, 'Até 1 serviço sem custo'],
  [{ services: 4, discount: { base: 'plan', least: 25, most: 25 } }, '25% de desconto'],
  [{ discount: { base: 'plan', least: 10, most: 30 } }, 'Até 30% de desconto'],
  [{ services: 2, discount: { base: 'fees', least: 100, most: 100 } }, 'Sem tarifas'],
  [{ discount: { base: 'fees', least: 50, most: 50 } }, '50% a menos de tarifas'],
  [{}, ''],
] as const)('an offer that gives %o says %j', (given, told) => {
  expect(blocksCopy.offerGain({ ...offer, ...given })).toBe(told)
})
