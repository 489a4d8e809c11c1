import { expect, test } from 'vitest'
import { readAskedPlan } from './hr-addresses.ts'

test.each([
  ['?tipoPlano=anual&qtdVidas=50', 'annual', 50],
  ['?tipoPlano=MENSAL', 'monthly', null],
  ['?qtdVidas=1500', null, 1500],
  ['?tipoPlano=semanal&qtdVidas=0', null, null],
  ['?qtdVidas=muitas', null, null],
  ['?qtdVidas=-3', null, null],
  ['?qtdVidas=10000', null, null],
  ['', null, null],
])('%s asks for %s and %s employees', (search, period, employees) => {
  expect(readAskedPlan(search)).toEqual({ period, employees })
})
