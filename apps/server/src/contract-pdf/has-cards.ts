import type { ContractFacts } from './contract-facts.ts'

/** Whether anything of an order is delivered: HR plans are not (docs/rules/checkout.md: no-cards). */
export function hasCards({ groups }: Pick<ContractFacts, 'groups'>): boolean {
  return groups.some(({ group }) => group !== 'hcm')
}
