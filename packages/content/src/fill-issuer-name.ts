/** Stands for the issuer's short name in any text of its files. */
const PLACEHOLDER = '{issuer}'

/** The same data with `{issuer}` in every text replaced by the issuer's short name. */
export function fillIssuerName<Data>(data: Data, shortName: string): Data {
  return fill(data, shortName) as Data
}

function fill(value: unknown, shortName: string): unknown {
  if (typeof value === 'string') return value.replaceAll(PLACEHOLDER, shortName)
  if (Array.isArray(value)) return value.map((item) => fill(item, shortName))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, shortName)]))
}
