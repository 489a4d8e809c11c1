import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/schema.ts'
import { anyIn } from './find-purchases.ts'
import { idsOf, mentions, type Subject } from './subject.ts'

/**
 * How many rows of each of the store's tables still name a person, documents aside: every column of every table is
 * read, also of one that this room does not know.
 */
export async function findLeftovers(
  db: Kysely<Tables>,
  subject: Subject,
): Promise<Readonly<Record<string, number>>> {
  const { rows: tables } = await sql<{ name: string; columns: string[] }>`
    select c.table_name as name, json_agg(c.column_name order by c.ordinal_position) as columns
    from information_schema.columns c join information_schema.tables t
      on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.table_schema = 'public' and c.data_type <> 'bytea' group by c.table_name`.execute(db)
  const ids = idsOf(subject)
  const left: Record<string, number> = {}
  for (const { name, columns } of tables) {
    const text = sql`concat_ws(' ', ${sql.join(columns.map((column) => sql`${sql.id(column)}::text`))})`
    const { rows } = await sql<{ text: string }>`select ${text} as text from ${sql.id(name)}
      where ${anyIn(sql`lower(${text})`, ids)}`.execute(db)
    const count = rows.filter((row) => mentions(row.text, ids)).length
    if (count > 0) left[name] = count
  }
  return left
}
