import type { Parts } from '../../parts.ts'
import { findProposalDocument, type Proposal, storeProposalDocument } from '../../repositories/proposals.ts'
import { addressWithKey } from '../links/proposal-key.ts'

/** A proposal's document: printed once and kept, since a later printer would give other bytes. */
export async function printOnce(
  { id, terms }: Proposal,
  key: string,
  { database, contracts }: Pick<Parts, 'database' | 'contracts'>,
): Promise<Uint8Array> {
  const kept = await findProposalDocument(database.kysely, id)
  if (kept !== null) return kept
  const link = addressWithKey(terms.address, key)
  return storeProposalDocument(database.kysely, id, await contracts.proposal({ ...terms.facts, link }))
}
