import type { Centavos } from '@benefits/domain/money/centavos'

/** One balance of the card as it is drawn: its product and what the card is credited per month. */
export interface DrawnBalance {
  readonly code: number
  readonly name: string
  readonly tone: string
  readonly value: Centavos
}
