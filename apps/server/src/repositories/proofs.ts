import type { DocumentKey, EvidenceCode } from '@benefits/domain/contract/document-key'
import { type Kysely, sql } from 'kysely'
import type { Trx } from '../database/in-transaction.ts'
import type { Tables } from '../database/schema.ts'
import { readRemainingEvidence } from './stored-evidence.ts'

/** An acceptance as far as anybody may know of it. */
export interface Proof {
  /** Its order; null where it was never hired. */
  readonly order: {
    readonly number: string
    readonly isEmailProven: boolean
    readonly isCancelled: boolean
  } | null
  readonly acceptedAtSaoPaulo: string
  /** SHA-256 of the accepted document. */
  readonly acceptedHash: string
  /** SHA-256 of the final one; null until there is one. */
  readonly finalHash: string | null
  readonly recordHash: string | null
  readonly previousHash: string | null
}

/** The acceptance of an issuer behind a document or a code, or null. */
export async function findProof(db: Kysely<Tables>, issuer: string, key: DocumentKey): Promise<Proof | null> {
  const found = db
    .selectFrom('evidences')
    .leftJoin('orders', 'orders.evidenceId', 'evidences.id')
    .select([
      'evidences.id',
      'evidences.record',
      'evidences.documentHash',
      'evidences.recordHash',
      'evidences.previousHash',
      'orders.number',
      'orders.finalHash',
      'orders.emailValidatedAt',
      'orders.portalState',
    ])
    .where('evidences.issuer', '=', issuer)
    // The same bytes may have been accepted by two: one that was hired is told, then the first one.
    .orderBy(sql`orders.id is null`)
    .orderBy('evidences.id')
    .limit(1)
  const row =
    key.kind === 'code'
      ? await found.where('evidences.code', '=', key.code).executeTakeFirst()
      : ((await found.where('orders.finalHash', '=', key.hash).executeTakeFirst()) ??
        (await found.where('evidences.documentHash', '=', key.hash).executeTakeFirst()))
  if (!row) return null
  const { id, record, documentHash, number, finalHash, recordHash, previousHash } = row
  const order =
    number === null
      ? null
      : {
          number,
          isEmailProven: row.emailValidatedAt !== null,
          isCancelled: row.portalState === 'cancelled',
        }
  return {
    order,
    acceptedAtSaoPaulo: readRemainingEvidence({ id, record }).acceptedAtSaoPaulo,
    acceptedHash: documentHash,
    finalHash,
    recordHash,
    previousHash,
  }
}

/** The code of an acceptance: the one that it has, or `code` from now on where a process of before gave it none. */
export async function keepCode(trx: Trx, evidenceId: string, code: EvidenceCode): Promise<string> {
  await trx
    .updateTable('evidences')
    .set({ code })
    .where('id', '=', evidenceId)
    .where('code', 'is', null)
    .execute()
  const row = await trx
    .selectFrom('evidences')
    .select('code')
    .where('id', '=', evidenceId)
    .executeTakeFirstOrThrow()
  return row.code ?? code
}
