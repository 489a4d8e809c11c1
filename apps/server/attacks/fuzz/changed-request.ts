import fc from 'fast-check'
import type { Request } from '../../test/support/purchase-steps.ts'
import type { FuzzRequest } from './any-request.ts'
import { anyJson } from './schema-values.ts'

/** What is done to one place of a body: taken away, said twice, or anything in its stead. */
type Change =
  | { readonly place: number; readonly kind: 'removed' }
  | { readonly place: number; readonly kind: 'doubled' }
  | { readonly place: number; readonly kind: 'replaced'; readonly by: unknown }

/** A request of a purchase, told by its number among them, and what is another one in it. */
export interface Deviation {
  readonly nth: number
  /** Which known id stands where one of the address stood; null leaves them. */
  readonly foreignId: number | null
  readonly changes: readonly Change[]
}

const place = fc.nat(9_999)
const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ place, kind: fc.constant('removed' as const) }) },
  { weight: 1, arbitrary: fc.record({ place, kind: fc.constant('doubled' as const) }) },
  { weight: 6, arbitrary: fc.record({ place, kind: fc.constant('replaced' as const), by: anyJson }) },
)

/** Draws deviations; one in three changes nothing, so that purchases go on and later requests meet what they left. */
export const anyDeviation: fc.Arbitrary<Deviation> = fc.record({
  nth: fc.nat(9_999),
  foreignId: fc.oneof({ weight: 7, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat(999) }),
  changes: fc.oneof(
    { weight: 1, arbitrary: fc.constant([]) },
    { weight: 2, arbitrary: fc.array(change, { minLength: 1, maxLength: 3 }) },
  ),
})

/** The request that a deviation makes of what a purchase has sent; `ids` are those that answers have given so far. */
export function changedRequest(
  sent: readonly Request[],
  { nth, foreignId, changes }: Deviation,
  ids: readonly string[],
): FuzzRequest {
  const { method, path, body, headers = {} } = sent[nth % sent.length] as Request
  const other = foreignId === null ? null : (ids[foreignId % ids.length] ?? null)
  const changed = body === undefined ? undefined : changes.reduce<unknown>(apply, body)
  return {
    call: `${method} ${path.replace(IDS, '{id}').replace(/\?.*|\d{8,}/g, '…')}`,
    method,
    path: other === null ? path : path.replace(IDS, other),
    headers,
    body: changed === undefined ? undefined : (JSON.stringify(changed) ?? ''),
  }
}

const IDS = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f-]{21}/g

/** The value with one change at one of its places, counted through from its root. */
function apply(value: unknown, change: Change): unknown {
  let left = change.place % countPlaces(value)
  const visit = (one: unknown): unknown[] => {
    if (left-- === 0) return CHANGES[change.kind](one, change)
    if (Array.isArray(one)) return [one.flatMap(visit)]
    if (!isRecord(one)) return [one]
    return [
      Object.fromEntries(Object.entries(one).flatMap(([name, inner]) => visit(inner).map((x) => [name, x]))),
    ]
  }
  return visit(value)[0]
}

const CHANGES: Readonly<Record<Change['kind'], (one: unknown, change: Change) => unknown[]>> = {
  removed: () => [],
  doubled: (one) => [one, one],
  replaced: (_, change) => ('by' in change ? [change.by] : []),
}

function countPlaces(value: unknown): number {
  return isRecord(value) ? Object.values(value).reduce<number>((sum, one) => sum + countPlaces(one), 1) : 1
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
