import { describe, expect, it } from 'vitest'
import { findPage, isKeptAddress, isPublicPath, publicPaths } from './find-page.ts'
import { PAGES } from './page-table.ts'
import { findRedirect, REDIRECTS } from './redirects.server.ts'

const withAccounts = { issuerKind: 'main', accessManagement: true } as const
const withoutAccounts = { issuerKind: 'main', accessManagement: false } as const
const ofBank = { issuerKind: 'bankPartner', accessManagement: false } as const

describe('the route map', () => {
  it.each([
    ['main', '/', true],
    ['bankPartner', '/', true],
    ['main', '/carrinho/beneficios', true],
    ['bankPartner', '/carrinho/beneficios', false],
    ['main', '/checkout/carrinho', true],
    ['main', '/checkout/carrinho/multi', true],
    ['main', '/checkout/carrinho/multi/mais', false],
    ['main', '/Carrinho/beneficios', false],
    ['main', '/carrinho//beneficios', false],
    ['main', '//', false],
    ['bankPartner', '/checkout/resumo', false],
    ['main', '/checkout/resumo/', true],
    ['main', '/faq', true],
    ['bankPartner', '/escolher', true],
    ['bankPartner', '/faq', true],
    ['main', '/carrinho/multi', true],
    ['bankPartner', '/carrinho/multi', false],
    ['bankPartner', '/modalidade/avulsos', true],
    ['bankPartner', '/produtos/refeicao', true],
    ['bankPartner', '/pedido/carrinho', true],
    ['main', '/pedido/carrinho', false],
    ['main', '/pedido/dados-empresa', true],
    ['bankPartner', '/pedido/revisar-pedido', true],
    ['bankPartner', '/pedido/checkout', true],
    ['main', '/nada', false],
    ['main', '/not-found', false],
  ] as const)('of %s has a page at %s: %s', (kind, path, isThere) => {
    expect(findPage(kind, path) !== null).toBe(isThere)
  })

  it('has the steps of an account at a bank partner where its channel has accounts, and there alone', () => {
    for (const path of [
      '/checkout/acesso-vr',
      '/checkout/carrinho/default',
      '/checkout/resumo',
      '/checkout/conclusao',
    ]) {
      expect(findPage('bankPartner', path, true)?.path).toMatch(/^\/checkout\//)
      expect(findPage('bankPartner', path)).toBeNull()
    }
    expect(
      findRedirect({ issuerKind: 'bankPartner', accessManagement: true }, '/pedido/dados-empresa'),
    ).toEqual({
      to: '/checkout/acesso-vr',
      status: 302,
    })
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
    expect(findRedirect(withAccounts, `${path}/`)).toEqual({ to, status })
  })

  it.each([
    ['/modalidade/avulso', '/modalidade/avulsos'],
    ['/modalidade/multi', '/modalidade/multisaldo'],
  ])('of a bank partner leads from %s to %s', (path, to) => {
    expect(findRedirect(ofBank, path)).toEqual({ to, status: 302 })
    expect(findRedirect(ofBank, '/modalidade/avulsos')).toBeNull()
  })

  it('leads from the pages of accounts to those of the order where there are no accounts, and back where there are', () => {
    for (const [path, to] of [
      ['/checkout/acesso-vr', '/pedido/dados-empresa'],
      ['/checkout/verificacao', '/pedido/dados-empresa'],
      ['/checkout/carrinho', '/pedido/dados-empresa'],
      ['/checkout/resumo', '/pedido/revisar-pedido'],
      ['/checkout/conclusao', '/pedido/checkout'],
    ] as const) {
      expect(findRedirect(withoutAccounts, path)).toEqual({ to, status: 302 })
      expect(findRedirect(withAccounts, path)).toBeNull()
    }
    expect(findRedirect(withAccounts, '/pedido/revisar-pedido')?.to).toBe('/checkout/resumo')
    expect(findRedirect(withAccounts, '/pedido/carrinho')?.to).toBe('/checkout/carrinho')
    expect(findRedirect(withoutAccounts, '/pedido/carrinho')?.to).toBe('/pedido/dados-empresa')
    expect(findRedirect(ofBank, '/pedido/carrinho')).toBeNull()
    expect(findRedirect(withAccounts, '/pedido/checkout')?.to).toBe('/checkout/conclusao')
    expect(findRedirect(ofBank, '/pedido/revisar-pedido')).toBeNull()
    expect(findRedirect(withAccounts, '/pedido/dados-empresa')?.to).toBe('/checkout/acesso-vr')
    expect(findRedirect(withoutAccounts, '/pedido/dados-empresa')).toBeNull()
    expect(findRedirect(ofBank, '/pedido/dados-empresa')).toBeNull()
  })

  it('leads on from a page to one that the issuer has, with accounts or without', () => {
    const onward = PAGES.flatMap(({ path, next = {} }) =>
      (['main', 'bankPartner'] as const).flatMap((kind) =>
        next[kind] ? [{ path, kind, to: next[kind] }] : [],
      ),
    )
    expect(onward.length).toBeGreaterThan(9)
    for (const { path, kind, to } of onward)
      expect(findPage(kind, to, true), `${to} after ${path}`).not.toBeNull()
  })

  it('names each address once per issuer kind', () => {
    for (const kind of ['main', 'bankPartner'] as const) {
      const always = REDIRECTS.filter((row) => row.accessManagement === undefined)
      const paths = [...PAGES, ...always].filter((row) => row.kinds.includes(kind)).map((row) => row.path)
      expect(new Set(paths).size).toBe(paths.length)
    }
  })

  it('keeps what the server draws alike for everyone: pages to read, and carts unless their address chooses', () => {
    for (const path of [
      '/',
      '/produtos/auto',
      '/carrinho/beneficios',
      '/carrinho/multi',
      '/carrinho/pontomais/essencial',
      '/checkout/resumo',
      '/pedido/revisar-pedido',
    ])
      expect(isKeptAddress(path, '?canal=auto'), path).toBe(true)
    for (const path of [
      '/carrinho/solucoes',
      '/solucoes-contratadas',
      '/nada',
      '/carrinho/multi.data',
      '/carrinho/multi/',
    ])
      expect(isKeptAddress(path, ''), path).toBe(false)
    expect(isKeptAddress('/carrinho/pontomais', '?tipoPlano=anual')).toBe(false)
    expect(isKeptAddress('/carrinho/multi', '?tipoPlano=anual')).toBe(true)
  })

  it('lists no page of a purchase', () => {
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
    expect(publicPaths('main')).toEqual([
      '/',
      '/faq',
      '/termos-de-uso',
      '/privacidade',
      '/economia',
      '/escolher',
      '/planos/hcm',
    ])
    expect(publicPaths('bankPartner')).toEqual([
      '/',
      '/faq',
      '/termos-de-uso',
      '/privacidade',
      '/economia',
      '/escolher',
    ])
  })
})
