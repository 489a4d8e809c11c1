import { WORKER_LIMIT } from '../../catalogue/line-limits.ts'
import type { LineType } from '../../catalogue/product.ts'

/** Largest quantity of one line: the numeric field's default, the worker limit, one of each add-on. */
export const QUANTITY_MAX = {
  benefit: 9999,
  mobility: WORKER_LIMIT,
  hcm: WORKER_LIMIT,
  addOn: 1,
  unknown: 9999,
  extension: 1,
} as const satisfies Record<LineType, number>

/** Digits that the quantity field takes: three for cards, four for mobility and HR. */
export const QUANTITY_DIGITS = {
  benefit: 3,
  mobility: 4,
  hcm: 4,
  addOn: 1,
  unknown: 3,
  extension: 1,
} as const satisfies Record<LineType, number>
