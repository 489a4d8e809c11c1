import type { CartState } from '@benefits/domain/cart/cart-state'
import type { IssuerKind } from '@benefits/domain/catalogue/issuer'
import type { Selling } from '@benefits/domain/catalogue/selling'
import type { SoldHere } from '@benefits/domain/catalogue/sold-here'
import { PATHS } from './paths.ts'

/** Whose carts they are. */
export interface CartIssuer {
  readonly issuerKind: IssuerKind
  readonly selling: Pick<Selling, 'carts'>
}

/** Address of the cart of a modality; the initial page where there is none. */
export function cartPath({ issuerKind, selling }: CartIssuer, groupCode: number | null): string {
  if (groupCode === null) return '/'
  if (issuerKind === 'bankPartner') return PATHS.orderCart
  const name = selling.carts[groupCode]
  return name === undefined ? '/' : `/carrinho/${name}`
}

/** Address of this cart's page: the forms where several groups are hired in one go, else its modality's. */
export function cartPathOf(
  issuer: CartIssuer,
  { jointGroupCodes, selectedGroupCode }: Pick<CartState, 'jointGroupCodes' | 'selectedGroupCode'>,
): string {
  return jointGroupCodes.length > 0 ? PATHS.jointCart : cartPath(issuer, selectedGroupCode)
}

/** What is sold in the channel of the visit. */
export interface Sale {
  readonly selling: Pick<Selling, 'carts'>
  readonly sold: SoldHere | null
}

/** Whether the channel has a page for one of the cart's modalities. */
export function hasCartPage({ selling, sold }: Sale, { lines }: Pick<CartState, 'lines'>): boolean {
  return lines.some(
    ({ groupCode }) =>
      selling.carts[groupCode] !== undefined && (sold === null || sold.groupCodes.includes(groupCode)),
  )
}
