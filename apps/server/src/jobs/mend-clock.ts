import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/**
 * Where the database's clock was set back, jobs of the time before wait for times that are hours away: a failed one for its
 * next try, one of a dead process to be taken up. They get the time that they would have; what is meant to wait long
 * (a lead's follow-up) waits as long as it was asked to.
 */
export async function mendClock({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  await sql`
    update pgboss.job set
      start_after = case when state = 'created' then now() + (start_after - created_on) else now() end,
      created_on = least(created_on, now()),
      started_on = least(started_on, now()),
      heartbeat_on = least(heartbeat_on, now())
    where (state = 'created' and created_on > now() + interval '1 minute')
      or (state = 'retry' and start_after > now() + interval '10 minutes')
      or (state = 'active' and started_on > now() + interval '1 minute')`.execute(kysely)
  // When the engine last looked after its queues: it would not look again before then.
  await sql`
    update pgboss.queue set monitor_on = least(monitor_on, now()), maintain_on = least(maintain_on, now()),
      monitor_claim_on = least(monitor_claim_on, now())
    where greatest(monitor_on, maintain_on, monitor_claim_on) > now() + interval '1 minute'`.execute(kysely)
}
