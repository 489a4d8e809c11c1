/**
 * An address or path without the slashes at its end; `/` becomes the empty text. Steps back from the end: an expression
 * for this takes time with the square of the slashes that somebody sends.
 */
export function withoutEndSlashes(address: string): string {
  let end = address.length
  while (address[end - 1] === '/') end -= 1
  return address.slice(0, end)
}

/** A path as pages are named: no slash at its end, but the initial page's own. */
export function barePath(pathname: string): string {
  return pathname.length > 1 ? withoutEndSlashes(pathname) : pathname
}
