import type { IssuerKind } from '@benefits/domain/catalogue/issuer'
import { findPage } from '../../../issuer/find-page.ts'

/** Where a purchase is concluded: the summary of the access flow, the review of the bank partners' order. */
const CONCLUSIONS = ['/checkout/resumo', '/pedido/revisar-pedido']

/** Can a buyer of this issuer's kind conclude an order in the store today, without the team (docs/decisions/004)? */
export function concludesHere(kind: IssuerKind): boolean {
  return CONCLUSIONS.some((path) => findPage(kind, path) !== null)
}
