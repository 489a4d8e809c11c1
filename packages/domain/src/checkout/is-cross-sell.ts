import type { ContractedProduct } from '../customer/customer-type.ts'

/** Whether finishing is a cross-sell: false where the company already has the modality. */
export function isCrossSell(groupCode: number, contracted: readonly ContractedProduct[]): boolean {
  return contracted.every((product) => product.groupCode !== groupCode)
}
