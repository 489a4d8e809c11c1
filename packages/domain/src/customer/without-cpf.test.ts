import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutCpf } from './without-cpf.ts'

test.each([
  ['MARIA DA SILVA SOUZA 52998224725', 'MARIA DA SILVA SOUZA'],
  ['52998224725 MARIA DA SILVA SOUZA', 'MARIA DA SILVA SOUZA'],
  ['MARIA SOUZA 529.982.247-25', 'MARIA SOUZA'],
  ['MARIA SOUZA - CPF: 529.982.247-25', 'MARIA SOUZA'],
  ['MARIA 52998224725 SOUZA', 'MARIA SOUZA'],
  ['MARIA SOUZA (52998224725)', 'MARIA SOUZA'],
  ['MARIA SOUZA-52998224725', 'MARIA SOUZA'],
  ['12.345.678 MARIA DA SILVA SOUZA', '12.345.678 MARIA DA SILVA SOUZA'],
  ['DISK PIZZA 11987654321', 'DISK PIZZA 11987654321'],
  ['EMPRESA 152998224725', 'EMPRESA 152998224725'],
  ['Café do Ponto - Ltda', 'Café do Ponto - Ltda'],
  ['52998224725', ''],
])('%j is kept as %j', (name, kept) => {
  expect(withoutCpf(name)).toBe(kept)
})

test('no name keeps it, wherever it stands', () => {
  const words = fc.string({ unit: fc.constantFrom(...'AÇ e.-&'), maxLength: 20 })
  fc.assert(
    fc.property(words, words, fc.constantFrom('52998224725', '529.982.247-25'), (before, after, cpf) => {
      expect(withoutCpf(`${before} ${cpf} ${after}`).replace(/[^0-9]/g, '')).toBe('')
    }),
  )
})
