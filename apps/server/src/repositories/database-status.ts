import { sql } from 'kysely'
import type { Db } from '../database/database.ts'

/** The server's version, the migrations that ran in their order, and how many acceptances wait for their chain. */
export async function readDatabaseStatus(db: Db) {
  const { rows } = await sql<{
    version: string
  }>`select current_setting('server_version') as version`.execute(db)
  const ran = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const waiting = await db
    .selectFrom('evidences')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('chainedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return {
    version: rows[0]?.version ?? '',
    migrations: ran.rows.map(({ name }) => name),
    unchained: Number(waiting.count),
  }
}
