import type { UserDefinedOptions } from 'purgecss'
import { OwnError } from '../../ports/own-error.ts'
import type { PageMarks } from './page-marks.ts'

/** What a rule says of a pointer or of focus is asked only when somebody is there; the sheet is, too, by then. */
const OF_SOMEBODY = /:(?:hover|active|focus)/

/** How something moves from one state to the next, after what may stand before it, and how it looks when it is selected. */
const MOTION = /(?<=[{;])transition:[^;}]*;?|(?<=::selection\{)[^{}]+/g

/** How the page looks on paper: nobody prints it before the whole sheet is there. */
const ON_PAPER = /@media print\{(?:[^{}]+\{[^{}]*\})*\}/g

/** What is left where all that stood inside is gone, how a property is inherited that nobody has set yet, and notes of the build. */
const EMPTY = /@property --[\w-]+\{[^{}]*\}|(?<![^{};])[^{};]+\{\}|\/\*[^*]*\*\/\s*/g

/** How a whole page, or a part of it, looks that holds something marked so, and what it is marked with; the library judges neither. */
const OF_HOLDERS = /(?:html|body)(?::has\(\[[\w-]+\]\)){1,4}(?: [\w +>]+)?\{[^{}]*\}/g
const HELD = /:has\(\[([\w-]+)\]/g

/** The properties of the theme that pages without one have; a page of another theme has its own for each of them. */
const OF_DEFAULT_THEME = /:root,:root\[data-theme="?([\w-]+)"?\]\{[^{}]*\}/g

/** Attributes that the browser itself may set while no script is there. */
const OWN_STATES = ['open', 'hidden']

/** The value of a custom property; what stands before it keeps the search from starting anew inside a name. */
const PROPERTY = /[{;\s]--[\w-]+:([^;}]*)/g
const READ = /var\((--[\w-]+)/g

/**
 * The rules of `sheet` that something in a page (or its beginning) may match, in their order (PurgeCSS, loaded with the
 * first page: a start needs none). The whole sheet follows, so that a rule too many does no harm. `besides` is a style that the
 * page gets too: what properties it reads are kept.
 */
export async function usedStyles(sheet: string, marks: PageMarks, besides = ''): Promise<string> {
  const there = new Map(marks.attributes)
  const theme = there.get('data-theme')
  const own = sheet.replace(OF_DEFAULT_THEME, (rule, name) => (theme && name !== theme ? '' : rule))
  const held = own.replace(OF_HOLDERS, (rule) =>
    find(rule, HELD).every((name) => there.has(name)) ? rule : '',
  )
  const still = held.replace(ON_PAPER, '').replace(MOTION, '').replace(EMPTY, '')
  const rules = await purge(still, marks, { keyframes: true, blocklist: [OF_SOMEBODY] })
  // The library looks neither into the page's own styles nor into properties that others are made of.
  const texts = [...marks.styles, besides, ...find(rules, PROPERTY)]
  const read = find(texts.join(' '), READ)
  return purge(rules, marks, { variables: true, safelist: { variables: read } })
}

async function purge(css: string, marks: PageMarks, options: Partial<UserDefinedOptions>): Promise<string> {
  const { PurgeCSS } = await import('purgecss')
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: () => ({
      classes: [...marks.classes],
      tags: [...marks.tags],
      ids: [],
      undetermined: [],
      attributes: {
        names: marks.attributes.map(([name]) => name),
        values: marks.attributes.map(([, value]) => value),
      },
    }),
    dynamicAttributes: OWN_STATES,
    ...options,
  })
  if (!used) throw new OwnError('no styles were read')
  return used.css
}

function find(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found)
}
