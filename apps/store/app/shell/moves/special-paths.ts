import { barePath } from '@benefits/domain/catalogue/without-end-slashes'

/** Where a finished purchase stays; anywhere else it is cleared (docs/rules/screens.md: conclusion-leaves). */
const FINISHED: readonly string[] = ['/pedido/checkout', '/combo/checkout', '/checkout/conclusao', '/oferta']

/** Whether a finished purchase stays here. */
export function isCheckoutEnd(pathname: string): boolean {
  return FINISHED.includes(barePath(pathname))
}
