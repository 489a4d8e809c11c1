import { describe, expect, it } from 'vitest'
import { readableAddress } from './readable-address.ts'

describe('the address of a request', () => {
  it.each([
    ['/carrinho/beneficios?utm_source=a%20b', '/carrinho/beneficios?utm_source=a%20b'],
    ['/produtos/refei%C3%A7%C3%A3o', '/produtos/refei%C3%A7%C3%A3o'],
    ['/?busca=%E0%A4%A', '/?busca=%E0%A4%A'],
    ['/%E0%A4%A?canal=auto', '/not-found?canal=auto'],
    ['/api/v1/enderecos/%ZZ', '/api/not-found'],
    ['//?canal=auto', '/not-found?canal=auto'],
    ['//outra.example/faq', '/not-found'],
  ])('%s is read as %s', (asked, read) => {
    expect(readableAddress(asked)).toBe(read)
  })
})
