import { useCartPath } from '../../purchase/cart/public.ts'
import { notFoundCopy } from './copy.ts'
import { Ways } from './ways.tsx'

/** The way back to a cart that was begun. What knows where carts are comes with it. */
export default function CartWay() {
  return <Ways hint={`${notFoundCopy.hint} ${notFoundCopy.cartKept}`} cartPath={useCartPath()} />
}
