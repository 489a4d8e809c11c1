import { describe, expect, test } from 'vitest'
import { readConsent } from '../presses/read-consent.ts'
import { analyticsCookies, domainsOf, LASTS, mayMeasure } from './consent.ts'

describe('the answer about cookies', () => {
  test.each([
    ['', 'unanswered'],
    ['outro=aceito', 'unanswered'],
    ['loja_consentimento=talvez', 'unanswered'],
    ['minha_loja_consentimento=aceito', 'unanswered'],
    ['a=1; loja_consentimento=aceito; b=2', 'accepted'],
    ['loja_consentimento=recusado', 'refused'],
  ])('in the cookies %j is %s', (cookies, answer) => {
    expect(readConsent(cookies)).toBe(answer)
  })

  test('lasts 100 days where it is yes, 30 where it is no', () => {
    expect(LASTS).toEqual({ accepted: 8_640_000, refused: 2_592_000 })
  })

  test('lets nothing be measured but after a yes', () => {
    expect((['unanswered', 'refused', 'accepted'] as const).map(mayMeasure)).toEqual([false, false, true])
  })
})

test('a refusal finds the cookies of analytics and the visitor’s id, and no other', () => {
  const cookies = '_ga=GA1.1; _ga_ABC=GS1; _gid=1; _gcl_au=2; loja_cliente=x; loja_emissor=SICRE; garra=1'
  expect(analyticsCookies(cookies)).toEqual(['_ga', '_ga_ABC', '_gid', '_gcl_au', 'loja_cliente'])
})

test('a cookie is looked for under the host and the domains above it', () => {
  expect(domainsOf('loja.vr.example')).toEqual(['loja.vr.example', 'vr.example'])
  expect(domainsOf('localhost')).toEqual([])
})
