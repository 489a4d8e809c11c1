import { barePath } from '@benefits/domain/catalogue/without-end-slashes'

/** Where a purchase is finished: leaving clears it, the header shows no cart (spec 1 §2.1, decisions 11 'Routes'). */
const FINISHED: readonly string[] = ['/pedido/checkout', '/combo/checkout', '/checkout/conclusao', '/oferta']

/** Does checkout-related behaviour apply here (spec 3 §9)? */
export function isCheckoutEnd(pathname: string): boolean {
  return FINISHED.includes(barePath(pathname))
}
