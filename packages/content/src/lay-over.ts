/** What tells the items of a list apart, by the list's place in its file; any other list is taken whole. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  'issuer.footer': ['title'],
  'issuer.footer.links': ['label'],
  'issuer.deliveryDeadlines': ['id'],
  channels: ['code'],
  products: ['code'],
  'products.additionalProducts': ['code'],
  modalities: ['groupCode'],
  seasonal: ['code'],
  plans: ['code'],
  'plans.extras': ['code'],
  offers: ['code'],
  sections: ['page', 'id'],
  'sections.items': ['id', 'faqArticle'],
  'faq.categories': ['id'],
  'faq.articles': ['id'],
  acceptance: ['productCode'],
  'pat-table': ['topic'],
  'terms.sections': ['title'],
}

type Json = Record<string, unknown>
/** Reports what a layer says in vain, at the place in the layer's own file: `faq.articles.3.after`. */
export type Say = (path: string, message: string) => void

/**
 * One value of a file over the one below it. Objects are joined member by member; lists whose items have a key are
 * joined item by item: one of the same key over the one below, in its place, or without it (`leaveOut`), a new one at
 * the end or behind the one whose key it names (`after`; null is the front). Anything else replaces what is below.
 * `place` is where the value stands, the file's noun first: `products.3`. (docs/content.md: What issuers have in
 * common)
 */
export function layOver(below: unknown, own: unknown, place: string, say: Say): unknown {
  if (isObject(below) && isObject(own)) {
    const joined: Json = { ...below }
    for (const [name, value] of Object.entries(own))
      joined[name] = layOver(below[name], value, `${place}.${name}`, say)
    return joined
  }
  const keyOf = keyOfItems(place)
  return keyOf && hasKeys(below, keyOf) && hasKeys(own, keyOf) ? layList(below, own, keyOf, place, say) : own
}

type KeyOf = (item: unknown) => string | undefined

/** What an item of the list at a place is called in every layer; undefined where its lists are taken whole. */
export function keyOfItems(place: string): KeyOf | undefined {
  const members = KEYS[place.replaceAll(/\.\d+/g, '')]
  if (members === undefined) return undefined
  return (item) => {
    if (!isObject(item)) return undefined
    const said = members.flatMap((member) => (member in item ? [String(item[member])] : []))
    return said.length === 0 ? undefined : said.join(' ')
  }
}

function hasKeys(list: unknown, keyOf: KeyOf): list is readonly Json[] {
  return Array.isArray(list) && list.every((item) => keyOf(item) !== undefined)
}

function layList(
  below: readonly Json[],
  own: readonly Json[],
  keyOf: KeyOf,
  place: string,
  say: Say,
): unknown {
  const joined = [...below]
  const find = (key: string | undefined) => joined.findIndex((item) => keyOf(item) === key)
  const seen = new Set<string | undefined>()
  own.forEach(({ leaveOut, after, ...item }, index) => {
    const [key, here] = [keyOf(item), `${place}.${index}`]
    const at = find(key)
    if (seen.has(key)) say(here, `${key} is said twice`)
    seen.add(key)
    if (leaveOut !== undefined) {
      if (leaveOut !== true) say(`${here}.leaveOut`, 'is true, or is not said')
      if (at === -1) say(here, `there is no ${key} below to leave out`)
      else joined.splice(at, 1)
    } else if (at !== -1) {
      if (after !== undefined) say(`${here}.after`, `${key} has its place already`)
      joined[at] = layOver(joined[at], item, here, say) as Json
    } else if (after === undefined) joined.push(item)
    else {
      const before = find(String(after))
      if (after !== null && before === -1) say(`${here}.after`, `there is no ${after}`)
      joined.splice(before + 1, 0, item)
    }
  })
  return joined
}

/** Whether it is an object and no list. */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
