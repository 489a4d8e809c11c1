import type { EstimateSlice } from './estimate-slice.ts'
import { useVisitor } from './visitor-provider.tsx'

/** The price that the visitor asked for on the initial page; nothing of it before the tab's copy is read. */
export function useEstimate(): EstimateSlice {
  return useVisitor(({ estimate }) => estimate)
}
