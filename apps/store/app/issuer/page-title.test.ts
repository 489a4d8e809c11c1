import { describe, expect, it } from 'vitest'
import { pageTitle, titleOf } from './page-title.ts'

describe('the page title', () => {
  it('is the store of the issuer', () => {
    expect(titleOf('VR Benefícios')).toBe('Loja VR Benefícios')
  })

  it('is followed by the page’s own title', () => {
    expect(titleOf('VR Benefícios', 'Carrinho')).toBe('Loja VR Benefícios - Carrinho')
  })

  it('takes the issuer from the root route', () => {
    const root = { id: 'root', loaderData: { loaded: true, identity: { issuerName: 'Banco Parceiro' } } }
    expect(pageTitle([root, undefined, { id: 'routes/faq' }], 'Ajuda')).toEqual([
      { title: 'Loja Banco Parceiro - Ajuda' },
    ])
    expect(pageTitle([])).toEqual([{ title: 'Loja' }])
  })
})
