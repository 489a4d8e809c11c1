import type { CheckoutStep } from '@benefits/domain/checkout/next-step'
import { type CartIssuer, cartPath } from './cart-groups.ts'
import { VERIFICATION_PAGE } from './verification-page.ts'

type PathOf = string | ((groupCode: number | null, issuer: CartIssuer) => string)

const PATHS = {
  access: '/checkout/acesso-vr',
  verification: VERIFICATION_PAGE,
  checkoutCart: checkoutCartPath,
  summary: '/checkout/resumo',
  conclusion: '/checkout/conclusao',
  orderCart: '/pedido/carrinho',
  companyData: '/pedido/dados-empresa',
  orderReview: '/pedido/revisar-pedido',
  orderDone: '/pedido/checkout',
} as const satisfies Record<CheckoutStep, PathOf>

/** A bank partner's carts stand under the order's one address, which has no name of a modality to lend. */
function checkoutCartPath(groupCode: number | null, issuer: CartIssuer): string {
  const path = groupCode === null ? '' : cartPath(issuer, groupCode)
  return path.startsWith('/carrinho/') ? `/checkout${path}` : '/checkout/carrinho'
}

/** Address of a step; the cart after the code names the modality that is bought. */
export function checkoutPath(step: CheckoutStep, groupCode: number | null, issuer: CartIssuer): string {
  const path: PathOf = PATHS[step]
  return typeof path === 'string' ? path : path(groupCode, issuer)
}
