import { barePath } from '@benefits/domain/catalogue/without-end-slashes'

/**
 * Where a finished purchase is shown and stays; anywhere else it is cleared (docs/rules/screens.md:
 * conclusion-leaves).
 */
const FINISHED: readonly string[] = ['/pedido/checkout', '/combo/checkout', '/checkout/conclusao']

/** Where the end of a purchase is counted. */
const ENDS: readonly string[] = [...FINISHED, '/oferta']

/** Whether a purchase ends at an address, where one has just been concluded. */
export function isCheckoutEnd(pathname: string): boolean {
  return ENDS.includes(barePath(pathname))
}

/** Whether a finished purchase stays here: an offer begins another one. */
export function keepsFinished(pathname: string): boolean {
  return FINISHED.includes(barePath(pathname))
}
