import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { migrate } from '../../src/database/migrate.ts'
import { openDatabase } from '../../src/database/open-database.ts'
import { addIndexes } from '../../src/migrations/add-indexes.ts'
import { MIGRATIONS } from '../../src/migrations/migrations.ts'
import type { StoreMigration } from '../../src/migrations/store-migration.ts'
import { databases, openTestDatabase } from '../support/databases.ts'
import { holdLock, untilWaiting } from '../support/lock-waits.ts'

const send = (...statements: readonly string[]): StoreMigration => ({
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
const withMore = (more: Readonly<Record<string, StoreMigration>>) => ({
  migrations: { ...MIGRATIONS, ...more },
  lockMs: 200,
  pauseMs: 200,
  tries: 1_000,
})

describe.each(databases)('migrations on %s', (kind) => {
  it('keep what was done before one that fails', async () => {
    const { database, close } = await openTestDatabase(kind)
    const settings = withMore({
      '091-first': send('create table first_of_all (id integer)'),
      '092-second': send('create table second_of_all (id integer)', 'select from nothing_there'),
    })
    await expect(migrate(database, settings)).rejects.toThrow('092-second')
    const { rows } = await sql<{ first: string; second: string }>`
      select to_regclass('first_of_all') as first, to_regclass('second_of_all') as second`.execute(
      database.kysely,
    )
    expect(rows).toEqual([{ first: 'first_of_all', second: null }])
    await close()
  })

  it('add an index outside of a transaction, though a try before left half of it', async () => {
    const { database, close } = await openTestDatabase(kind)
    await sql`create index leads_uuid on leads (uuid)`.execute(database.kysely)
    await sql`update pg_index set indisvalid = false where indexrelid = 'leads_uuid'::regclass`.execute(
      database.kysely,
    )
    const settings = withMore({ '091-indexes': addIndexes({ leads_uuid: ['index', 'on leads (uuid)'] }) })
    await migrate(database, settings)
    const { rows } =
      await sql`select indisvalid from pg_index where indexrelid = 'leads_uuid'::regclass`.execute(
        database.kysely,
      )
    expect(rows).toEqual([{ indisvalid: true }])
    await close()
  })

  it('are not run by a start with MIGRATE=0, which names the first that is missing', async () => {
    const { database, settings, close } = await openTestDatabase(kind)
    await sql`delete from kysely_migration where name = '009-sessions-and-shares'`.execute(database.kysely)
    await database.close()
    await expect(openDatabase({ ...settings, migrates: false })).rejects.toThrow(
      /lacks the migration 009-sessions-and-shares, and MIGRATE=0/,
    )
    await close()
  })
})

describe.runIf(databases.includes('postgres'))('a migration of a table that somebody reads', () => {
  it('stops nobody who writes there meanwhile, and comes through once the reader has left', async () => {
    const { database, close } = await openTestDatabase('postgres')
    const reader = await holdLock(database, 'select count(*) from faq_votes')
    const migrated = migrate(database, withMore({ '091-note': send('alter table faq_votes add note text') }))
    await untilWaiting(database, 1)
    // Three votes while the reader stays: each waits for one try of the migration at most.
    for (const session of [1, 2, 3])
      await sql`insert into faq_votes values (${`00000000-0000-4000-8000-00000000000${session}`}, 'VRPAT', 'a', 'up',
        now())`.execute(database.kysely)
    await reader.release()
    await migrated
    const { rows } = await sql`select note from faq_votes`.execute(database.kysely)
    expect(rows).toEqual([{ note: null }, { note: null }, { note: null }])
    await close()
  })
})
