import { describe, expect, it } from 'vitest'
import { keepQuery, sharedQuery } from './keep-query.ts'

const SEARCH = '?canal=auto&offerid=7&utm_source=x'

describe('an internal address', () => {
  it('keeps the visitor’s query string', () => {
    expect(keepQuery('/faq', SEARCH)).toBe('/faq?canal=auto&offerid=7&utm_source=x')
    expect(keepQuery('/faq', '')).toBe('/faq')
  })

  it('has its own parameters win and its fragment last', () => {
    expect(keepQuery('/planos/hcm?offerid=9#topo', SEARCH)).toBe(
      '/planos/hcm?canal=auto&utm_source=x&offerid=9#topo',
    )
    expect(keepQuery('/x?a=1&a=2', '?a=3')).toBe('/x?a=1&a=2')
  })

  it('drops what ends there', () => {
    expect(keepQuery('/faq', '?produto=27&canal=auto')).toBe('/faq?canal=auto')
    expect(keepQuery('/carrinho/beneficios?produto=31', '?produto=27')).toBe(
      '/carrinho/beneficios?produto=31',
    )
    expect(keepQuery('/', SEARCH, ['offerid', 'utm_source'])).toBe('/?canal=auto')
  })

  it('is left alone where it is another site’s', () => {
    expect(keepQuery('https://portal.example/a', SEARCH)).toBe('https://portal.example/a')
    expect(keepQuery('//portal.example', SEARCH)).toBe('//portal.example')
  })
})

describe('the query that a kept page was rendered with', () => {
  it('holds channel and issuer only', () => {
    expect(sharedQuery(`${SEARCH}&emissor=SICRE`)).toBe('?canal=auto&emissor=SICRE')
    expect(sharedQuery('?utm_source=x&canal=')).toBe('')
  })
})
