import { describe, expect, it } from 'vitest'
import { findRoute, isPublicPath, publicPaths } from './find-route.ts'
import { PAGES, REDIRECTS } from './route-map.ts'

describe('the route map', () => {
  it.each([
    ['main', '/', 'page'],
    ['bankPartner', '/', 'page'],
    ['main', '/carrinho/beneficios', 'page'],
    ['bankPartner', '/carrinho/beneficios', 'unknown'],
    ['main', '/checkout/carrinho', 'page'],
    ['main', '/checkout/carrinho/multi', 'page'],
    ['main', '/checkout/carrinho/multi/mais', 'unknown'],
    ['main', '/Carrinho/beneficios', 'unknown'],
    ['main', '/carrinho//beneficios', 'unknown'],
    ['main', '//', 'unknown'],
    ['bankPartner', '/checkout/resumo', 'unknown'],
    ['main', '/checkout/resumo/', 'page'],
    ['main', '/faq', 'page'],
    ['bankPartner', '/faq', 'page'],
    ['main', '/carrinho/multi', 'page'],
    ['bankPartner', '/carrinho/multi', 'unknown'],
    ['bankPartner', '/modalidade/avulsos', 'page'],
    ['bankPartner', '/produtos/refeicao', 'page'],
    ['bankPartner', '/pedido/carrinho', 'page'],
    ['main', '/pedido/carrinho', 'unknown'],
    ['main', '/nada', 'unknown'],
    ['main', '/not-found', 'unknown'],
  ] as const)('of %s has at %s a %s', (kind, path, is) => {
    expect(findRoute(kind, path).is).toBe(is)
  })

  it.each([
    ['/simule', '/', 301],
    ['/modalidade', '/', 301],
    ['/modalidade/avulso', '/carrinho/beneficios', 302],
    ['/modalidade/avulsos', '/carrinho/beneficios', 302],
    ['/modalidade/multi', '/carrinho/multi', 302],
    ['/modalidade/multisaldo', '/carrinho/multi', 302],
    ['/modalidade/pontomais', '/planos/hcm', 302],
    ['/mobilidade/vale-transporte', '/carrinho/mobilidade', 302],
    ['/mobilidade/contrato', '/checkout/resumo', 302],
    ['/compra/mobilidade/pagamento', '/checkout/resumo', 302],
  ] as const)('of the main issuer leads from %s to %s with %d', (path, to, status) => {
    expect(findRoute('main', path)).toEqual({ is: 'redirect', to, status })
  })

  it.each([
    ['/modalidade/avulso', '/modalidade/avulsos'],
    ['/modalidade/multi', '/modalidade/multisaldo'],
  ])('of a bank partner leads from %s to %s', (path, to) => {
    expect(findRoute('bankPartner', path)).toEqual({ is: 'redirect', to, status: 302 })
  })

  it('names each address once per issuer kind', () => {
    for (const kind of ['main', 'bankPartner'] as const) {
      const paths = [...PAGES, ...REDIRECTS].filter((row) => row.kinds.includes(kind)).map((row) => row.path)
      expect(new Set(paths).size).toBe(paths.length)
    }
  })

  it('keeps no page of a purchase for everyone', () => {
    expect(isPublicPath('/')).toBe(true)
    expect(isPublicPath('/produtos/auto')).toBe(true)
    for (const path of [
      '/produtos/auto.data',
      '/produtos/auto/',
      '/faq//',
      '//',
      '/carrinho/beneficios',
      '/carrinho/multi',
      '/carrinho/mobilidade',
      '/checkout/resumo',
      '/nada',
    ])
      expect(isPublicPath(path)).toBe(false)
    expect(publicPaths('main')).toEqual(['/', '/faq', '/planos/hcm'])
    expect(publicPaths('bankPartner')).toEqual(['/', '/faq'])
  })
})
