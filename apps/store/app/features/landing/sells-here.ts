import type { IssuerKind } from '@benefits/domain/catalogue/issuer'
import { findRoute } from '../../issuer/find-route.ts'

/** The file of the pages for what the team contracts: an address that it draws sells nothing itself. */
const TEAM_PAGE = 'routes/assisted-sale.tsx'

/** Where a purchase is concluded: the summary of the access flow, the review of the bank partners' order. */
const CONCLUSIONS = ['/checkout/resumo', '/pedido/revisar-pedido']

/** Can a buyer of this issuer's kind fill a cart at a modality's destination today and conclude it (docs/decisions/004)? */
export function sellsHere(kind: IssuerKind, destination: string): boolean {
  const found = findRoute(kind, destination)
  const isConcluded = CONCLUSIONS.some((path) => findRoute(kind, path).is === 'page')
  return isConcluded && found.is === 'page' && found.page.file !== TEAM_PAGE
}
