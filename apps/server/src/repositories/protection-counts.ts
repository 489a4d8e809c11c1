import { CompiledQuery } from 'kysely'
import type { Database } from '../database/database.ts'

/** A statement as `pg` takes it. */
interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** Takes one count of a key back while its window lasts; `now` in milliseconds since 1970. */
export async function giveOneBack(
  { kysely }: Pick<Database, 'kysely'>,
  key: string,
  now: number,
): Promise<void> {
  await kysely
    .updateTable('protectionCounts')
    .set(({ eb }) => ({ points: eb('points', '-', 1) }))
    .where('key', '=', key)
    .where('points', '>', 0)
    .where('expire', '>', now)
    .execute()
}

/**
 * What the limiter's library asks of a PostgreSQL client, answered by the store's own database, whichever engine it is.
 */
export function queryClient({ kysely }: Pick<Database, 'kysely'>) {
  return {
    query: async ({ text, values }: Statement) => {
      const { rows, numAffectedRows } = await kysely.executeQuery(CompiledQuery.raw(text, [...values]))
      return { rows, rowCount: Math.max(rows.length, Number(numAffectedRows ?? 0)) }
    },
  }
}
