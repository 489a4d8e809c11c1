import { inTransaction } from '../../database/in-transaction.ts'
import type { CallContext } from '../../outcome/call-context.ts'
import { type Outcome, refuse } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'
import { NO_PLACE_SECONDS } from '../../protection/printer-places.ts'
import { dropReplacedDrafts, type StoredContract, storeContract } from '../../repositories/contracts.ts'
import { type CurrentContract, sha256 } from './identify-contract.ts'
import { type PrintRefusal, printInTurn } from './print-in-turn.ts'

/** The drafts that this process renders, by what they are made of. */
const underWay = new Map<string, Promise<Outcome<StoredContract, PrintRefusal>>>()

/**
 * Renders and keeps a contract that is not stored yet, in the session's turn. Who asks for the same at once gets the
 * same rendering.
 */
export function draftContract(
  leadId: string,
  current: CurrentContract,
  context: CallContext,
  parts: Parts,
): Promise<Outcome<StoredContract, PrintRefusal>> {
  const inputs = `${leadId} ${current.inputsHash}`
  const same = underWay.get(inputs)
  if (same) return same
  const result = render(leadId, current, context, parts).finally(() => underWay.delete(inputs))
  underWay.set(inputs, result)
  return result
}

async function render(
  leadId: string,
  { facts, inputsHash, cartId }: CurrentContract,
  context: CallContext,
  parts: Parts,
): Promise<Outcome<StoredContract, PrintRefusal>> {
  try {
    return await printInTurn('contract', context, parts, async () => {
      const document = await parts.contracts.draft(facts)
      return keep({ leadId, cartId, inputsHash, document, documentHash: sha256(document) }, context, parts)
    })
  } catch (error) {
    // Its cart was replaced so often meanwhile that it went: the next draft is of the current one.
    if (namesNothing(error)) return refuse('tooMany', { retryAfter: NO_PLACE_SECONDS.ownUnderWay })
    throw error
  }
}

/** Whether a row names another that is gone (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
function namesNothing(error: unknown): boolean {
  return (error as { readonly code?: unknown }).code === '23503'
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
