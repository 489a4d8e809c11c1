import type { CheckoutStep } from '@benefits/domain/checkout/next-step'
import { type CartIssuer, cartPath } from './cart-paths.ts'
import { PATHS } from './paths.ts'

type PathOf = string | ((groupCode: number | null, issuer: CartIssuer) => string)

const STEP_PATHS = {
  ...PATHS,
  checkoutCart: checkoutCartPath,
} as const satisfies Record<CheckoutStep, PathOf>

/** A bank partner's carts stand under the order's one address, which has no name of a modality to lend. */
function checkoutCartPath(groupCode: number | null, issuer: CartIssuer): string {
  const path = groupCode === null ? '' : cartPath(issuer, groupCode)
  return path.startsWith('/carrinho/') ? `/checkout${path}` : PATHS.checkoutCart
}

/** Address of a step; the cart after the code names the modality that is bought. */
export function checkoutPath(step: CheckoutStep, groupCode: number | null, issuer: CartIssuer): string {
  const path: PathOf = STEP_PATHS[step]
  return typeof path === 'string' ? path : path(groupCode, issuer)
}
