import { sql } from 'kysely'
import type { Expire } from './expire-rows.ts'

/**
 * Deletes drafts that nobody accepted, found by an index that holds drafts alone. What a process of before accepted
 * without marking it is marked here instead, so that no later look meets it again.
 */
export const expireDrafts: Expire = async (trx, { before, limit }) => {
  const { rows } = await sql<{ id: string }>`select id from contracts
    where not is_accepted and created_at < ${before} limit ${limit} for update skip locked`.execute(trx)
  if (rows.length === 0) return 0
  const ids = sql.join(rows.map(({ id }) => id))
  await sql`update contracts set is_accepted = true where id in (${ids})
    and exists (select 1 from evidences e where e.contract_id = contracts.id)`.execute(trx)
  await sql`delete from contracts where id in (${ids}) and not is_accepted`.execute(trx)
  return rows.length
}
