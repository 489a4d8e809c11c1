import type { ReturnCode } from '@benefits/domain/problem/return-code'

/** Refusals of the moment: a service was away, a session ended, too much was asked. */
const PASSING: ReadonlySet<ReturnCode> = new Set([-6, -86, -99, -999, 401, 409, 429, 500, 503])

/** Whether the same cart may get a price at another try; every other refusal asks for another cart. */
export function isPassing(code: ReturnCode): boolean {
  return PASSING.has(code)
}
