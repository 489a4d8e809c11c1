import type { DocumentKey, EvidenceCode } from '@benefits/domain/contract/document-key'
import { type Kysely, sql } from 'kysely'
import type { Trx } from '../database/in-transaction.ts'
import type { Tables } from '../database/schema.ts'
import { readRemainingEvidence } from './stored-evidence.ts'

/** An acceptance as far as anybody may know of it. */
export interface Proof {
  readonly evidenceId: string
  /** Null where nothing says it any more. */
  readonly orderNumber: string | null
  readonly acceptedAtSaoPaulo: string
  /** SHA-256 of the accepted document. */
  readonly acceptedHash: string
  /** SHA-256 of the final one; null until there is one. */
  readonly finalHash: string | null
  readonly recordHash: string | null
  readonly previousHash: string | null
  readonly chainPosition: number | null
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
      'evidences.chainPosition',
      'orders.number',
      'orders.finalHash',
    ])
    .where('evidences.issuer', '=', issuer)
    // The same bytes may have been accepted by two: the first one is told.
    .orderBy('evidences.id')
    .limit(1)
  const row =
    key.kind === 'code'
      ? await found.where('evidences.code', '=', key.code).executeTakeFirst()
      : ((await found.where('orders.finalHash', '=', key.hash).executeTakeFirst()) ??
        (await found.where('evidences.documentHash', '=', key.hash).executeTakeFirst()))
  if (!row) return null
  const { id, record, documentHash, number, ...more } = row
  const remaining = readRemainingEvidence({ id, record })
  return {
    ...more,
    evidenceId: id,
    orderNumber: number ?? remaining.facts?.number ?? null,
    acceptedAtSaoPaulo: remaining.acceptedAtSaoPaulo,
    acceptedHash: documentHash,
  }
}

/**
 * The number of an acceptance's link in its chain, counted back to one that knows its own and then kept: links that a
 * process of before added do not. Null for what is in no chain.
 */
export async function countPosition(db: Kysely<Tables>, evidenceId: string): Promise<number | null> {
  const { rows } = await sql<{ position: number | null }>`
    with recursive back (previous_hash, position, steps) as (
      select previous_hash, chain_position, 0 from evidences
      where id = ${evidenceId}::uuid and record_hash is not null
      union all
      select link.previous_hash, link.position, back.steps + 1
      from back cross join lateral (
        select previous_hash, chain_position as position from evidences where record_hash = back.previous_hash
        union all
        select previous_hash, null from evidence_reseals where record_hash = back.previous_hash
      ) link
      where back.position is null
    )
    select case when position is null then steps + 1 else position + steps end as position
    from back order by steps desc limit 1`.execute(db)
  const position = rows[0]?.position ?? null
  if (position !== null)
    await db
      .updateTable('evidences')
      .set({ chainPosition: position })
      .where('id', '=', evidenceId)
      .where('chainPosition', 'is', null)
      .execute()
  return position
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
