import { describe, expect, it } from 'vitest'
import { isCheckoutEnd, isReachable, keepsFinished, reachableGroups } from './find-page.ts'

describe('special paths', () => {
  it('end a purchase at four addresses', () => {
    for (const path of ['/pedido/checkout', '/combo/checkout', '/checkout/conclusao', '/oferta'])
      expect(isCheckoutEnd(path)).toBe(true)
    expect(isCheckoutEnd('/checkout/resumo')).toBe(false)
  })

  it('keep a finished purchase where it is shown, and nowhere that begins another one', () => {
    for (const path of ['/pedido/checkout', '/combo/checkout/', '/checkout/conclusao'])
      expect(keepsFinished(path)).toBe(true)
    for (const path of ['/oferta', '/oferta/', '/combo/carrinho/multi', '/'])
      expect(keepsFinished(path)).toBe(false)
  })
})

describe('links of the frame', () => {
  it('lead only where the store has a page for the issuer’s kind', () => {
    expect(isReachable('/carrinho/beneficios?a=1', 'main')).toBe(true)
    expect(isReachable('/carrinho/beneficios', 'bankPartner')).toBe(false)
    expect(isReachable('/nada', 'main')).toBe(false)
    expect(isReachable('https://portal.example', 'main')).toBe(true)
  })

  it('come in groups, empty ones left out', () => {
    const groups = [
      { title: 'A', links: [{ label: 'x', url: '/nada' }] },
      {
        title: 'B',
        links: [
          { label: 'y', url: '/' },
          { label: 'z', url: '/nada' },
        ],
      },
    ]
    expect(reachableGroups(groups, 'main')).toEqual([{ title: 'B', links: [{ label: 'y', url: '/' }] }])
  })
})
