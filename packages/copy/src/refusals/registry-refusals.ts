import type { RefusalName } from '../refusals.ts'

/** Why nothing is sold to a company, whatever it buys: the registry and the block list say so. */
export const FINAL_REGISTRY_REFUSALS = [
  'companyInactive',
  'companyUnknown',
  'companyIrregular',
  'publicAgency',
  'renegotiationRefused',
] as const satisfies readonly RefusalName[]

/** What every call that asks the registry about a company may refuse: the above, and that it does not answer. */
export const REGISTRY_REFUSALS = [
  ...FINAL_REGISTRY_REFUSALS,
  'upstreamTimeout',
] as const satisfies readonly RefusalName[]

/** The company has contracted what is in the cart: only another cart is sold to it. */
export const OWNED_REFUSALS = [
  'alreadyContracted',
  'planAlreadyContracted',
  'downgradeRefused',
] as const satisfies readonly RefusalName[]

/** What the buyer cannot put right: this cart is not sold to this company, so its card is set free (decision 010). */
export const REFUSALS_FOR_GOOD = [
  ...FINAL_REGISTRY_REFUSALS,
  'servedElsewhere',
  ...OWNED_REFUSALS,
] as const satisfies readonly RefusalName[]
