import { parse } from 'postcss'

/** Custom properties by name, as style sheets write them. */
export type Properties = Readonly<Record<string, string>>

/**
 * What the sheets declare in the blocks of these selectors outside any at-rule: what holds on every screen. Of a name
 * that is declared twice the last value.
 */
export function readProperties(sheets: readonly string[], selectors: readonly string[]): Properties {
  const found: Record<string, string> = {}
  for (const rule of parse(sheets.join('\n')).nodes) {
    if (rule.type !== 'rule' || !rule.selectors.some((selector) => selectors.includes(selector))) continue
    rule.each((node) => {
      if (node.type === 'decl' && node.prop.startsWith('--')) found[node.prop] = node.value
    })
  }
  return found
}
