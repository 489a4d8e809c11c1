/** Data without functions, dates or cycles; `undefined` members count as absent. */
export type Plain =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Plain[]
  | { readonly [key: string]: Plain }

/**
 * JSON text that is the same for equal data: members in the order of their names' code units, no blanks, absent and
 * `undefined` alike. Lists keep their order. Throws on a number that JSON cannot hold, which is a bug.
 */
export function canonicalJson(value: Plain): string {
  if (value === undefined || value === null) return 'null'
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new RangeError(`not a JSON number: ${value}`)
  if (typeof value !== 'object') return JSON.stringify(value)
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`
  const members = Object.keys(value)
    .sort()
    .flatMap((key) =>
      value[key] === undefined ? [] : [`${JSON.stringify(key)}:${canonicalJson(value[key])}`],
    )
  return `{${members.join(',')}}`
}

function isList(value: object): value is readonly Plain[] {
  return Array.isArray(value)
}
