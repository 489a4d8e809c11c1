import type { AtRule, Root, Rule } from 'postcss'

/** What a part of a page can be matched by. */
interface Marks {
  readonly classes: ReadonlySet<string>
  readonly tags: ReadonlySet<string>
  readonly html: string
}

/**
 * The rules of `sheet` that something in `html` (a page, or its beginning) may match, in their order, as text. A rule too
 * many does no harm, since the whole sheet follows; a rule too few would. Faces that must be fetched are left to the
 * sheet: their local stand-ins are drawn until then.
 */
export function usedStyles(sheet: Root, html: string): string {
  const used = sheet.clone()
  const marks = readMarks(html)
  used.walkRules((rule) => keepMatching(rule, marks))
  used.walkAtRules('font-face', (face) => void (isFetched(face) && face.remove()))
  dropEmpty(used)
  dropUnread(used, html)
  dropUnnamed(used)
  dropEmpty(used)
  return used.toString()
}

function readMarks(html: string): Marks {
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/))
  const tags = [...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name = '']) => name)
  return { classes: new Set(classes), tags: new Set(tags), html }
}

function keepMatching(rule: Rule, marks: Marks) {
  if (isInKeyframes(rule)) return
  const kept = rule.selectors.filter((selector) => mayMatch(selector, marks))
  if (kept.length === 0) rule.remove()
  else if (kept.length < rule.selectors.length) rule.selectors = kept
}

/** What a rule says of a pointer or of focus is asked only when somebody is there; the sheet is, too, by then. */
const OF_SOMEBODY = /:(?:hover|active|focus)/

/** States that the browser itself may bring about while no script is there. */
const OWN_STATES = new Set(['open', 'hidden'])

/** Functions of selectors (`:not(…)`) say nothing certain. */
function mayMatch(selector: string, { classes, tags, html }: Marks): boolean {
  if (OF_SOMEBODY.test(selector)) return false
  const plain = selector.replace(/:[\w-]+\([^)]*\)/g, '')
  const simple = plain.replace(/\[[^\]]*\]/g, '').replace(/::?[\w-]+/g, '')
  return (
    [...simple.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name)) &&
    [...simple.matchAll(/(?<![.\w-])[a-z][a-z0-9]*/g)].every(([name]) => tags.has(name)) &&
    [...plain.matchAll(/\[([\w-]+)(?:=["']?([^\]"']*)["']?)?\]/g)].every(
      ([, name = '', value]) =>
        OWN_STATES.has(name) || html.includes(value === undefined ? ` ${name}=` : ` ${name}="${value}"`),
    )
  )
}

function isInKeyframes({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')
}

function isFetched(face: AtRule): boolean {
  return face.nodes?.some((node) => node.type === 'decl' && node.value.includes('url(')) ?? false
}

/** Custom properties that nobody reads; once more for those that only they read. */
function dropUnread(used: Root, html: string) {
  for (let before = -1, after = 0; before !== after; ) {
    before = after
    const read = new Set([...`${used}${html}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
    used.walkDecls(/^--/, (property) => void (read.has(property.prop) || property.remove()))
    after = read.size
  }
}

/** Animations and faces that no declaration names. */
function dropUnnamed(used: Root) {
  const values: string[] = []
  used.walkDecls((declaration) => {
    if (declaration.parent?.type !== 'atrule') values.push(declaration.value)
  })
  const named = values.join(' ')
  used.walkAtRules(/keyframes$/, (animation) => void (named.includes(animation.params) || animation.remove()))
  used.walkAtRules('font-face', (face) => {
    face.walkDecls('font-family', ({ value }) => {
      if (!named.includes(value.replace(/["']/g, ''))) face.remove()
    })
  })
}

function dropEmpty(used: Root) {
  used.walk((node) => {
    if ((node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0) {
      const { parent } = node
      node.remove()
      if (parent?.type === 'atrule' && parent.nodes?.length === 0) parent.remove()
    }
  })
}
