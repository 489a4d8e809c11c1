import type { StoreCode } from '../../../commands/command-result.ts'

/** Reasons of the moment: the connection was lost, a service was away, a session ended, too much was asked. */
const PASSING: ReadonlySet<StoreCode> = new Set(['lost', -6, -86, -99, -999, 401, 409, 429, 500, 503])

/** Whether the same cart may get a price at another try; every other refusal asks for another cart. */
export function isPassing(code: StoreCode): boolean {
  return PASSING.has(code)
}
