import { CompiledQuery } from 'kysely'
import type { Database } from '../database/database.ts'

/** A statement as `pg` takes it. */
interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** What the limiter's library asks of a PostgreSQL client, answered by the store's own database, whichever engine it is. */
export function queryClient({ kysely }: Pick<Database, 'kysely'>) {
  return {
    query: async ({ text, values }: Statement) => {
      const { rows, numAffectedRows } = await kysely.executeQuery(CompiledQuery.raw(text, [...values]))
      return { rows, rowCount: Math.max(rows.length, Number(numAffectedRows ?? 0)) }
    },
  }
}
