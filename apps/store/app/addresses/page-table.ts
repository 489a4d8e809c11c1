import type { IssuerKind } from '@benefits/domain/catalogue/issuer'

/** A screen's address; `routes.ts` has the file that draws it. */
interface Row {
  readonly path: string
  readonly kinds: readonly IssuerKind[]
  /** Kinds that have it where the channel has accounts (ACESSO_VR), beside those that always do. */
  readonly kindsWithAccounts?: readonly IssuerKind[]
  /** Read rather than used: the same for every visitor, kept whole in the page cache and listed for search engines. */
  readonly isPublic?: true
  /**
   * Kept as well, since the server draws it alike for every visitor, but listed nowhere: what is chosen there is the
   * tab's.
   */
  readonly isKept?: true
  /**
   * Kept, and drawn for the tab's own part to come: its scripts start right after the first paint, whoever opens it.
   */
  readonly isStep?: true
  /** What the page itself reads of its query: an address with one of these is drawn for whoever asks. */
  readonly asks?: readonly string[]
  /** Where most visitors go on to: its scripts come while this page is read (docs/rules/screens.md: next-page). */
  readonly next?: Readonly<Partial<Record<IssuerKind, string>>>
  /**
   * Where a purchase ends: one that was just concluded is counted here. `stays` where it goes on being shown; anywhere
   * else it is cleared (docs/rules/screens.md: conclusion-leaves).
   */
  readonly end?: 'stays' | 'counted'
}

const BOTH = ['main', 'bankPartner'] as const
const MAIN = ['main'] as const
const BANK = ['bankPartner'] as const

const TO_ACCESS = { main: '/checkout/acesso-vr' }
const TO_SUMMARY = { main: '/checkout/resumo', bankPartner: '/checkout/resumo' }
const TO_VERIFICATION = { main: '/checkout/verificacao', bankPartner: '/checkout/verificacao' }
const TO_COMPANY = { bankPartner: '/pedido/dados-empresa' }
const TO_REVIEW = { main: '/pedido/revisar-pedido', bankPartner: '/pedido/revisar-pedido' }

/** The store's screens by issuer kind (docs/rules/issuers.md: kind-picks-routes). A path without a row is not found. */
const ROWS = [
  { path: '/', kinds: BOTH, isPublic: true },
  { path: '/faq', kinds: BOTH, isPublic: true },
  { path: '/termos-de-uso', kinds: BOTH, isPublic: true },
  { path: '/privacidade', kinds: BOTH, isPublic: true },
  { path: '/verificar/:codigo?', kinds: BOTH },
  { path: '/economia', kinds: BOTH, isPublic: true },
  { path: '/produtos/:productName', kinds: BOTH, isPublic: true },
  { path: '/escolher', kinds: BOTH, isPublic: true },
  { path: '/simulacao/:code', kinds: BOTH },
  { path: '/proposta/:key', kinds: BOTH },
  { path: '/carrinho/multi', kinds: MAIN, isKept: true, next: TO_ACCESS },
  { path: '/modalidade/:modalityPath', kinds: BANK, isPublic: true },
  { path: '/pedido/carrinho', kinds: BANK, isStep: true, next: TO_COMPANY },
  { path: '/pedido/dados-empresa', kinds: BOTH, isStep: true, next: TO_REVIEW },
  { path: '/pedido/revisar-pedido', kinds: BOTH, isStep: true },
  { path: '/pedido/checkout', kinds: BOTH, isStep: true, end: 'stays' },
  { path: '/planos/hcm', kinds: MAIN, isPublic: true },
  {
    path: '/carrinho/pontomais/:plan?',
    kinds: MAIN,
    isKept: true,
    asks: ['qtdVidas', 'tipoPlano'],
    next: TO_ACCESS,
  },
  { path: '/carrinho/beneficios', kinds: MAIN, isKept: true, next: TO_ACCESS },
  { path: '/solucoes-contratadas', kinds: BOTH },
  { path: '/carrinho/solucoes', kinds: BOTH, next: TO_ACCESS },
  { path: '/contrate-mais/mobilidade', kinds: BOTH },
  { path: '/contrate-mais/benefits', kinds: BOTH },
  { path: '/carrinho/mobilidade', kinds: MAIN, isKept: true, next: TO_ACCESS },
  { path: '/oferta', kinds: BOTH, end: 'counted' },
  {
    path: '/combo/carrinho/:modalidade?',
    kinds: BOTH,
    next: { main: '/checkout/acesso-vr', bankPartner: '/combo/empresa' },
  },
  { path: '/combo/empresa', kinds: BOTH, next: { main: '/combo/pedido', bankPartner: '/combo/pedido' } },
  { path: '/combo/pedido', kinds: BOTH },
  { path: '/combo/checkout', kinds: BOTH, end: 'stays' },
  { path: '/checkout/acesso-vr', kinds: MAIN, kindsWithAccounts: BANK, isStep: true, next: TO_VERIFICATION },
  { path: '/checkout/verificacao', kinds: MAIN, kindsWithAccounts: BANK, isStep: true },
  {
    path: '/checkout/carrinho/:modalidade?',
    kinds: MAIN,
    kindsWithAccounts: BANK,
    isStep: true,
    next: TO_SUMMARY,
  },
  { path: '/checkout/resumo', kinds: MAIN, kindsWithAccounts: BANK, isStep: true },
  { path: '/checkout/conclusao', kinds: MAIN, kindsWithAccounts: BANK, isStep: true, end: 'stays' },
] as const satisfies readonly Row[]

export type PagePath = (typeof ROWS)[number]['path']

/** An address of a page without what stands in it for a choice: `/combo/carrinho` of `/combo/carrinho/:modalidade?`. */
export type PageAddress = PagePath extends infer P
  ? P extends `${infer Start}/:${string}`
    ? Start
    : P
  : never

export interface PageRow extends Row {
  readonly path: PagePath
}

export const PAGES: readonly PageRow[] = ROWS
