import { describe, expect, test } from 'vitest'
import { documentProblems, isRepresented, type NamedRepresentative } from './representatives.ts'

const person = (document: string): NamedRepresentative => ({
  kind: 'legalRepresentative',
  isLegalEntity: false,
  document,
})
const owner = (document: string): NamedRepresentative => ({
  kind: 'ownershipChain',
  isLegalEntity: true,
  document,
})

describe('documents of representatives', () => {
  test.each([
    ['a person without one', person(' '), 'cpfRequired'],
    ['a company without one', owner(''), 'cnpjRequired'],
    ['a person with a CNPJ', person('11.222.333/0001-81'), 'cpfInvalid'],
    ['a company with a CPF', owner('529.982.247-25'), 'cnpjInvalid'],
    ['a representative said to be a company', { ...person('529.982.247-25'), isLegalEntity: true }, null],
    ['a company with letters', owner('12.ABC.345/01DE-35'), null],
  ] as const)('of %s', (_name, one, problem) => {
    expect(documentProblems([one])).toEqual([problem])
  })

  test('are told where they repeat, whatever their mask, at the later one', () => {
    const people = [
      person('529.982.247-25'),
      owner('11.222.333/0001-81'),
      person('52998224725'),
      owner('11222333000181'),
    ]
    expect(documentProblems(people)).toEqual([null, null, 'cpfRepeated', 'cnpjRepeated'])
  })
})

test('a company of owners alone is represented by nobody', () => {
  expect(isRepresented([owner('')])).toBe(false)
  expect(isRepresented([owner(''), person('')])).toBe(true)
})
