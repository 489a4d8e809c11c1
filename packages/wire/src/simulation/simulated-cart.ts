import { centavos } from '@benefits/domain/money/centavos'
import type * as z from 'zod'
import type { lineToPrice } from '../pricing/shapes.ts'

/** What a simulation's link says: the cart alone, in the shape that is priced; the channel stands in the address. */
export interface SimulatedCart {
  /** 1 to 50. */
  readonly lines: readonly z.output<typeof lineToPrice>[]
  readonly addOnCodes: readonly number[]
  /** The offer that the cart is bought under; null without one. */
  readonly offerCode: string | null
}

/**
 * Most that a line of a link says per card and month, R$ 1.000.000,00: fifty lines of the largest quantity stay whole
 * numbers of centavos (below 2^53).
 */
export const SIMULATED_VALUE_MAX = centavos(100_000_000)

/** Longest name of an offer that a link carries. */
export const OFFER_CODE_MAX = 100

/** Longest code: its address, with host and channel, stays below 1,500 characters. */
export const SIMULATION_CODE_MAX = 1_380
