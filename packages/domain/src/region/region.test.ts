import { getStates } from '@brazilian-utils/brazilian-utils'
import { describe, expect, test } from 'vitest'
import type { Cep, Uf } from '../document/types.ts'
import { CAPITAL_RANGES, STATE_RANGES } from './cep-ranges.ts'
import { deliveryClass } from './delivery-deadline.ts'
import { capitalOfCep, stateOfCep } from './state-of-cep.ts'
import { parseUf, STATES, stateOf } from './states.ts'

const cep = (text: string) => text.replace('-', '') as Cep

describe('states', () => {
  test('are the 27 of a public table, in the order of their names', () => {
    const others = getStates().map(({ code, name }) => [code, name])
    expect(STATES.map(({ uf, name }) => [uf, name]).toSorted()).toEqual(others.toSorted())
    expect(STATES.map((state) => state.name)).toEqual(
      STATES.map((state) => state.name).toSorted((a, b) => a.localeCompare(b, 'pt-BR')),
    )
  })

  test('are found by their two letters', () => {
    expect(stateOf('SC')).toEqual({ uf: 'SC', name: 'Santa Catarina', capital: 'Florianópolis' })
    expect(parseUf(' sp ')).toBe('SP')
    for (const text of ['', 'XX', 'toString', 'EX']) expect(parseUf(text)).toBeNull()
  })
})

describe('state of a postal code', () => {
  test.each<[string, Uf | null, Uf | null]>([
    ['01001-000', 'SP', 'SP'],
    ['05999-999', 'SP', 'SP'],
    ['06000-000', 'SP', null],
    ['08499-999', 'SP', 'SP'],
    ['08500-000', 'SP', null],
    ['89010-025', 'SC', null],
    ['69299-999', 'AM', null],
    ['69300-000', 'RR', 'RR'],
    ['69400-000', 'AM', null],
    ['69900-000', 'AC', 'AC'],
    ['72799-999', 'DF', 'DF'],
    ['72800-000', 'GO', null],
    ['73000-000', 'DF', 'DF'],
    ['73700-000', 'GO', null],
    ['76800-000', 'RO', 'RO'],
    ['78899-999', 'MT', null],
    ['78900-000', null, null],
    ['99999-999', 'RS', null],
    ['00999-999', null, null],
    ['00000-000', null, null],
  ])('%s lies in %s, capital of %s', (text, state, capital) => {
    expect(stateOfCep(cep(text))).toBe(state)
    expect(capitalOfCep(cep(text))).toBe(capital)
  })

  test('ranges never overlap and every state and capital has one', () => {
    for (const ranges of [STATE_RANGES, CAPITAL_RANGES]) {
      expect(new Set(ranges.map(([uf]) => uf)).size).toBe(27)
      const ordered = ranges.toSorted((a, b) => a[1] - b[1])
      ordered.forEach(([, from, to], at) => {
        expect(from).toBeLessThanOrEqual(to)
        expect(from).toBeGreaterThan(ordered[at - 1]?.[2] ?? 0)
      })
    }
  })

  test('every capital lies inside its state', () => {
    for (const [uf, from, to] of CAPITAL_RANGES) {
      for (const sector of [from, to])
        expect(stateOfCep(cep(`${String(sector).padStart(5, '0')}000`))).toBe(uf)
    }
  })
})

describe('deliveryClass', () => {
  const rule = { homeState: 'SP', fastCapitals: ['SP', 'RJ', 'MG', 'PR', 'DF'] } as const

  test.each<[Uf, boolean, 0 | 1 | 2]>([
    ['SP', true, 0],
    ['RJ', true, 0],
    ['DF', true, 0],
    ['BA', true, 1],
    ['SP', false, 1],
    ['RJ', false, 2],
    ['BA', false, 2],
  ])('%s, capital %s: class %i', (uf, isCapital, expected) => {
    expect(deliveryClass({ uf, isCapital }, rule)).toBe(expected)
  })
})
