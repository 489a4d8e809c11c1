/** Declarations by selector, as a style sheet of this store writes them; those of a repeated selector come together. */
export type Rules = ReadonlyMap<string, ReadonlyMap<string, string>>

/** A sheet's rules outside any at-rule: what holds on every screen. */
export function readRules(css: string): Rules {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  const rules = new Map<string, Map<string, string>>()
  for (const [, selectors = '', body = ''] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    for (const selector of selectors.split(',')) {
      const declarations = rules.get(selector.trim()) ?? new Map<string, string>()
      for (const [, name = '', value = ''] of body.matchAll(/([\w-]+)\s*:\s*([^;]+)/g))
        declarations.set(name, value.trim())
      rules.set(selector.trim(), declarations)
    }
  }
  return rules
}
