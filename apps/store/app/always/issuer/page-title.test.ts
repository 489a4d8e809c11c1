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
    expect(pageTitle([undefined, rootOf('Banco Parceiro')], 'Ajuda')[0]).toEqual({
      title: 'Loja Banco Parceiro - Ajuda',
    })
    expect(pageTitle([])).toEqual([{ title: 'Loja' }])
  })

  it('comes with the page’s own words for search engines, or the issuer’s', () => {
    const own = pageTitle([rootOf('Banco')], 'Auto', 'Combustível e lavagem')
    expect(own).toContainEqual({ name: 'description', content: 'Combustível e lavagem' })
    expect(own).toContainEqual({ property: 'og:title', content: 'Loja Banco - Auto' })
    const plain = pageTitle([rootOf('Banco')])
    expect(plain).toContainEqual({ name: 'description', content: 'Benefícios para empresas' })
    expect(plain).toContainEqual({ property: 'og:title', content: 'Loja do banco' })
  })
})

function rootOf(issuerName: string) {
  const issuer = { title: 'Loja do banco', description: 'Benefícios para empresas' }
  return { id: 'root', loaderData: { loaded: true, identity: { issuerName }, configuration: { issuer } } }
}
