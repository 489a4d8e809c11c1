import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/schema.ts'

/*
 * Every statement of this program on tables that are pg-boss' own (decision 047): its public calls do none of this.
 * `engine-tables.test.ts` fails when pg-boss changes its tables, and when another file names them.
 */

type Db = Kysely<Tables>

/**
 * Frees the jobs of a process that is no more, at once: the embedded engine serves one process, so that a job still
 * marked as running at start has lost its own. The engine itself would wait for a sign of life, then for a retry's
 * pause.
 */
export async function reviveOrphans(db: Db): Promise<void> {
  await sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`.execute(db)
}

/**
 * Where the database's clock was set back, jobs of the time before wait for times that are hours away: a failed one for
 * its next try, one of a dead process to be taken up. They get the time that they would have; what is meant to wait
 * long (a lead's follow-up) waits as long as it was asked to.
 */
export async function rescheduleJobs(db: Db): Promise<void> {
  await sql`
    update pgboss.job set
      start_after = case when state = 'created' then now() + (start_after - created_on) else now() end,
      created_on = least(created_on, now()),
      started_on = least(started_on, now()),
      heartbeat_on = least(heartbeat_on, now())
    where (state = 'created' and created_on > now() + interval '1 minute')
      or (state = 'retry' and start_after > now() + interval '10 minutes')
      or (state = 'active' and started_on > now() + interval '1 minute')`.execute(db)
  // When the engine last looked after its queues: it would not look again before then.
  await sql`
    update pgboss.queue set monitor_on = least(monitor_on, now()), maintain_on = least(maintain_on, now()),
      monitor_claim_on = least(monitor_claim_on, now())
    where greatest(monitor_on, maintain_on, monitor_claim_on) > now() + interval '1 minute'`.execute(db)
}

/** Jobs of these orders that are neither done nor given up. */
export async function listOpenJobs(
  db: Db,
  orderIds: readonly string[],
): Promise<readonly { readonly queue: string; readonly orderId: string }[]> {
  if (orderIds.length === 0 || !(await hasTables(db))) return []
  const { rows } = await sql<{ queue: string; orderId: string }>`
    select name as queue, data->>'orderId' as order_id from pgboss.job
    where state in ('created', 'retry', 'active') and data->>'orderId' in (${sql.join(orderIds)})`.execute(db)
  return rows
}

/** Forgets what jobs keep of a failure where it names one of `ids`; gives their number. */
export async function eraseJobErrors(db: Db, ids: readonly string[]): Promise<number> {
  if (!(await hasTables(db))) return 0
  const { numAffectedRows } = await sql`update pgboss.job set output = null where output is not null
    and (${sql.join(
      ids.map((id) => sql`position(${id} in lower(output::text)) > 0`),
      sql` or `,
    )})`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** A store that never ran has none. */
async function hasTables(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    there: boolean
  }>`select to_regclass('pgboss.job') is not null as there`.execute(db)
  return rows[0]?.there ?? false
}
