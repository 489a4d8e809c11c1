import type { IssuerKind } from '@benefits/domain/catalogue/issuer'
import { VERIFICATION_PAGE } from './verification-page.ts'

/** Which frame a page stands in: header and footer of the store, or the quiet one of the checkout. */
export type Frame = 'store' | 'checkout'

/** A screen: its address and the file that draws it. */
export interface PageRow {
  readonly path: string
  readonly kinds: readonly IssuerKind[]
  readonly frame: Frame
  readonly file: string
  /** The same for every visitor on the server: kept whole in the page cache and listed for search engines. */
  readonly isPublic?: true
}

/** An address that leads elsewhere, keeping the query string. */
export interface RedirectRow {
  readonly path: string
  readonly kinds: readonly IssuerKind[]
  readonly to: string
  readonly status: 301 | 302
}

const BOTH = ['main', 'bankPartner'] as const
const MAIN = ['main'] as const
const BANK = ['bankPartner'] as const

/** The store's screens by issuer kind (docs/rules/issuers.md: kind-picks-routes). A path without a row is not found. */
export const PAGES: readonly PageRow[] = [
  { path: '/', kinds: BOTH, frame: 'store', file: 'routes/landing.tsx', isPublic: true },
  { path: '/faq', kinds: BOTH, frame: 'store', file: 'routes/faq.tsx', isPublic: true },
  {
    path: '/produtos/:productName',
    kinds: BOTH,
    frame: 'store',
    file: 'routes/product.tsx',
    isPublic: true,
  },
  { path: '/carrinho/multi', kinds: MAIN, frame: 'store', file: 'routes/multi-cart.tsx' },
  {
    path: '/modalidade/:modalityPath',
    kinds: BANK,
    frame: 'store',
    file: 'routes/modality.tsx',
    isPublic: true,
  },
  { path: '/pedido/carrinho', kinds: BANK, frame: 'store', file: 'routes/order-cart.tsx' },
  { path: '/pedido/dados-empresa', kinds: BANK, frame: 'store', file: 'routes/order-team.tsx' },
  { path: '/planos/hcm', kinds: MAIN, frame: 'store', file: 'routes/hr-plans.tsx', isPublic: true },
  { path: '/carrinho/pontomais/:plan?', kinds: MAIN, frame: 'store', file: 'routes/hr-cart.tsx' },
  { path: '/carrinho/beneficios', kinds: MAIN, frame: 'store', file: 'routes/benefits-cart.tsx' },
  {
    path: '/solucoes-contratadas',
    kinds: BOTH,
    frame: 'store',
    file: 'routes/contracted-solutions.tsx',
  },
  { path: '/carrinho/solucoes', kinds: BOTH, frame: 'store', file: 'routes/joint-cart.tsx' },
  { path: '/contrate-mais/mobilidade', kinds: BOTH, frame: 'store', file: 'routes/hire-more.tsx' },
  { path: '/contrate-mais/benefits', kinds: BOTH, frame: 'store', file: 'routes/hire-more.tsx' },
  { path: '/carrinho/mobilidade', kinds: MAIN, frame: 'store', file: 'routes/mobility-cart.tsx' },
  { path: '/checkout/acesso-vr', kinds: MAIN, frame: 'checkout', file: 'routes/checkout-access.tsx' },
  { path: VERIFICATION_PAGE, kinds: MAIN, frame: 'checkout', file: 'routes/checkout-verification.tsx' },
  {
    path: '/checkout/carrinho/:modalidade?',
    kinds: MAIN,
    frame: 'checkout',
    file: 'routes/checkout-cart.tsx',
  },
  { path: '/checkout/resumo', kinds: MAIN, frame: 'checkout', file: 'routes/checkout-summary.tsx' },
  { path: '/checkout/conclusao', kinds: MAIN, frame: 'checkout', file: 'routes/checkout-conclusion.tsx' },
]

/** Former and short addresses (docs/rules/issuers.md: old-addresses). */
export const REDIRECTS: readonly RedirectRow[] = [
  { path: '/simule', kinds: BOTH, to: '/', status: 301 },
  { path: '/modalidade', kinds: BOTH, to: '/', status: 301 },
  { path: '/modalidade/avulso', kinds: BANK, to: '/modalidade/avulsos', status: 302 },
  { path: '/modalidade/multi', kinds: BANK, to: '/modalidade/multisaldo', status: 302 },
  { path: '/modalidade/avulso', kinds: MAIN, to: '/carrinho/beneficios', status: 302 },
  { path: '/modalidade/avulsos', kinds: MAIN, to: '/carrinho/beneficios', status: 302 },
  { path: '/modalidade/multi', kinds: MAIN, to: '/carrinho/multi', status: 302 },
  { path: '/modalidade/multisaldo', kinds: MAIN, to: '/carrinho/multi', status: 302 },
  { path: '/modalidade/pontomais', kinds: MAIN, to: '/planos/hcm', status: 302 },
  { path: '/mobilidade/vale-transporte', kinds: MAIN, to: '/carrinho/mobilidade', status: 302 },
  // The former path's contract and payment are sections of the summary (docs/decisions/016).
  { path: '/mobilidade/contrato', kinds: MAIN, to: '/checkout/resumo', status: 302 },
  { path: '/compra/mobilidade/pagamento', kinds: MAIN, to: '/checkout/resumo', status: 302 },
]

/** Addresses that a program of the store asks, not a person: no frame, no guard. */
export const RESOURCES: readonly { readonly path: string; readonly file: string }[] = [
  { path: '/recursos/:comando', file: 'routes/resources/command.ts' },
  { path: '/recursos/contrato/:leadId', file: 'routes/resources/contract-document.ts' },
]
