import type { ContractedProduct } from '../../customer/customer-type.ts'
import type { Centavos } from '../../money/centavos.ts'
import type { CartLine } from '../cart-line.ts'
import type { ServiceSection } from './service-section.ts'

/**
 * What a company has of a section, as cart lines to be extended: mobility with quantity and value, an HR plan with
 * its period. Cards contracted before are changed in the portal and give none. A quantity or value that this session
 * may not know is 0 (docs/rules/customers.md: `amounts-for-customers`).
 */
export function contractedLines(
  { groupCode, lineType, productCodes }: ServiceSection,
  contracted: readonly ContractedProduct[],
): CartLine[] {
  if (lineType !== 'mobility' && lineType !== 'hcm') return []
  return contracted
    .filter(({ code }) => productCodes.includes(code))
    .map(({ code, name, quantity, value: monthlyValue, planPeriod }) => ({
      productCode: code,
      name,
      quantity: quantity ?? 0,
      monthlyValue: monthlyValue ?? (0 as Centavos),
      groupCode,
      lineType,
      isAddOn: false,
      planPeriod: planPeriod ?? 'monthly',
      additionalProducts: [],
    }))
}

/**
 * Whether a line says no more than the contract that is there: hiring it again would change nothing. The plan that a
 * company has is never hired again, whatever the line says of it.
 */
export function isAsContracted(line: CartLine, contracted: readonly ContractedProduct[]): boolean {
  return contracted.some(({ code, groupCode, quantity, value }) => {
    if (code !== line.productCode || groupCode !== line.groupCode) return false
    return (
      line.lineType === 'hcm' || ((quantity ?? 0) === line.quantity && (value ?? 0) === line.monthlyValue)
    )
  })
}
