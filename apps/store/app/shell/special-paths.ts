/** First path segments that stand for a flow of their own (spec 1 §2.1). */
export type SpecialSegment = 'pedido' | 'combo'

const SPECIAL: readonly string[] = ['pedido', 'combo'] satisfies readonly SpecialSegment[]

/** The path's first segment where it is a special one, else null. */
export function specialSegment(pathname: string): SpecialSegment | null {
  const first = pathname.split('/')[1] ?? ''
  return SPECIAL.includes(first) ? (first as SpecialSegment) : null
}

/** Where a purchase is finished: leaving clears it, the header shows no cart (spec 1 §2.1, decisions 11 'Routes'). */
const FINISHED: readonly string[] = ['/pedido/checkout', '/combo/checkout', '/checkout/conclusao', '/oferta']

/** Does checkout-related behaviour apply here (spec 3 §9)? */
export function isCheckoutEnd(pathname: string): boolean {
  return FINISHED.includes(bare(pathname))
}

function bare(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
}
