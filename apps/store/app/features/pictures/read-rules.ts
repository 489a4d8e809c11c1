import { parse } from 'postcss'

/** Declarations by selector, as a style sheet of this store writes them; those of a repeated selector come together. */
export type Rules = ReadonlyMap<string, ReadonlyMap<string, string>>

/** A sheet's rules outside any at-rule: what holds on every screen. */
export function readRules(css: string): Rules {
  const rules = new Map<string, Map<string, string>>()
  for (const rule of parse(css).nodes) {
    if (rule.type !== 'rule') continue
    for (const selector of rule.selectors) {
      const declarations = rules.get(selector) ?? new Map<string, string>()
      rule.each((node) => {
        if (node.type === 'decl') declarations.set(node.prop, node.value.trim())
      })
      rules.set(selector, declarations)
    }
  }
  return rules
}
