import type { ContractedProduct } from '../../customer/customer-type.ts'
import type { Centavos } from '../../money/centavos.ts'
import type { CartLine } from '../cart-line.ts'
import type { ServiceSection } from '../modality/service-section.ts'

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
    .map(({ code, name, quantity, value, planPeriod }) => ({
      id: code,
      name,
      amount: quantity ?? 0,
      value: value ?? (0 as Centavos),
      groupCode,
      type: lineType,
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
    if (code !== line.id || groupCode !== line.groupCode) return false
    return line.type === 'hcm' || ((quantity ?? 0) === line.amount && (value ?? 0) === line.value)
  })
}
