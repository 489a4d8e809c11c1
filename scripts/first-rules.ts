/**
 * Takes the store's built sheet apart once, rule by rule, with what each needs of a page: the server then finds the
 * rules of a page's first paint (decision 026) by names alone. The store's build calls it
 * (apps/store/react-router.config.ts).
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss'
import parseSelectors from 'postcss-selector-parser'
import { propertiesRead } from '../apps/server/src/store-host/first-paint/properties-read.ts'
import type { FirstRule } from '../apps/store/app/host-contract.ts'

/**
 * Nobody prints, points, moves, selects or tabs before the whole sheet is there, nor is a property set that it speaks
 * of; and nothing is drawn then that could be spared. What snaps comes with the padding that it snaps within: alone it
 * would scroll by itself, and a browser tells no largest paint of a page that was scrolled.
 */
const LATER = {
  atRules: /^(?:media print|property )/,
  selectors: /:(?:hover|active|focus)|::selection/,
  properties: /^(?:transition|scroll-padding|scroll-snap|content-visibility|contain-|overflow-clip)/,
}
/** The browser itself may set these while no script is there. */
const OWN_STATES: readonly string[] = ['open', 'hidden']

/** What stands in these must be there, unless there are several ways to match; in others it must not, or is no name. */
const ASKING: readonly string[] = [':has', ':is', ':where']

/** Writes the rules of the built sheet under `build` (holding `client` and `server`) to `server/first-rules.json`. */
export async function writeFirstRules(build: string): Promise<void> {
  const client = join(build, 'client')
  const manifest = JSON.parse(await readFile(join(client, '.vite', 'manifest.json'), 'utf8'))
  const sheet = await readFile(join(client, manifest['style.css'].file), 'utf8')
  await writeFile(join(build, 'server', 'first-rules.json'), JSON.stringify(readFirstRules(sheet)))
}

/** The rules of `sheet` that a first paint may show, in their order. */
export function readFirstRules(sheet: string): readonly FirstRule[] {
  return postcss.parse(sheet).nodes.flatMap((node) => rulesOf(node, []))
}

function rulesOf(node: ChildNode, within: readonly string[]): FirstRule[] {
  if (node.type === 'rule') return rulesOfRule(node, within)
  if (node.type !== 'atrule' || LATER.atRules.test(`${node.name} ${node.params}`)) return []
  if (node.name === 'keyframes') return [keyframes(node, within)]
  return (node.nodes ?? []).flatMap((inner) => rulesOf(inner, [...within, `@${node.name} ${node.params}`]))
}

/** Whatever a page reads of a root's custom properties comes alone: each is a rule of its own. */
function rulesOfRule(rule: Rule, within: readonly string[]): FirstRule[] {
  const selectors = selectorsOf(rule)
  const declared = rule.nodes.filter(
    (node) => node.type === 'decl' && !LATER.properties.test(node.prop),
  ) as Declaration[]
  if (selectors.length === 0 || declared.length === 0) return []
  const rows = rule.selector.startsWith(':root') ? declared.map((one) => [one]) : [declared]
  return rows.map((row) => ({
    within,
    selectors,
    body: row.map(String).join(';'),
    reads: row.flatMap(({ prop, value }) => readsOf(prop, value)),
    defines: row.length === 1 && rule.selector.startsWith(':root') ? (row[0]?.prop ?? null) : null,
  }))
}

/** Every page names its theme: what else the first theme's rule says, for pages that do not, is nobody's. */
function selectorsOf({ selectors }: Rule): FirstRule['selectors'] {
  const ofTheme = selectors.filter((selector) => selector.includes('[data-theme'))
  return (ofTheme.length > 0 ? ofTheme : selectors)
    .filter((selector) => !LATER.selectors.test(selector))
    .map((text) => ({ text, needs: needsOf(text) }))
}

/** Names that a page must have for a selector to match: `p`, `.class`, `[name]`, `[name=value]`. */
function needsOf(selector: string): readonly string[] {
  const needs = new Set<string>()
  parseSelectors((root) => {
    root.walk((node) => {
      for (let { parent } = node; parent; parent = parent.parent)
        if (parent.type === 'pseudo' && !(ASKING.includes(parent.value) && parent.nodes.length === 1)) return
      if (node.type === 'tag') needs.add(node.value)
      if (node.type === 'class') needs.add(`.${node.value}`)
      if (node.type === 'attribute' && !OWN_STATES.includes(node.attribute))
        needs.add(node.operator === '=' ? `[${node.attribute}=${node.value}]` : `[${node.attribute}]`)
    })
  }).processSync(selector)
  return [...needs]
}

/** Custom properties and animations that a declaration names. */
function readsOf(property: string, value: string): readonly string[] {
  const variables = propertiesRead(value)
  return property.startsWith('animation') ? [...variables, ...value.split(/[\s,]+/)] : variables
}

function keyframes({ params, nodes = [] }: AtRule, within: readonly string[]): FirstRule {
  const selectors = [{ text: `@keyframes ${params}`, needs: [] }]
  return { within, selectors, body: nodes.map(String).join(''), reads: [], defines: params }
}
