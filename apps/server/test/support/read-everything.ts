import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../../src/database/database.ts'

/** Names of the store's own tables as the database's catalogue has them. */
export async function listTables({ kysely }: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema = 'public' order by 1`.execute(kysely)
  return rows.map(({ name }) => name)
}

/** Every row of every table, the job engine's too, as text by the table's name. */
export async function readTables({ kysely }: Database): Promise<ReadonlyMap<string, string>> {
  const { rows: tables } = await sql<{ name: string; schema: string }>`
    select table_name as name, table_schema as schema from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    kysely,
  )
  const texts = new Map<string, string>()
  for (const { name, schema } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.id(schema, name)} t`.execute(
      kysely,
    )
    const key = schema === 'public' ? name : `${schema}.${name}`
    texts.set(key, rows.map(({ row }) => row).join('\n'))
  }
  return texts
}

/** Every file of a folder by its path, as bytes that stand for themselves; the database's own files are left out. */
export function readFiles(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const paths = files.map((entry) => join(entry.parentPath, entry.name))
  const own = paths.filter((path) => !path.startsWith(join(folder, 'database')))
  return new Map(own.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'latin1')]))
}
