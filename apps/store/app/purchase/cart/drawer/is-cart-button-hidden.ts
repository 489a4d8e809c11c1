import { barePath } from '@benefits/domain/catalogue/without-end-slashes'

/** First path segments whose pages show no cart button, and the pages below them that do. */
const HIDDEN: ReadonlyMap<string, readonly string[]> = new Map([
  ['checkout', []],
  ['combo', []],
  ['pedido', ['/pedido/carrinho']],
  ['oferta', []],
])

/** Whether the header shows no cart button on this path. */
export function isCartButtonHidden(pathname: string): boolean {
  const path = barePath(pathname)
  const shown = HIDDEN.get(path.split('/')[1] ?? '')
  return shown !== undefined && !shown.includes(path)
}
