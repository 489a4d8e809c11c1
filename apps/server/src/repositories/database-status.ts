import { sql } from 'kysely'
import type { Db } from '../database/database.ts'

/** The server's version, and the migrations that ran, in their order. */
export async function readDatabaseStatus(db: Db) {
  const { rows } = await sql<{ version: string; isMigrated: boolean }>`select
    current_setting('server_version') as version, to_regclass('kysely_migration') is not null as is_migrated`.execute(
    db,
  )
  const [found] = rows
  const ran = found?.isMigrated
    ? await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    : { rows: [] }
  return { version: found?.version ?? '', migrations: ran.rows.map(({ name }) => name) }
}

/** How many acceptances wait for their chain. */
export async function countUnchained(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('evidences')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('chainedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
