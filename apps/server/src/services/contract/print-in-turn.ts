import type { CallContext } from '../../outcome/call-context.ts'
import { done, type Outcome, refuse } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'
import type { LimitName } from '../../protection/limits.ts'
import { networksOf } from '../../protection/network-of.ts'
import {
  type Asker,
  NO_PLACE_SECONDS,
  type NoPlace,
  type PrintedKind,
} from '../../protection/printer-places.ts'

/** Not now: the asking session or its network has had its documents, or all have. */
export type PrintRefusal = 'tooMany' | 'maintenance'

const REFUSAL_OF = {
  ownUnderWay: 'tooMany',
  ofNetwork: 'tooMany',
  full: 'maintenance',
} as const satisfies Record<NoPlace, PrintRefusal>

/** A session's documents are counted together; what a network asks of proposals leaves it its contracts. */
const LIMITS_OF = {
  contract: { session: ['draftsOfSession', 'draftsOfSessionInMinute'], address: 'draftsOfAddress' },
  proposal: { session: ['draftsOfSession', 'draftsOfSessionInMinute'], address: 'proposalsOfAddress' },
} as const satisfies Record<
  PrintedKind,
  { readonly session: readonly LimitName[]; readonly address: LimitName }
>

/**
 * Has a document printed where the asking session has a place at the printer, else refuses with the seconds to wait.
 * Every try counts, but that of who comes back for a place as it was told (docs/rules/contract.md: fair-shares).
 */
export async function printInTurn<T>(
  kind: PrintedKind,
  context: CallContext,
  parts: Parts,
  print: () => Promise<T>,
): Promise<Outcome<T, PrintRefusal>> {
  const { printerPlaces } = parts
  const asker: Asker = {
    kind,
    session: context.sessionId,
    networks: networksOf(context.address).map(({ name }) => name),
  }
  if (!printerPlaces.isAwaited(asker, context.steadyNow)) {
    const wait = await countTry(kind, context, parts)
    if (wait > 0) return refuse('tooMany', { retryAfter: wait })
  }
  const noPlace = printerPlaces.take(asker, context.steadyNow)
  if (noPlace !== null) return refuse(REFUSAL_OF[noPlace], { retryAfter: NO_PLACE_SECONDS[noPlace] })
  try {
    return done(await print())
  } finally {
    printerPlaces.free(asker)
  }
}

/** Seconds to wait where session or address has had its tries, else 0. */
async function countTry(
  kind: PrintedKind,
  { sessionId, address, requestId }: CallContext,
  { protection, security }: Parts,
): Promise<number> {
  const { session, address: ofAddress } = LIMITS_OF[kind]
  const limits = [...session.map((limit) => [limit, sessionId] as const), [ofAddress, address] as const]
  for (const [reason, key] of limits) {
    const wait = await protection.take(reason, key)
    if (wait === 0) continue
    security.tell('limitReached', { reqId: requestId, reason })
    return wait
  }
  return 0
}
