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

/** A line as calls, services and rows have it. */
export interface OrderLine {
  readonly productCode: number
  /** Cards; employees of an HR plan. */
  readonly quantity: number
  /** Centavos per month and card; 0 for HR plans and add-ons, whose price the server knows. */
  readonly monthlyValue: Centavos
  readonly lineType: LineType
  readonly planPeriod: PlanPeriod
  readonly additionalCodes: readonly number[]
}

/** The same in the browser's cart, with what is shown of it. */
export interface CartLine extends Omit<OrderLine, 'additionalCodes'> {
  readonly name: string
  readonly groupCode: number
  readonly isAddOn: boolean
  readonly additionalProducts: readonly LineAdditional[]
}
