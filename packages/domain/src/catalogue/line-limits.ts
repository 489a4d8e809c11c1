import type { Centavos } from '../money/centavos.ts'

/** Most employees that the store sells HR plans and mobility to; above it the custom-plan modal opens. */
export const WORKER_LIMIT = 1000

/** What an issuer lets a line hold; monthly values are per card. */
export interface LineLimits {
  readonly minCardValue: Centavos
  readonly maxCardValue: Centavos
  /** Products with a smallest value of their own, by code. */
  readonly minValues: Readonly<Record<number, Centavos>>
  /** HR plans: the most employees that each is sold to, by code. */
  readonly maxEmployees: Readonly<Record<number, number>>
}
