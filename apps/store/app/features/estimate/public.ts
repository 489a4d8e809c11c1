/** What the rest of the store may use of the price that was asked for on the initial page. */
export type { EstimateSlice } from './estimate-slice.ts'
export { useEstimate } from './use-estimate.ts'
