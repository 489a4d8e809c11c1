import type { EvidenceCode } from '@benefits/domain/contract/document-key'
import type { Seals } from '@benefits/domain/contract/evidence'
import { type Kysely, sql } from 'kysely'
import type { Trx } from '../database/in-transaction.ts'
import type { Tables } from '../database/schema.ts'
import { toJson } from '../database/to-json.ts'
import type { StoredEvidence } from './stored-evidence.ts'

/**
 * Adds an acceptance with the seals of its personal values and the code by which anybody checks it; false where the
 * contract was accepted before.
 */
export async function insertEvidence(
  trx: Trx,
  record: StoredEvidence,
  { seals, code }: { readonly seals: Seals; readonly code: EvidenceCode },
): Promise<boolean> {
  const { contractId, leadId } = record
  const row = await trx
    .insertInto('evidences')
    .values({
      id: record.id,
      issuer: record.issuerCode,
      leadId: record.leadId,
      cartId: record.cartId,
      contractId: record.contractId,
      documentHash: record.documentHash,
      record: toJson(record),
      seals: toJson(seals),
      acceptedAt: new Date(record.acceptedAt),
      code,
      previousHash: null,
      recordHash: null,
      chainedAt: null,
    })
    .onConflict((on) => on.column('contractId').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row === undefined) return false
  await trx.updateTable('contracts').set({ isAccepted: true }).where('id', '=', contractId).execute()
  await trx.updateTable('leads').set({ hasAcceptance: true }).where('id', '=', leadId).execute()
  return true
}

/** The id of a contract's acceptance, or null. */
export async function findEvidenceId(db: Kysely<Tables>, contractId: string): Promise<string | null> {
  const row = await db
    .selectFrom('evidences')
    .select('id')
    .where('contractId', '=', contractId)
    .executeTakeFirst()
  return row?.id ?? null
}

/** When a lead's contract made from these inputs was accepted; null where it was not. */
export async function findAcceptedAt(
  db: Kysely<Tables>,
  leadId: string,
  inputsHash: string,
): Promise<Date | null> {
  const row = await db
    .selectFrom('evidences')
    .innerJoin('contracts', 'contracts.id', 'evidences.contractId')
    .select('evidences.acceptedAt')
    .where('contracts.leadId', '=', leadId)
    .where('contracts.inputsHash', '=', inputsHash)
    .executeTakeFirst()
  return row?.acceptedAt ?? null
}

/** The address from which a lead's contract made from these inputs was accepted, or null where nobody did. */
export async function findAcceptingAddress(
  db: Kysely<Tables>,
  leadId: string,
  inputsHash: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('evidences')
    .innerJoin('contracts', 'contracts.id', 'evidences.contractId')
    .select(sql<string>`evidences.record->>'ip'`.as('address'))
    .where('contracts.leadId', '=', leadId)
    .where('contracts.inputsHash', '=', inputsHash)
    .executeTakeFirst()
  return row?.address ?? null
}
