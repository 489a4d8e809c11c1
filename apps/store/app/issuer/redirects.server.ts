import type { IssuerKind } from '@benefits/domain/catalogue/issuer'
import { barePath } from '@benefits/domain/catalogue/without-end-slashes'

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

/** Where an address leads for an issuer's kind, or null. `pathname` without query; a last slash is ignored. */
export function findRedirect(kind: IssuerKind, pathname: string): Pick<RedirectRow, 'to' | 'status'> | null {
  const path = barePath(pathname)
  const moved = REDIRECTS.find((redirect) => redirect.kinds.includes(kind) && redirect.path === path)
  return moved ? { to: moved.to, status: moved.status } : null
}
