import { RendererBusy } from '../../contract-pdf/contract-renderer.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import type { CallContext } from '../../outcome/call-context.ts'
import { done, type Outcome, refuse } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'
import { dropReplacedDrafts, type StoredContract, storeContract } from '../../repositories/contracts.ts'
import { type CurrentContract, sha256 } from './identify-contract.ts'

/** A draft takes a second or two: who may not start another asks again after these. */
const ANOTHER_UNDER_WAY_SECONDS = 2
/** The same of who finds the printer busy. */
export const BUSY_SECONDS = 5

const LIMITED_BY = ['draftsOfSession', 'draftsOfSessionInMinute', 'draftsOfAddress'] as const

/** Not now: the asking session has had its drafts, or all have. */
export type DraftRefusal = 'tooMany' | 'maintenance'

interface Draft {
  readonly inputs: string
  readonly result: Promise<Outcome<StoredContract, DraftRefusal>>
}

/** The drafts that this process renders, by the session that asked first. */
const underWay = new Map<string, Draft>()

/**
 * Renders and keeps a contract that is not stored yet. Who asks for the same at once gets the same rendering; a session
 * has one at a time and thirty an hour (429), and a full queue takes no more (503), both with the seconds to wait.
 */
export function draftContract(
  leadId: string,
  current: CurrentContract,
  context: CallContext,
  parts: Parts,
): Promise<Outcome<StoredContract, DraftRefusal>> {
  const inputs = `${leadId} ${current.inputsHash}`
  for (const draft of underWay.values()) if (draft.inputs === inputs) return draft.result
  const { sessionId } = context
  if (underWay.has(sessionId)) {
    return Promise.resolve(refuse('tooMany', { retryAfter: ANOTHER_UNDER_WAY_SECONDS }))
  }
  const result = render(leadId, current, context, parts).finally(() => underWay.delete(sessionId))
  underWay.set(sessionId, { inputs, result })
  return result
}

async function render(
  leadId: string,
  { facts, inputsHash, cartId }: CurrentContract,
  context: CallContext,
  parts: Parts,
): Promise<Outcome<StoredContract, DraftRefusal>> {
  // Asked before it is counted: waiting for a full queue uses up nobody's hour.
  if (parts.contracts.isBusy()) return refuse('maintenance', { retryAfter: BUSY_SECONDS })
  const wait = await countDraft(context, parts)
  if (wait > 0) return refuse('tooMany', { retryAfter: wait })
  try {
    const document = await parts.contracts.draft(facts)
    return done(
      await keep({ leadId, cartId, inputsHash, document, documentHash: sha256(document) }, context, parts),
    )
  } catch (error) {
    if (error instanceof RendererBusy) return refuse('maintenance', { retryAfter: BUSY_SECONDS })
    // Its cart was replaced so often meanwhile that it went: the next draft is of the current one.
    if (namesNothing(error)) return refuse('tooMany', { retryAfter: ANOTHER_UNDER_WAY_SECONDS })
    throw error
  }
}

/** Whether a row names another that is gone (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
function namesNothing(error: unknown): boolean {
  return (error as { readonly code?: unknown }).code === '23503'
}

/** Seconds to wait where session or address has had its drafts, else 0. */
export async function countDraft(
  { sessionId, address, requestId }: CallContext,
  { protection, security }: Parts,
): Promise<number> {
  for (const limit of LIMITED_BY) {
    const wait = await protection.take(limit, limit === 'draftsOfAddress' ? address : sessionId)
    if (wait === 0) continue
    security.tell('limitReached', { reqId: requestId, reason: limit })
    return wait
  }
  return 0
}

type NewDraft = Omit<Parameters<typeof storeContract>[1], 'id' | 'createdAt'>

/** What it replaces goes with it: a document that nobody accepted is made again whenever it is asked for. */
async function keep(
  draft: NewDraft,
  { now }: CallContext,
  { database, newId }: Parts,
): Promise<StoredContract> {
  const kept = await storeContract(database.kysely, { ...draft, id: newId(), createdAt: now })
  await inTransaction(database, (trx) =>
    dropReplacedDrafts(trx, draft.leadId, { keep: kept.id, before: now }),
  )
  return kept
}
