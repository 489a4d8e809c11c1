import { expect, test } from 'vitest'
import { upstreamOf } from './upstream-of.ts'

const rows = [
  { host: 'qa.loja.example', base: 'https://gateway-qa.example' },
  { host: '*.banco.example', base: 'https://gateway.banco.example/loja' },
]

test.each([
  ['qa.loja.example:443', 'https://gateway-qa.example'],
  ['QA.Loja.example', 'https://gateway-qa.example'],
  ['loja.banco.example', 'https://gateway.banco.example/loja'],
  ['banco.example', 'https://rest.example'],
  ['loja.example', 'https://rest.example'],
  ['no host', 'https://rest.example'],
])('the gateway of %s is %s', (host, base) => {
  expect(upstreamOf(host, rows, 'https://rest.example')).toBe(base)
})

test('without a gateway the calls are this process’s own', () => {
  expect(upstreamOf('loja.example', rows, undefined)).toBeUndefined()
})
