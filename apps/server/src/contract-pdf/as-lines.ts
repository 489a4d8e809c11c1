import { toOneLine } from '@benefits/domain/text/one-line'
import { toPrintable } from '@benefits/domain/text/printable'

/**
 * Facts of a document with every text as one line: what was stored before texts were, and what another program told (a
 * registry, a browser), may not begin a line of its own in a contract, nor leave empty boxes there.
 */
export function asLines<Facts>(facts: Facts): Facts {
  return lines(facts) as Facts
}

function lines(value: unknown): unknown {
  if (typeof value === 'string') return toPrintable(toOneLine(value))
  if (Array.isArray(value)) return value.map(lines)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, lines(member)]))
}
