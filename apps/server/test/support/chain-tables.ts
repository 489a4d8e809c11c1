import { createHash } from 'node:crypto'
import { chainedEvidence } from '@benefits/domain/contract/evidence'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../src/database/schema.ts'
import { holdHead } from '../../src/repositories/evidence-chain.ts'
import { readRemainingEvidence } from '../../src/repositories/stored-evidence.ts'

/** So many acceptances are read and written at a time. */
const PAGE = 5_000

/**
 * Gives the acceptances that `growTables` copied their links, so that an issuer's chain is as long as years of selling
 * make it and holds: the store's own job adds a hundred a transaction, which is the same far slower.
 */
export async function chainTables(db: Kysely<Tables>, issuer: string): Promise<void> {
  const now = new Date()
  await db.transaction().execute(async (trx) => {
    let { lastHash, length } = await holdHead(trx, { issuer, now })
    for (;;) {
      const { rows } = await sql<{ id: string; record: unknown }>`
        select id, record from evidences
        where issuer = ${issuer} and chained_at is not null and record_hash is null order by id limit ${PAGE}`.execute(
        trx,
      )
      if (rows.length === 0) break
      const links = rows.map((row) => {
        const previous = lastHash
        length += 1
        lastHash = createHash('sha256')
          .update(chainedEvidence(readRemainingEvidence(row), previous))
          .digest('hex')
        return { id: row.id, previous, own: lastHash }
      })
      await sql`
        update evidences e set previous_hash = l.previous, record_hash = l.own
        from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) l(id uuid, previous text, own text)
        where e.id = l.id`.execute(trx)
    }
    await trx
      .updateTable('evidenceChains')
      .set({ lastHash, length, updatedAt: now })
      .where('issuer', '=', issuer)
      .execute()
  })
}
