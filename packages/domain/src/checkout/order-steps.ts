/** A step of an order or of a combo, in their order. */
export type OrderStep = 'cart' | 'companyData' | 'review' | 'done'

interface Row {
  readonly step: OrderStep
  /** Percent of the way. */
  readonly progress: 0 | 50 | 100
  /** False for the end, which the bar does not name. */
  readonly isNamed: boolean
}

/** The way of an order; a row's index is the step's position (docs/rules/checkout.md: order-steps). */
export const ORDER_STEPS: readonly Row[] = [
  { step: 'cart', progress: 0, isNamed: true },
  { step: 'companyData', progress: 50, isNamed: true },
  { step: 'review', progress: 100, isNamed: true },
  { step: 'done', progress: 100, isNamed: false },
]

/** Percent of the way that a step stands for. */
export function orderProgress(step: OrderStep): number {
  return ORDER_STEPS.find((row) => row.step === step)?.progress ?? 0
}
