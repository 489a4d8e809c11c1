import type { AdditionalKind, LineType, PlanPeriod } from '../catalogue/product.ts'
import type { Centavos } from '../money/centavos.ts'

/** An additional product chosen with a line. */
export interface LineAdditional {
  readonly code: number
  readonly name: string
  readonly description: string
  readonly value: Centavos
  readonly kind: AdditionalKind
  readonly required: boolean
  readonly quantity: number
  readonly planPeriod: PlanPeriod
}

/** One line of the browser's cart: `value` is centavos per month and card, `amount` the number of cards. */
export interface CartLine {
  readonly id: number
  readonly name: string
  readonly amount: number
  readonly value: Centavos
  readonly groupCode: number
  readonly type: LineType
  readonly isAddOn: boolean
  readonly planPeriod: PlanPeriod
  readonly additionalProducts: readonly LineAdditional[]
}

/** What a server call needs of a line to price or register it. */
export interface OrderLine {
  readonly productCode: number
  readonly quantity: number
  /** Per month and card; 0 for HR plans and add-ons, whose price the server knows. */
  readonly monthlyValue: Centavos
  readonly lineType: LineType
  readonly planPeriod: PlanPeriod
  readonly additionalCodes: readonly number[]
}
