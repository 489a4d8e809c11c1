import type { FirstRule } from '../../../../store/app/host-contract.ts'
import type { PageMarks } from './page-marks.ts'

/**
 * The text of those `rules` that something in a page (or its beginning) may match, in their order, with the custom
 * properties and animations that these name. The whole sheet follows: a rule too many does no harm.
 */
export function firstStyles(rules: readonly FirstRule[], { names, reads }: PageMarks): string {
  const matching = rules.flatMap((rule) => {
    const selectors = rule.selectors.filter(({ needs }) => needs.every((need) => names.has(need)))
    return selectors.length > 0 ? [{ ...rule, selector: selectors.map(({ text }) => text).join(',') }] : []
  })
  const named = new Set(reads)
  // What is named may name others in turn.
  for (let before = -1; before < named.size; ) {
    before = named.size
    for (const rule of matching)
      if (rule.defines === null || named.has(rule.defines)) for (const name of rule.reads) named.add(name)
  }
  return write(matching.filter(({ defines }) => defines === null || named.has(defines)))
}

/** Neighbours of one selector or one at-rule share its braces. */
function write(rules: readonly (FirstRule & { readonly selector: string })[]): string {
  let text = ''
  let open: { readonly within: readonly string[]; readonly selector: string } = { within: [], selector: '' }
  for (const { within, selector, body } of [...rules, { within: [], selector: '', body: '' }]) {
    const isWithin = String(within) === String(open.within)
    if (isWithin && selector === open.selector) {
      text += `${text && ';'}${body}`
      continue
    }
    if (open.selector) text += '}'
    if (!isWithin) text += '}'.repeat(open.within.length) + within.map((one) => `${one}{`).join('')
    if (selector) text += `${selector}{${body}`
    open = { within, selector }
  }
  return text
}
