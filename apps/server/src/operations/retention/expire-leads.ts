import { sql } from 'kysely'
import { deleteLeads } from '../person/erase-purchase.ts'
import type { Expire } from './expire-rows.ts'

/** A lead has many rows behind it: few leads are one transaction. */
const LEADS = 20

/**
 * Deletes leads that nothing came of, with everything that hangs on them. One with an acceptance, an order or money
 * held on a card stays.
 */
export const expireLeads: Expire = async (trx, { before, limit }) => {
  const most = Math.min(limit, LEADS)
  const { rows } = await sql<{
    id: string
  }>`select id from leads l where not l.has_acceptance and l.updated_at < ${before}
    and not exists (select 1 from orders o where o.lead_id = l.id)
    and not exists (select 1 from evidences e where e.lead_id = l.id)
    and not exists (select 1 from card_authorisations c
      where c.lead_id = l.id and c.status not in ('denied', 'void'))
    order by l.updated_at limit ${most} for update skip locked`.execute(trx)
  await deleteLeads(
    trx,
    rows.map(({ id }) => id),
  )
  return rows.length === most ? limit : rows.length
}
