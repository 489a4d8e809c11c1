import type { OrderLine } from '../cart/cart-line.ts'
import type { PlanPeriod } from '../catalogue/product.ts'
import type { Centavos } from '../money/centavos.ts'
import type { EntryRate, PricedLine, PriceEntry } from './pricing.ts'

/** How often something is paid: with this order alone, or again each month or year of an HR plan. */
export type PaidEvery = 'order' | PlanPeriod

/**
 * What a row tells of: a product's credit, a plan, what was added to it, a fee, what is taken off, or what is given.
 */
export type PriceRowKind = 'credit' | 'plan' | 'extension' | 'fee' | 'discount' | 'gift'

/** One row of a price as a buyer reads it, with the unit that its value is paid in. */
export interface PriceRow {
  readonly kind: PriceRowKind
  readonly name: string
  /** The line it tells of; null for what all lines share. */
  readonly productCode: number | null
  /** Its cards or employees; null where nothing is counted. */
  readonly quantity: number | null
  readonly every: PaidEvery
  /** 0 is free. */
  readonly value: Centavos
  /** What one of it costs: a card's credit or fee, a plan's month; hundredths of a percent where `rate` says so. */
  readonly unitValue: number
  readonly rate: EntryRate
  /** What a gift is, in a sentence. */
  readonly explanation?: string
}

/** What a row needs to know of a line that was ordered. */
export type OrderedLine = Pick<OrderLine, 'productCode' | 'planPeriod'> & { readonly name: string }

/** What it reads of a price: a cart's line, or a contract's. */
export type RowSource = Pick<
  PricedLine,
  'productCode' | 'lineType' | 'quantity' | 'monthlyValue' | 'productValue' | 'entries' | 'extensions'
>

/**
 * A price as rows, everywhere the same: each product, an HR plan apart from each of its extensions, then every fee and
 * discount, those of one name and unit in one. They sum to the total with discount, and those of one unit to that part
 * of it (docs/rules/pricing.md: rows).
 */
export function priceRows(lines: readonly RowSource[], ordered: readonly OrderedLine[]): readonly PriceRow[] {
  const sold: PriceRow[] = []
  const entries = new Map<string, PriceRow>()
  for (const line of lines) {
    const known = ordered.find(({ productCode }) => productCode === line.productCode)
    const name = known?.name ?? ''
    const every: PaidEvery = line.lineType === 'hcm' ? (known?.planPeriod ?? 'monthly') : 'order'
    sold.push(...soldRows(line, name, every))
    for (const entry of line.entries) {
      const paid: PaidEvery = entry.kind === 'fee' ? 'order' : every
      const key = `${paid} ${entry.name}`
      const value = ((entries.get(key)?.value ?? 0) + entry.value) as Centavos
      const { name, rate, unitValue } = entry
      const kind = kindOf(entry)
      const row = { kind, name, productCode: null, quantity: null, every: paid, value, unitValue, rate }
      entries.set(key, kind === 'gift' ? { ...row, explanation: entry.description } : row)
    }
  }
  return [...sold, ...entries.values()]
}

/** An offer's entry of nothing takes nothing off: it is something that comes with the order. */
function kindOf({ kind, value }: Pick<PriceEntry, 'kind' | 'value'>): PriceRowKind {
  if (value < 0) return 'discount'
  return kind === 'offer' ? 'gift' : 'fee'
}

/** A line's own rows: nothing for an add-on, which is told where it is given. */
function soldRows(line: RowSource, name: string, every: PaidEvery): readonly PriceRow[] {
  const { productCode, lineType, quantity } = line
  if (lineType === 'addOn') return []
  const shared = { productCode, quantity, every, rate: 'unit' } as const
  if (lineType !== 'hcm') {
    return [{ ...shared, kind: 'credit', name, value: line.productValue, unitValue: line.monthlyValue }]
  }
  const own = planAlone(line)
  return [
    { ...shared, kind: 'plan', name, value: own.value, unitValue: own.monthlyValue },
    ...(line.extensions ?? []).map(
      ({ name, monthlyValue, value }): PriceRow => ({
        ...shared,
        quantity: null,
        kind: 'extension',
        name,
        value,
        unitValue: monthlyValue,
      }),
    ),
  ]
}

/** A plan's own price, without what was added to it: per month, and per period before any discount. */
export function planAlone({
  monthlyValue,
  productValue,
  extensions = [],
}: Pick<RowSource, 'monthlyValue' | 'productValue' | 'extensions'>) {
  let monthly: number = monthlyValue
  let value: number = productValue
  for (const extension of extensions) {
    monthly -= extension.monthlyValue
    value -= extension.value
  }
  return { monthlyValue: monthly as Centavos, value: value as Centavos }
}
