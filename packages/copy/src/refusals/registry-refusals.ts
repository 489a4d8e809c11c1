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
