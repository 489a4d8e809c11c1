import type { Modality, ServiceGroup } from '@benefits/domain/catalogue/product'

/** Cards end on an order, mobility or HR alone on a contract (docs/rules/mobility.md: ends-in-contract). */
export function endOf(
  groups: readonly ServiceGroup[],
  contractGroups: readonly ServiceGroup[],
): Modality['stepOrderLimit'] {
  return groups.every((group) => contractGroups.includes(group)) ? 'contract' : 'order'
}
