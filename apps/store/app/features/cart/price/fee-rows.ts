import type { Centavos } from '@benefits/domain/money/centavos'
import type { EntryKind, EntryRate, Pricing } from '@benefits/domain/pricing/pricing'
import { cartCopy } from '../copy.ts'

/** A fee, discount or offer of the whole cart: the entries of its lines under one name. */
export interface FeeRow {
  readonly name: string
  readonly description: string
  readonly kind: EntryKind
  readonly rate: EntryRate
  /** Centavos, or hundredths of a percent for `percent`; what a waived fee would cost. */
  readonly unitValue: number
  readonly value: Centavos
  /** It costs nothing here: shown as 'Gratuito'. */
  readonly isFree: boolean
}

/** Adds the entries of all lines up by name, in the order of their first appearance. */
export function feeRows(pricing: Pricing): FeeRow[] {
  const rows = new Map<string, FeeRow>()
  for (const { name, description, kind, rate, unitValue, value } of pricing.lines.flatMap(
    ({ entries }) => entries,
  )) {
    const sum = ((rows.get(name)?.value ?? 0) + value) as Centavos
    rows.set(name, { name, description, kind, rate, unitValue, value: sum, isFree: sum === 0 })
  }
  return [...rows.values()]
}

/** What the cart's discount takes off, as its rate; empty where there are several or none is told. */
export function discountRate(pricing: Pricing): string {
  const [only, ...others] = feeRows(pricing).filter(({ kind, value }) => kind !== 'fee' && value < 0)
  return only?.rate === 'percent' && others.length === 0 ? rateText(only) : ''
}

/** A discount's rate: a share of the price, not of what is credited. */
export function rateText({ unitValue }: Pick<FeeRow, 'unitValue'>): string {
  return unitValue === 0 ? '' : cartCopy.percentOff(percent(unitValue))
}

/** Hundredths of a percent as a number in words. */
export function percent(hundredths: number): string {
  return (hundredths / 100).toLocaleString('pt-BR')
}
