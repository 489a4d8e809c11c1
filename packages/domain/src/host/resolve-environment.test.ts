import { expect, test } from 'vitest'
import { resolveEnvironment } from './resolve-environment.ts'

const prdHosts = ['loja.vr.example', 'loja.banco.example']

test.each([
  ['loja.vr.example', 'PRD'],
  ['LOJA.vr.example.:443', 'PRD'],
  ['qa.loja.vr.example', 'QA'],
  ['loja-qa.example', 'QA'],
  ['localhost:3000', 'DEV'],
  ['loja.vr.example.evil.test', 'DEV'],
])('%s is %s', (host, environment) => {
  expect(resolveEnvironment(host, prdHosts)).toBe(environment)
})

test('what is no host is no production, whatever is listed', () => {
  expect(resolveEnvironment('a qa.example', ['b prd.example'])).toBe('DEV')
})
