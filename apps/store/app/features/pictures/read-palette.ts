import { type Rules, readRules } from './read-rules.ts'

/** The style sheets that pictures take their colours and lines from, as they are written. */
export interface PictureSheets {
  /** `styles/tokens.css`, `styles/products.css` and every theme's `tokens.css` in one. */
  readonly tokens: string
  /** Sheets of the drawn components, each with the names that its classes have on the page. */
  readonly parts: readonly { readonly css: string; readonly names: Readonly<Record<string, string>> }[]
}

/** What a picture is painted with: custom properties by name, and the rules of the classes by their names on the page. */
export interface Palette {
  readonly variables: ReadonlyMap<string, string>
  readonly classes: Rules
}

/** The palette of a theme and, in it, of one product's colour. */
export function readPalette({ tokens, parts }: PictureSheets, theme: string, tone: string | null): Palette {
  const rules = readRules(tokens)
  const scopes = [':root', `:root[data-theme="${theme}"]`, ...(tone ? [`[data-tone="${tone}"]`] : [])]
  const classes = parts.flatMap(({ css, names }) =>
    [...readRules(css)].flatMap(([selector, declarations]) => {
      const name = /^\.[\w-]+$/.test(selector) && names[selector.slice(1)]
      return name ? [[name, declarations] as const] : []
    }),
  )
  return {
    variables: new Map(scopes.flatMap((scope) => [...(rules.get(scope) ?? [])])),
    classes: new Map(classes),
  }
}

/** A value with every `var(--…)` replaced by what it stands for; throws where a name stands for nothing. */
export function fillVariables(value: string, variables: ReadonlyMap<string, string>): string {
  return value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const meant = variables.get(name)
    if (meant === undefined) throw new Error(`${name} is no custom property of this picture`)
    return fillVariables(meant, variables)
  })
}
