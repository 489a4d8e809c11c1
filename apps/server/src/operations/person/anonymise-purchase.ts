import type { Seal, Seals } from '@benefits/domain/contract/evidence'
import { PERSONAL_MEMBERS, type PersonalMember } from '@benefits/domain/contract/evidence'
import type { Trx } from '../../database/in-transaction.ts'
import type { Row } from '../../database/schema.ts'
import { toJson } from '../../database/to-json.ts'
import { resealEvidence } from '../../repositories/evidence-chain.ts'
import { readRemainingEvidence } from '../../repositories/stored-evidence.ts'
import { sha256 } from '../../services/contract/identify-contract.ts'
import { sealEvidence } from '../../services/contract/seal-evidence.ts'

/** Stands where the session of an erased person stood: no token carries it. */
export const NO_SESSION = '00000000-0000-0000-0000-000000000000'

const NOBODY = { name: '', email: '', phone: '' }

/**
 * Takes everybody out of a lead that has to stay for its acceptance: contact, company data, campaign and session. It
 * has no current cart any more, so that a hiring that waits for it finds nothing to hire, and no proposal: its
 * contract says the price.
 */
export async function anonymiseLead(trx: Trx, leadId: string): Promise<void> {
  await trx
    .updateTable('leads')
    .set({
      contact: toJson(NOBODY),
      company: null,
      utm: null,
      uuid: '',
      sessionId: NO_SESSION,
      currentCartId: null,
    })
    .where('id', '=', leadId)
    .execute()
  await trx.deleteFrom('proposals').where('leadId', '=', leadId).execute()
}

/** An acceptance as it is read for erasing. */
export type ErasableEvidence = Pick<Row<'evidences'>, 'id' | 'issuer' | 'record' | 'seals' | 'recordHash'>

/**
 * Empties personal values of an acceptance, whose chain holds on by their seals, and drops the facts that its document
 * was made from. One without seals gets them first.
 */
export async function anonymiseEvidence(
  trx: Trx,
  evidence: ErasableEvidence,
  { now, members = PERSONAL_MEMBERS }: { now: Date; members?: readonly PersonalMember[] },
): Promise<void> {
  const { id, issuer, recordHash } = evidence
  const { facts: _, ...record } = readRemainingEvidence(evidence)
  const seals = evidence.seals ?? sealEvidence(record)
  if (evidence.seals === null) {
    await resealEvidence(trx, { id, record, recordHash }, seals, { issuer, now, hash: sha256 })
  }
  const emptied = Object.fromEntries(members.map((name) => [name, '']))
  await trx
    .updateTable('evidences')
    .set({
      record: toJson({ ...record, ...emptied, facts: null }),
      seals: toJson(withoutSalt(seals, members)),
      erasedAt: now,
    })
    .where('id', '=', id)
    .execute()
}

/** Without its salt a digest can be matched with no value. */
function withoutSalt(seals: Seals, members: readonly PersonalMember[]): Seals {
  const unsalted = members.map((name): [PersonalMember, Seal] => [name, { ...seals[name], salt: null }])
  return { ...seals, ...Object.fromEntries(unsalted) }
}
