import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createJobs } from '../../src/jobs/create-jobs.ts'
import type { Jobs } from '../../src/jobs/jobs.ts'
import { QUEUE_NAMES } from '../../src/jobs/queues.ts'
import { databases, openTestDatabase, type TestDatabase } from '../support/databases.ts'
import { silentLog } from '../support/silent-log.ts'

/** pg-boss' version of its tables that the statements of `engine-tables.ts` were read against. */
const READ_AGAINST = 43
const COLUMNS = {
  job: {
    id: 'uuid',
    name: 'text',
    data: 'jsonb',
    state: 'USER-DEFINED',
    output: 'jsonb',
    retry_count: 'integer',
    completed_on: 'timestamp with time zone',
    created_on: 'timestamp with time zone',
    start_after: 'timestamp with time zone',
    started_on: 'timestamp with time zone',
    heartbeat_on: 'timestamp with time zone',
  },
  queue: {
    monitor_on: 'timestamp with time zone',
    maintain_on: 'timestamp with time zone',
    monitor_claim_on: 'timestamp with time zone',
  },
}

describe.each(databases)('the job engine’s own tables on the %s database', (kind) => {
  let opened: TestDatabase
  let jobs: Jobs
  beforeAll(async () => {
    opened = await openTestDatabase(kind)
    // As at the first start of a store: the database of a test has them.
    await sql`drop schema pgboss cascade`.execute(opened.database.kysely)
    jobs = createJobs(opened.database, silentLog)
    await jobs.start()
  })
  afterAll(async () => {
    await jobs?.stop()
    await opened?.close()
  })

  it('are made by the first start, with a queue for every kind of job', async () => {
    const { rows } = await sql<{ name: string }>`select name from pgboss.queue order by name`.execute(
      opened.database.kysely,
    )
    expect(rows.map(({ name }) => name).filter((name) => !name.startsWith('__pgboss__'))).toEqual(
      [...QUEUE_NAMES].sort(),
    )
  })

  it('are of the version that our statements were read against', async () => {
    const { rows } = await sql<{ version: number }>`select version from pgboss.version`.execute(
      opened.database.kysely,
    )
    expect(rows).toEqual([{ version: READ_AGAINST }])
  })

  it.each(Object.entries(COLUMNS))('%s has the columns that our statements write', async (table, columns) => {
    const { rows } = await sql<{ name: string; type: string }>`
      select column_name as name, data_type as type from information_schema.columns
      where table_schema = 'pgboss' and table_name = ${table}`.execute(opened.database.kysely)
    expect(Object.fromEntries(rows.map(({ name, type }) => [name, type]))).toMatchObject(columns)
  })

  it('know the states that our statements name', async () => {
    const { rows } = await sql<{ state: string }>`
      select unnest(enum_range(null::pgboss.job_state))::text as state`.execute(opened.database.kysely)
    expect(rows.map(({ state }) => state)).toEqual([
      'created',
      'retry',
      'active',
      'completed',
      'cancelled',
      'failed',
    ])
  })
})

it('one file of the server names the job engine’s tables', () => {
  const source = join(import.meta.dirname, '../../src')
  const naming = globSync('**/*.ts', { cwd: source }).filter((file) =>
    readFileSync(join(source, file), 'utf8').includes('pgboss.'),
  )
  expect(naming).toEqual(['jobs/engine-tables.ts'])
})
