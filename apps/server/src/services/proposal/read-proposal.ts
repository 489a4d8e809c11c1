import { calendarDateInSaoPaulo } from '@benefits/domain/calendar/sao-paulo'
import { RendererBusy } from '../../contract-pdf/contract-renderer.ts'
import type { CallContext } from '../../outcome/call-context.ts'
import { done, type Outcome, refuse } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'
import { findLeadForSession } from '../../repositories/leads.ts'
import {
  findProposalByKey,
  findProposalDocument,
  findProposalOfLead,
  type Proposal,
} from '../../repositories/proposals.ts'
import { BUSY_SECONDS, countDraft, type DraftRefusal } from '../contract/draft-contract.ts'
import { sha256 } from '../contract/identify-contract.ts'
import { printOnce } from './print-once.ts'
import { findProposalKey, hashProposalKey } from './proposal-key.ts'

/** Whether a proposal can be contracted at its price: it was, or its last day is over. */
export type ProposalState = 'open' | 'ended' | 'hired'

/** A printed proposal. */
export interface ProposalFile {
  readonly number: string
  /** SHA-256 of the bytes, lower-case hex. */
  readonly hash: string
  readonly bytes: Uint8Array
}

/** A proposal by the key of its link, and its state; everything that is unknown is so alike. */
export async function readLinkedProposal(
  key: string,
  { content, now }: CallContext,
  { database }: Parts,
): Promise<Outcome<Proposal & { readonly state: ProposalState }, 'proposalUnknown'>> {
  const found = await findProposalByKey(database.kysely, content.issuer.code, hashProposalKey(key))
  if (found === null) return refuse('proposalUnknown')
  const isEnded = found.validUntil < calendarDateInSaoPaulo(now)
  return done({ ...found, state: found.isHired ? 'hired' : isEnded ? 'ended' : 'open' })
}

/** The document of a proposal for whoever has its link. */
export async function printLinkedProposal(
  key: string,
  context: CallContext,
  parts: Parts,
): Promise<Outcome<ProposalFile, DraftRefusal | 'proposalUnknown'>> {
  const { content } = context
  const found = await findProposalByKey(parts.database.kysely, content.issuer.code, hashProposalKey(key))
  return found === null ? refuse('proposalUnknown') : print(found, key, context, parts)
}

/** The document of a lead's proposal. */
export async function printProposal(
  leadId: string,
  proposalId: string,
  context: CallContext,
  parts: Parts,
): Promise<Outcome<ProposalFile, DraftRefusal | 'leadUnknown' | 'proposalUnknown'>> {
  const db = parts.database.kysely
  const lead = await findLeadForSession(db, leadId, context)
  if (lead === null) return refuse('leadUnknown')
  const found = await findProposalOfLead(db, lead.issuer, leadId, proposalId)
  const key = found && findProposalKey(found, parts)
  return found === null || key === null ? refuse('proposalUnknown') : print(found, key, context, parts)
}

/** Printing is limited as drafts of contracts are. */
async function print(
  proposal: Proposal,
  key: string,
  context: CallContext,
  parts: Parts,
): Promise<Outcome<ProposalFile, DraftRefusal>> {
  const { id, number } = proposal
  const kept = await findProposalDocument(parts.database.kysely, id)
  if (kept !== null) return done({ number, hash: sha256(kept), bytes: kept })
  if (parts.contracts.isBusy()) return refuse('maintenance', { retryAfter: BUSY_SECONDS })
  const wait = await countDraft(context, parts)
  if (wait > 0) return refuse('tooMany', { retryAfter: wait })
  try {
    const bytes = await printOnce(proposal, key, parts)
    return done({ number, hash: sha256(bytes), bytes })
  } catch (error) {
    if (error instanceof RendererBusy) return refuse('maintenance', { retryAfter: BUSY_SECONDS })
    throw error
  }
}
