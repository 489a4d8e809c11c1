import { calendarDateInSaoPaulo } from '@benefits/domain/calendar/sao-paulo'
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
import { sha256 } from '../contract/identify-contract.ts'
import { type PrintRefusal, printInTurn } from '../contract/print-in-turn.ts'
import { findProposalKey, hashProposalKey } from '../links/proposal-key.ts'
import { printOnce } from './print-once.ts'

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
): Promise<Outcome<ProposalFile, PrintRefusal | 'proposalUnknown'>> {
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
): Promise<Outcome<ProposalFile, PrintRefusal | 'leadUnknown' | 'proposalUnknown'>> {
  const db = parts.database.kysely
  const lead = await findLeadForSession(db, leadId, context)
  if (lead === null) return refuse('leadUnknown')
  const found = await findProposalOfLead(db, lead.issuer, leadId, proposalId)
  const key = found && findProposalKey(found, parts)
  return found === null || key === null ? refuse('proposalUnknown') : print(found, key, context, parts)
}

/** The documents that this process prints, by their proposal: who asks at once gets the same printing. */
const underWay = new Map<string, Promise<Outcome<ProposalFile, PrintRefusal>>>()

async function print(
  proposal: Proposal,
  key: string,
  context: CallContext,
  parts: Parts,
): Promise<Outcome<ProposalFile, PrintRefusal>> {
  const { id, number } = proposal
  const kept = await findProposalDocument(parts.database.kysely, id)
  if (kept !== null) return done({ number, hash: sha256(kept), bytes: kept })
  const same = underWay.get(id)
  if (same) return same
  const printing = printInTurn('proposal', context, parts, async () => {
    const bytes = await printOnce(proposal, key, parts)
    return { number, hash: sha256(bytes), bytes }
  }).finally(() => underWay.delete(id))
  underWay.set(id, printing)
  return printing
}
