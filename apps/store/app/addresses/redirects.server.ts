import type { IssuerKind } from '@benefits/domain/catalogue/issuer'
import { barePath } from '@benefits/domain/catalogue/without-end-slashes'
import { type MiddlewareFunction, redirect } from 'react-router'
import { scopeContext } from '../server-scope.ts'

/** An address that leads elsewhere, keeping the query string. */
export interface RedirectRow {
  readonly path: string
  readonly kinds: readonly IssuerKind[]
  readonly to: string
  readonly status: 301 | 302
  /** Only where ACESSO_VR is on, or only where it is off; absent: wherever. */
  readonly accessManagement?: boolean
}

/** Whose store is asked, as far as it decides on addresses. */
export interface RedirectFacts {
  readonly issuerKind: IssuerKind
  /** Feature ACESSO_VR. */
  readonly accessManagement: boolean
}

const BOTH = ['main', 'bankPartner'] as const
const MAIN = ['main'] as const
const BANK = ['bankPartner'] as const

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
  // The former path's contract and payment are sections of the summary (docs/rules/mobility.md: former-addresses).
  { path: '/mobilidade/contrato', kinds: MAIN, to: '/checkout/resumo', status: 302 },
  { path: '/compra/mobilidade/pagamento', kinds: MAIN, to: '/checkout/resumo', status: 302 },
  // One way to buy: with accounts or without (docs/rules/issuers.md: one-way-to-buy).
  {
    path: '/checkout/acesso-vr',
    kinds: MAIN,
    accessManagement: false,
    to: '/pedido/dados-empresa',
    status: 302,
  },
  {
    path: '/checkout/verificacao',
    kinds: MAIN,
    accessManagement: false,
    to: '/pedido/dados-empresa',
    status: 302,
  },
  {
    path: '/checkout/carrinho',
    kinds: MAIN,
    accessManagement: false,
    to: '/pedido/dados-empresa',
    status: 302,
  },
  {
    path: '/checkout/resumo',
    kinds: MAIN,
    accessManagement: false,
    to: '/pedido/revisar-pedido',
    status: 302,
  },
  { path: '/checkout/conclusao', kinds: MAIN, accessManagement: false, to: '/pedido/checkout', status: 302 },
  { path: '/combo/empresa', kinds: BOTH, accessManagement: true, to: '/checkout/acesso-vr', status: 302 },
  { path: '/combo/pedido', kinds: BOTH, accessManagement: true, to: '/checkout/resumo', status: 302 },
  { path: '/combo/checkout', kinds: BOTH, accessManagement: true, to: '/checkout/conclusao', status: 302 },
  { path: '/pedido/carrinho', kinds: MAIN, accessManagement: true, to: '/checkout/carrinho', status: 302 },
  {
    path: '/pedido/carrinho',
    kinds: MAIN,
    accessManagement: false,
    to: '/pedido/dados-empresa',
    status: 302,
  },
  {
    path: '/pedido/dados-empresa',
    kinds: BOTH,
    accessManagement: true,
    to: '/checkout/acesso-vr',
    status: 302,
  },
  {
    path: '/pedido/revisar-pedido',
    kinds: BOTH,
    accessManagement: true,
    to: '/checkout/resumo',
    status: 302,
  },
  { path: '/pedido/checkout', kinds: BOTH, accessManagement: true, to: '/checkout/conclusao', status: 302 },
]

/** Where an address leads in a store, or null. `pathname` without query; a last slash is ignored. */
export function findRedirect(
  { issuerKind, accessManagement }: RedirectFacts,
  pathname: string,
): Pick<RedirectRow, 'to' | 'status'> | null {
  const path = barePath(pathname)
  const moved = REDIRECTS.find(
    (row) =>
      row.path === path &&
      row.kinds.includes(issuerKind) &&
      (row.accessManagement ?? accessManagement) === accessManagement,
  )
  return moved ? { to: moved.to, status: moved.status } : null
}

/** Root middleware: former addresses lead on, keeping the query string (docs/rules/issuers.md: old-addresses). */
export const followRedirects: MiddlewareFunction<Response> = ({ url, context }, next) => {
  const { pathname, search } = url
  const { issuer, channel } = context.get(scopeContext)
  const facts = { issuerKind: issuer.kind, accessManagement: channel.accessManagement }
  const found = findRedirect(facts, pathname)
  if (found) throw redirect(`${found.to}${search}`, found.status)
  return next()
}
