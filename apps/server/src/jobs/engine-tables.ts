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

/** The database's clock, in milliseconds since 1970. */
export async function readClock(db: Db): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db)
  return rows[0]?.now.getTime() ?? Number.NaN
}

/** Jobs that one statement gives their time again: what it changes waits for it. */
const BATCH = 200
const NO_ID = '00000000-0000-0000-0000-000000000000'
/** Whose times are those of a clock that was ahead. */
const AHEAD = sql`((state = 'created' and created_on > now() + interval '1 minute')
  or (state = 'retry' and start_after > now() + interval '10 minutes')
  or (state = 'active' and started_on > now() + interval '1 minute'))`

/**
 * Where the database's clock was set back, jobs of the time before wait for times that are hours away: a failed one for
 * its next try, one of a dead process to be taken up. They get the time that they would have; what is meant to wait
 * long (a lead's follow-up) waits as long as it was asked to.
 */
export async function rescheduleJobs(db: Db): Promise<void> {
  let last = { name: '', id: NO_ID }
  for (;;) {
    const { rows } = await sql<typeof last>`select name, id from pgboss.job
      where (name, id) > (${last.name}, ${last.id}::uuid) and ${AHEAD} order by name, id limit ${sql.lit(BATCH)}`.execute(
      db,
    )
    if (rows.length > 0) await giveTime(db, rows)
    if (rows.length < BATCH) break
    last = rows[BATCH - 1] ?? last
  }
  // When the engine last looked after its queues: it would not look again before then.
  await sql`
    update pgboss.queue set monitor_on = least(monitor_on, now()), maintain_on = least(maintain_on, now()),
      monitor_claim_on = least(monitor_claim_on, now())
    where greatest(monitor_on, maintain_on, monitor_claim_on) > now() + interval '1 minute'`.execute(db)
}

async function giveTime(db: Db, jobs: readonly { readonly name: string; readonly id: string }[]) {
  const keys = jobs.map(({ name, id }) => sql`(${name}, ${id}::uuid)`)
  await sql`
    update pgboss.job set
      start_after = case when state = 'created' then now() + (start_after - created_on) else now() end,
      created_on = least(created_on, now()),
      started_on = least(started_on, now()),
      heartbeat_on = least(heartbeat_on, now())
    where ${AHEAD} and (name, id) in (${sql.join(keys)})`.execute(db)
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

/** How far a job is, as operators are told. */
export const JOB_STATES = ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'] as const
export type JobState = (typeof JOB_STATES)[number]

/** A job as an operator sees it: ids, never a person's data. */
export interface ListedJob {
  readonly id: string
  readonly queue: string
  readonly state: JobState
  readonly data: unknown
  readonly tries: number
  readonly createdAt: Date
  /** When it is tried next, or was to be. */
  readonly startAfter: Date
  readonly endedAt: Date | null
  /** What the last try that failed left; it may name people. */
  readonly output: unknown
}

const LISTED = sql`id, name as queue, state::text as state, data, retry_count as tries, created_on as created_at,
  start_after, completed_on as ended_at, output`

/** Jobs in such states, oldest first; of one queue where it is named. */
export async function listJobs(
  db: Db,
  wanted: { readonly states: readonly JobState[]; readonly queue?: string; readonly limit: number },
): Promise<readonly ListedJob[]> {
  if (!(await hasTables(db))) return []
  const ofQueue = wanted.queue === undefined ? sql`true` : sql`name = ${wanted.queue}`
  const { rows } = await sql<ListedJob>`select ${LISTED} from pgboss.job
    where state::text in (${sql.join(wanted.states)}) and ${ofQueue}
    order by created_on, id limit ${wanted.limit}`.execute(db)
  return rows
}

/** A job by its id, whichever its queue; null where there is none (done ones go after three days). */
export async function findJob(db: Db, id: string): Promise<ListedJob | null> {
  if (!(await hasTables(db))) return null
  const { rows } = await sql<ListedJob>`select ${LISTED} from pgboss.job where id = ${id}::uuid`.execute(db)
  return rows[0] ?? null
}

/** What waits, runs and failed on a queue. */
export interface QueueCount {
  readonly queue: string
  /** To be done now. */
  readonly waiting: number
  /** Failed, and tried again. */
  readonly retrying: number
  /** To be done later, as was meant when they were enqueued. */
  readonly later: number
  readonly running: number
  /** Given up. */
  readonly failed: number
  /** Seconds since the oldest job was due that is neither done nor meant for later; 0 where there is none. */
  readonly oldestSeconds: number
}

/** The counts of every queue that has jobs which are not done. */
export async function countJobs(db: Db): Promise<readonly QueueCount[]> {
  if (!(await hasTables(db))) return []
  const { rows } = await sql<QueueCount>`
    with open as (
      select name, state, start_after, case state when 'created' then start_after else created_on end as due
      from pgboss.job where state in ('created', 'retry', 'active', 'failed')
    )
    select name as queue,
      count(*) filter (where state = 'created' and start_after <= now())::int as waiting,
      count(*) filter (where state = 'retry')::int as retrying,
      count(*) filter (where state = 'created' and start_after > now())::int as later,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'failed')::int as failed,
      coalesce(extract(epoch from now() - min(due) filter (where due <= now() and state <> 'failed')), 0)::float8
        as oldest_seconds
    from open group by name order by name`.execute(db)
  return rows
}

/** The version of the engine's tables; null where the store never ran. */
export async function engineVersion(db: Db): Promise<number | null> {
  if (!(await hasTables(db))) return null
  const { rows } = await sql<{ version: number }>`select version from pgboss.version`.execute(db)
  return rows[0]?.version ?? null
}

/** A store that never ran has none. */
async function hasTables(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    there: boolean
  }>`select to_regclass('pgboss.job') is not null as there`.execute(db)
  return rows[0]?.there ?? false
}
