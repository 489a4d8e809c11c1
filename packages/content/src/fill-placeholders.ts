import type { Plan } from '@benefits/domain/catalogue/product'
import { formatPercent } from '@benefits/domain/money/format-percent'
import { annualDiscounts } from '@benefits/domain/plans/annual-discounts'

/** What stands for each placeholder in the texts of an issuer's files; null where there is no one thing to say. */
export type Placeholders = Readonly<
  Record<'{issuer}' | '{name}' | '{email}' | '{annualDiscount}', string | null>
>

/** The issuer's short and whole name and its e-mail, and the one rate that all its HR plans take off a year. */
export function placeholdersOf(
  issuer: Readonly<Record<'shortName' | 'name' | 'email', string>>,
  plans: readonly Pick<Plan, 'annualDiscount'>[],
): Placeholders {
  const [rate, another] = annualDiscounts(plans)
  return {
    '{issuer}': issuer.shortName,
    '{name}': issuer.name,
    '{email}': issuer.email,
    '{annualDiscount}': rate === undefined || another !== undefined ? null : formatPercent(rate),
  }
}

/** The same data with every placeholder of its texts filled in. */
export function fillPlaceholders<Data>(data: Data, placeholders: Placeholders): Data {
  const fillings = Object.entries(placeholders).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  )
  return fill(data, fillings) as Data
}

function fill(value: unknown, fillings: readonly [string, string][]): unknown {
  if (typeof value === 'string')
    return fillings.reduce((text, [placeholder, filling]) => text.replaceAll(placeholder, filling), value)
  if (Array.isArray(value)) return value.map((item) => fill(item, fillings))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, fillings)]))
}
