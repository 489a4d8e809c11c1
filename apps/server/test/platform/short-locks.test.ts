import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rescheduleJobs } from '../../src/jobs/engine-tables.ts'
import { MIGRATIONS } from '../../src/migrations/migrations.ts'
import { runRetention } from '../../src/operations/retention/run-retention.ts'
import { type PurchaseServer, startPurchases } from '../calls/purchase-server.ts'
import { databases, openTestDatabase, type TestDatabase } from '../support/databases.ts'
import { growTables } from '../support/grow-tables.ts'
import { walkTheStore } from '../support/walk-the-store.ts'

/** A quarter of them with an acceptance: more than one batch. */
const LEADS = 900
const JOBS = 1_500
/** What a transaction of upkeep changes of one table at most: how long it holds its rows follows from that. */
const MOST_ROWS = 200
/** Locks on a table that stop nobody who reads or writes there. */
const HARMLESS = ['AccessShareLock', 'RowShareLock', 'RowExclusiveLock']
const LONG_AFTER = new Date('2050-01-01T00:00:00Z')

/** Notes, for each statement that changes rows, its transaction, table and rows, and the locks held on tables. */
const NOTEBOOK = `
  create table notes (transaction bigint, changed text, rows int, modes text[]);
  create function take_note() returns trigger language plpgsql as $$
  begin
    insert into notes select txid_current(), TG_TABLE_NAME, (select count(*) from before), (
      select array_agg(distinct mode) from pg_locks
      where pid = pg_backend_pid() and locktype = 'relation' and granted);
    return null;
  end $$;
  do $$ declare watched record; begin
    for watched in select schemaname, tablename from pg_tables
      where (schemaname = 'public' and tablename <> 'notes') or (schemaname = 'pgboss' and tablename = 'job') loop
      execute format('create trigger noted_update after update on %I.%I referencing old table as before
        for each statement execute function take_note()', watched.schemaname, watched.tablename);
      execute format('create trigger noted_delete after delete on %I.%I referencing old table as before
        for each statement execute function take_note()', watched.schemaname, watched.tablename);
    end loop;
  end $$`

interface Note {
  readonly changed: string
  readonly rows: number
  readonly modes: readonly string[]
}

describe.each(databases.filter((kind) => kind === 'postgres'))(
  'upkeep of a store that has grown, on %s',
  (kind) => {
    let database: TestDatabase
    let server: PurchaseServer
    const db = () => server.parts.database.kysely
    beforeAll(async () => {
      database = await openTestDatabase(kind)
      server = await startPurchases(kind, { database })
      await walkTheStore(server)
      await growTables(db(), LEADS)
      await sql.raw(NOTEBOOK).execute(db())
    })
    afterAll(async () => {
      await server?.close()
      await database?.close()
    })

    /** What each transaction of `work` changed of each table. */
    async function notesOf(work: () => Promise<unknown>): Promise<readonly Note[]> {
      await sql`delete from notes`.execute(db())
      await work()
      const { rows } = await sql<Note>`select changed, sum(rows)::int as rows,
        (select array_agg(distinct mode) from notes n, unnest(n.modes) mode
          where n.transaction = notes.transaction) as modes
      from notes group by transaction, changed having sum(rows) > 0`.execute(db())
      return rows
    }
    const most = (notes: readonly Note[]) => Math.max(...notes.map(({ rows }) => rows))
    const harmful = (notes: readonly Note[]) =>
      notes.flatMap(({ modes }) => modes.filter((mode) => !HARMLESS.includes(mode)))

    it('marks what was accepted before there were marks likewise', async () => {
      await sql`update contracts set is_accepted = false`.execute(db())
      await sql`update leads set has_acceptance = false`.execute(db())
      const notes = await notesOf(async () => MIGRATIONS['033-mark-accepted']?.up(db()))
      expect(notes.length).toBeGreaterThan(2)
      expect(most(notes)).toBeLessThanOrEqual(MOST_ROWS)
      expect(harmful(notes)).toEqual([])
      const { rows } = await sql`select from evidences e join contracts c on c.id = e.contract_id
      join leads l on l.id = e.lead_id where not (c.is_accepted and l.has_acceptance)`.execute(db())
      expect(rows).toEqual([])
    })

    it('lets data go by a hundred rows at a time, and locks no table', async () => {
      const { database: own, config, ports } = server.parts
      const notes = await notesOf(() => runRetention({ database: own, config, ports, now: () => LONG_AFTER }))
      const gone = new Map<string, number>()
      for (const { changed, rows } of notes) gone.set(changed, (gone.get(changed) ?? 0) + rows)
      expect(gone.get('accounts')).toBeGreaterThanOrEqual(LEADS)
      expect(gone.size).toBeGreaterThan(15)
      expect([most(notes), harmful(notes)]).toEqual([100, []])
      // Some thousand transactions, one after the other: on a machine that is thirty times as slow, minutes.
    }, 1_200_000)

    it('gives jobs of a clock that was ahead their time again likewise', async () => {
      await sql`insert into pgboss.job (id, name, data, state, created_on, start_after)
      select md5('ahead' || n)::uuid, 'mail', '{}', 'created', now() + interval '1 day', now() + interval '1 day'
      from generate_series(1, ${sql.lit(JOBS)}) n`.execute(db())
      const notes = await notesOf(() => rescheduleJobs(db()))
      expect(notes.reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThanOrEqual(JOBS)
      expect(most(notes)).toBeLessThanOrEqual(MOST_ROWS)
      expect(harmful(notes)).toEqual([])
    })
  },
)
