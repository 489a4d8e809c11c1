import type { Centavos } from '../../money/centavos.ts'
import { percentOf } from '../../money/round-half-up.ts'
import type { EntryRate, PriceEntry } from '../pricing.ts'
import { CONDITION, type FeeCode, type FeeRule } from './fee-rule.ts'

/** The commercial condition of each fee; delivery has none. */
export const FEE_CONDITION = {
  issuance: CONDITION.issuance,
  credit: CONDITION.credit,
  serviceCharge: CONDITION.serviceCharge,
  transportManagement: CONDITION.transportManagement,
  delivery: null,
} as const satisfies Record<FeeCode, number | null>

type Unit = FeeRule['unit']

const RATE = { card: 'unit', request: 'fixed', percent: 'percent' } as const satisfies Record<Unit, EntryRate>

/** What a fee costs: its rate times the cards, once, or that percent of the credit, half-up to the centavo. */
const COST = {
  card: (rate, cards) => (rate * cards) as Centavos,
  request: (rate) => rate as Centavos,
  percent: (rate, _cards, credit) => percentOf(credit, rate),
} as const satisfies Record<Unit, (rate: number, cards: number, credit: Centavos) => Centavos>

/** The entry of a fee; a waived one keeps its unit value and costs 0. */
export function feeEntry(rule: FeeRule, cards: number, credit: Centavos): PriceEntry {
  return {
    conditionId: FEE_CONDITION[rule.fee],
    name: rule.name,
    description: rule.description,
    kind: 'fee',
    rate: RATE[rule.unit],
    unitValue: rule.rate,
    value: rule.waived ? (0 as Centavos) : COST[rule.unit](rule.rate, cards, credit),
    ...(rule.waived && rule.isWaivedOnce && { isWaivedOnce: true }),
  }
}
