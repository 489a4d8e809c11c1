/** What the rest of the store may use of the ways from a cart to an order. */
export { FLOWS, flowAt, type OrderFlowName, pathOfStep, titleOfStep } from './flows.ts'
export { OrderSteps } from './order-steps.tsx'
export { PurchaseTrail } from './trail/purchase-trail.tsx'
export { TrailRow } from './trail/trail-row.tsx'
export { useEntryGuard } from './use-entry-guard.ts'
