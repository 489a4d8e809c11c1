import type { LineLimits } from '../../catalogue/line-limits.ts'
import { WORKER_LIMIT } from '../../catalogue/line-limits.ts'

/** Most employees that a plan is sold to; for no plan, or one that is not known, what the store sells at most. */
export function mostEmployees(
  { maxEmployees }: Pick<LineLimits, 'maxEmployees'>,
  planCode: number | null,
): number {
  return planCode === null ? WORKER_LIMIT : (maxEmployees[planCode] ?? WORKER_LIMIT)
}
