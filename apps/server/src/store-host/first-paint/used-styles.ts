import type { UserDefinedOptions } from 'purgecss'
import { OwnError } from '../../ports/own-error.ts'

/** What a rule says of a pointer or of focus is asked only when somebody is there; the sheet is, too, by then. */
const OF_SOMEBODY = /:(?:hover|active|focus)/

/** Attributes that the browser itself may set while no script is there. */
const OWN_STATES = ['open', 'hidden']

/** The value of a custom property; what stands before it keeps the search from starting anew inside a name. */
const PROPERTY = /[{;\s]--[\w-]+:([^;}]*)/g

/**
 * The rules of `sheet` that something in `html` (a page, or its beginning) may match, in their order (PurgeCSS, loaded
 * with the first page: a start needs none). The whole sheet follows, so that a rule too many does no harm.
 */
export async function usedStyles(sheet: string, html: string): Promise<string> {
  const rules = await purge(sheet, html, { keyframes: true, blocklist: [OF_SOMEBODY] })
  // The library looks neither into the page's own styles nor into properties that others are made of.
  const read = find(`${html} ${find(rules, PROPERTY).join(' ')}`, /var\((--[\w-]+)/g)
  return purge(rules, html, { variables: true, safelist: { variables: read } })
}

async function purge(css: string, html: string, options: Partial<UserDefinedOptions>): Promise<string> {
  const { PurgeCSS } = await import('purgecss')
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: readMarks,
    dynamicAttributes: OWN_STATES,
    ...options,
  })
  if (!used) throw new OwnError('no styles were read')
  return used.css
}

function readMarks(html: string) {
  return {
    classes: find(html, /\sclass="([^"]*)"/g).flatMap((names) => names.split(/\s+/)),
    tags: find(html, /<([a-z][a-z0-9]*)/g),
    ids: [],
    undetermined: [],
    attributes: { names: find(html, /\s([\w-]+)=/g), values: find(html, /="([^"]*)"/g) },
  }
}

function find(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, found = '']) => found)
}
