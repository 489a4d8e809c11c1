import type { CartState } from '@benefits/domain/cart/cart-state'
import type { IssuerKind } from '@benefits/domain/catalogue/issuer'

/** Modalities whose balances are on one card (docs/rules/cart.md: multi-shares-cards): the badge counts it once. */
export const WALLET_GROUP_CODES: readonly number[] = [200, 207]

const MAIN_CARTS: ReadonlyMap<number, string> = new Map([
  [0, '/carrinho/beneficios'],
  [207, '/carrinho/multi'],
  [900, '/carrinho/mobilidade'],
  [20000, '/carrinho/pontomais'],
])

/** Address of the cart of a modality; the initial page where there is none. */
export function cartPath(kind: IssuerKind, groupCode: number | null): string {
  if (kind === 'bankPartner') return groupCode === null ? '/' : '/pedido/carrinho'
  return groupCode === null ? '/' : (MAIN_CARTS.get(groupCode) ?? '/')
}

/** Where the forms of service groups that are hired in one go stand (docs/decisions/022). */
export const JOINT_CART = '/carrinho/solucoes'

/** Address of this cart's page: the forms where several groups are hired in one go, else its modality's. */
export function cartPathOf(
  kind: IssuerKind,
  { jointGroupCodes, selectedGroupCode }: Pick<CartState, 'jointGroupCodes' | 'selectedGroupCode'>,
): string {
  return jointGroupCodes.length > 0 ? JOINT_CART : cartPath(kind, selectedGroupCode)
}
