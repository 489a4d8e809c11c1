import type { Uf } from '../document/types.ts'
import type { FeeRule } from './fees/fee-rule.ts'

/** What decides which rows of the fees' table count for an order. */
export interface FeePlace {
  readonly channel: string
  /** State that the order goes to; null or '' while it is not known. */
  readonly state: Uf | '' | null
}

/** The rows that count at a place, in the table's order (docs/rules/pricing.md: fee-by-state). */
export function feesAt(fees: readonly FeeRule[], { channel, state }: FeePlace): readonly FeeRule[] {
  const sold = fees.filter(({ channels }) => channels === null || channels.includes(channel))
  const ofState = sold.filter(({ states }) => states?.some((uf) => uf === state))
  return sold.flatMap((rule) => {
    if (rule.states !== null) return ofState.includes(rule) ? [rule] : []
    const taken = ofState.filter(({ fee }) => fee === rule.fee).flatMap(({ groupCodes }) => groupCodes)
    return taken.length === 0
      ? [rule]
      : [{ ...rule, groupCodes: rule.groupCodes.filter((code) => !taken.includes(code)) }]
  })
}

/** `feesAt` for many orders: the rows of each place are found once, for there are few places. */
export function feeReader(fees: readonly FeeRule[]): (place: FeePlace) => readonly FeeRule[] {
  const found = new Map<string, readonly FeeRule[]>()
  return (place) => {
    const key = `${place.state ?? ''} ${place.channel}`
    const known = found.get(key)
    if (known !== undefined) return known
    const made = feesAt(fees, place)
    found.set(key, made)
    return made
  }
}

/**
 * Whether some fee differs by state: only then does a cart cost another price where its delivery goes to another one.
 */
export function hasFeesByState(fees: readonly FeeRule[]): boolean {
  return fees.some(({ states }) => states !== null)
}
