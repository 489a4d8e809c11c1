/** One cookie's value from a `Cookie` header, or null. */
export function readCookie(header: string | undefined, name: string): string | null {
  if (!header?.includes(name)) return null
  for (const pair of header.split(';')) {
    const split = pair.indexOf('=')
    if (split > 0 && pair.slice(0, split).trim() === name) return pair.slice(split + 1).trim()
  }
  return null
}
