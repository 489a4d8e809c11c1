import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import type { Trx } from '../../database/in-transaction.ts'
import type { ObjectStore } from '../../ports/object-store.ts'
import { listObjects } from '../../repositories/order-documents.ts'
import { anonymiseEvidence, anonymiseLead } from '../person/anonymise-purchase.ts'
import type { Expire } from './expire-rows.ts'

/** Documents are large and chains are held meanwhile: few leads are one transaction. */
const LEADS = 10

/**
 * Anonymises what was concluded once the law keeps it no longer; the rows stay, so that the chain can be checked.
 * Objects go first, while no row is held: their store may take its time, and removing them again does no harm.
 */
export function expireContracts(portalFolder: string, objects: ObjectStore | null): Expire {
  return async (trx, { before, now, limit }) => {
    const most = Math.min(limit, LEADS)
    // Each half has an index that holds what is not anonymised yet, and nothing of what is.
    const due = sql`l.id in (
        select e.lead_id from evidences e where e.accepted_at < ${before} and e.erased_at is null
        union all
        select c.lead_id from contracts c join evidences e on e.contract_id = c.id
        where c.is_accepted and c.document is not null and c.created_at < ${before} and e.accepted_at < ${before})
      and not exists (select 1 from evidences e where e.lead_id = l.id and e.accepted_at >= ${before})
      and not exists (select 1 from orders o where o.lead_id = l.id and o.final_hash is null)
      and not exists (select 1 from card_authorisations c
        where c.lead_id = l.id and c.status in ('pending', 'authorised', 'voiding'))`
    const chosen = objects ? await withoutObjects(trx, sql`${due} limit ${most}`, objects) : due
    const { rows } = await sql<{ id: string }>`select l.id from leads l where ${chosen}
      limit ${most} for update skip locked`.execute(trx)
    for (const { id } of rows) await anonymiseAll(trx, id, now, portalFolder)
    return rows.length === most ? limit : rows.length
  }
}

/** Removes the objects of some leads; gives the condition that chooses those that are still due. */
async function withoutObjects(trx: Trx, due: RawBuilder<unknown>, objects: ObjectStore) {
  const { rows } = await sql<{ id: string }>`select l.id from leads l where ${due}`.execute(trx)
  const ids = rows.map(({ id }) => id)
  for (const name of await listObjects(trx, ids)) await objects.remove(name)
  return ids.length > 0 ? sql`l.id in (${sql.join(ids)})` : sql`false`
}

async function anonymiseAll(trx: Trx, leadId: string, now: Date, portalFolder: string): Promise<void> {
  const evidences = await trx
    .selectFrom('evidences')
    .select(['id', 'issuer', 'record', 'seals', 'recordHash'])
    .where('leadId', '=', leadId)
    .orderBy('id')
    .execute()
  for (const evidence of evidences) await anonymiseEvidence(trx, evidence, { now })
  await anonymiseLead(trx, leadId)
  await trx.updateTable('contracts').set({ document: null }).where('leadId', '=', leadId).execute()
  await trx
    .updateTable('cardAuthorisations')
    .set({ brand: null, lastDigits: null })
    .where('leadId', '=', leadId)
    .execute()
  const orders = await trx
    .updateTable('orders')
    .set({ finalDocument: null, linkHash: null, linkEndsAt: null })
    .where('leadId', '=', leadId)
    .returning('id')
    .execute()
  for (const { id } of orders) await rm(join(portalFolder, `${id}.json`), { force: true })
}
