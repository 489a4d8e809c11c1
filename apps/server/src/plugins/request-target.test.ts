import { describe, expect, it } from 'vitest'
import { LONGEST_TARGET, readableTarget, targetProblem } from './request-target.ts'

describe('the address of a request', () => {
  it.each([
    ['/carrinho/beneficios?utm_source=a%20b', '/carrinho/beneficios?utm_source=a%20b'],
    ['/produtos/refei%C3%A7%C3%A3o', '/produtos/refei%C3%A7%C3%A3o'],
    ['/?busca=%E0%A4%A', '/?busca=%E0%A4%A'],
    ['/%E0%A4%A?canal=auto', '/not-found?canal=auto'],
    ['/api/v1/enderecos/%ZZ', '/api/not-found'],
    ['//?canal=auto', '/not-found'],
    ['//outra.example/faq', '/not-found'],
    ['*', '/not-found'],
    ['http://outra.example/faq?a=b', '/not-found'],
    [`/faq${'/'.repeat(LONGEST_TARGET)}x`, '/not-found'],
    [`/api/v1/empresas?${'a'.repeat(LONGEST_TARGET)}`, '/api/not-found'],
    [`/recursos/precificar?${'a'.repeat(LONGEST_TARGET)}`, '/recursos/not-found'],
  ])('%s is read as %s', (asked, read) => {
    expect(readableTarget(asked)).toBe(read)
  })
})

it.each([
  ['/', null],
  [`/${'a'.repeat(LONGEST_TARGET - 1)}`, null],
  [`/${'a'.repeat(LONGEST_TARGET)}`, 'addressTooLong'],
  ['*', 'unreadable'],
  ['http://localhost/', 'unreadable'],
  ['//', 'notFound'],
  ['//outra.example/faq', 'notFound'],
  ['localhost:443', 'unreadable'],
  ['', 'unreadable'],
])('%.40s is refused with %s', (target, refusal) => {
  expect(targetProblem(target)).toBe(refusal)
})
