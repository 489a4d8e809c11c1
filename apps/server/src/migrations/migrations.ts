import type { Migration } from 'kysely/migration'
import { firstTables } from './001-first-tables.ts'

/** Applied in the order of their names; one that ran anywhere is never edited, a new one follows it. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-first-tables': firstTables,
}
