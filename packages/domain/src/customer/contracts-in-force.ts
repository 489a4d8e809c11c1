import type { Plan } from '../catalogue/product.ts'

/**
 * What of a company's contracts, oldest first, is in force: the newest of each product, and of the HR plans the
 * highest alone, since only a step up is ever sold and takes the place of the plan before it
 * (docs/rules/catalogue.md: contracted-is-blocked).
 */
export function contractsInForce<Contract extends { readonly productCode: number }>(
  contracts: readonly Contract[],
  plans: readonly Pick<Plan, 'code' | 'rank'>[],
): Contract[] {
  const newest = new Map(contracts.map((contract) => [contract.productCode, contract]))
  const highest = plans
    .filter(({ code }) => newest.has(code))
    .reduce((most, { rank }) => Math.max(most, rank), Number.NEGATIVE_INFINITY)
  const replaced = new Set(plans.filter(({ rank }) => rank < highest).map(({ code }) => code))
  return [...newest.values()].filter(({ productCode }) => !replaced.has(productCode))
}
