import type { CartState } from '@benefits/domain/cart/cart-state'
import { type StoreIdentity, useIssuer } from './store-view.ts'

/** Whose carts they are. */
export type CartIssuer = Pick<StoreIdentity, 'issuerKind'> & {
  readonly selling: Pick<StoreIdentity['selling'], 'carts'>
}

/** Address of the cart of a modality; the initial page where there is none. */
export function cartPath({ issuerKind, selling }: CartIssuer, groupCode: number | null): string {
  if (groupCode === null) return '/'
  if (issuerKind === 'bankPartner') return '/pedido/carrinho'
  const name = selling.carts[groupCode]
  return name === undefined ? '/' : `/carrinho/${name}`
}

/** Where the forms of service groups that are hired in one go stand (docs/rules/cart.md: joint). */
export const JOINT_CART = '/carrinho/solucoes'

/** Address of this cart's page: the forms where several groups are hired in one go, else its modality's. */
export function cartPathOf(
  issuer: CartIssuer,
  { jointGroupCodes, selectedGroupCode }: Pick<CartState, 'jointGroupCodes' | 'selectedGroupCode'>,
): string {
  return jointGroupCodes.length > 0 ? JOINT_CART : cartPath(issuer, selectedGroupCode)
}

/** Modalities whose balances are on one card (docs/rules/cart.md: multi-shares-cards). */
export function useWalletGroups(): readonly number[] {
  return useIssuer().identity.selling.walletGroupCodes
}
