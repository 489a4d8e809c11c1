import { CODE } from '@benefits/copy/code-of-refusal'
import type { StoreCode } from '../../../commands/command-result.ts'

/** Reasons of the moment, beside that no call was asked: a service was away, a session ended, too much was asked. */
const PASSING: ReadonlySet<StoreCode> = new Set([
  CODE.serviceAway,
  CODE.hiringFailed,
  CODE.upstreamTimeout,
  CODE.uncatalogued,
  CODE.unauthorised,
  CODE.conflict,
  CODE.tooMany,
  CODE.broken,
  CODE.maintenance,
])

/** Whether the same cart may get a price at another try; every other refusal asks for another cart. */
export function isPassing(code: StoreCode): boolean {
  return typeof code === 'string' || PASSING.has(code)
}
