import { expect, test } from 'vitest'
import { parseCnpj } from './parse-cnpj.ts'
import { requireBare } from './require-bare.ts'

const parseBareCnpj = requireBare(parseCnpj)

test('a document without marks is parsed', () => {
  expect(parseBareCnpj('12abc34501de35')).toBe('12ABC34501DE35')
})

test.each(['12.ABC.345/01DE-35', ' 12ABC34501DE35', '12ABC34501DE35 ', '12ABC34501DE36', ''])(
  '%j is none',
  (text) => {
    expect(parseBareCnpj(text)).toBeNull()
  },
)
