/** An element as it stands in a page: what its opening tag says after the name, and its text. */
interface FoundElement {
  readonly attributes: string
  readonly text: string
}

/** The elements of a name whose text no other element interrupts (`script`, `style`), in order; each place is read once. */
export function findElements(html: string, name: 'script' | 'style'): readonly FoundElement[] {
  const found: FoundElement[] = []
  const [opening, closing] = [`<${name}`, `</${name}>`]
  for (let at = html.indexOf(opening); at >= 0; at = html.indexOf(opening, at)) {
    const open = html.indexOf('>', at)
    const close = open < 0 ? -1 : html.indexOf(closing, open)
    if (close < 0) return found
    found.push({ attributes: html.slice(at + opening.length, open), text: html.slice(open + 1, close) })
    at = close + closing.length
  }
  return found
}
