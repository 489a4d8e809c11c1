import type { PlanPeriod } from '../catalogue/product.ts'
import type { Centavos } from '../money/centavos.ts'

/** What a company is to the issuer for the products it chose. */
export type CustomerType =
  | 'noContracts'
  | 'withAvailableProducts'
  | 'servedByAnotherChannel'
  | 'selectedUnserved'
  | 'selectedAlreadyContracted'
  | 'downgrade'

/** Something the company already has at this issuer. Quantity and value are told only to a verified session. */
export interface ContractedProduct {
  readonly code: number
  readonly groupCode: number
  readonly name: string
  readonly quantity?: number
  readonly value?: Centavos
  readonly planPeriod?: PlanPeriod
  readonly additionalCodes?: readonly number[]
}
