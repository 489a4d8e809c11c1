import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { addIndexes } from '../../apps/server/src/migrations/add-indexes.ts'
import { judge } from './check-migrations.mjs'

const migrationOf = (...statements: readonly string[]) => ({
  up: async (db: Parameters<ReturnType<typeof addIndexes>['up']>[0]) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})

it.each([
  ['alter table leads alter column uuid set not null', 'adding-not-nullable-field'],
  ['create index leads_uuid on leads (uuid)', 'require-concurrent-index-creation'],
  ['alter table leads drop column uuid', 'ban-drop-column'],
  ['alter table leads add constraint employed check (employees > 0)', 'constraint-missing-not-valid'],
])('refuses %s', async (statement, rule) => {
  expect((await judge('099-tried', migrationOf(statement))).join()).toContain(rule)
})

it('takes a column that may be null, a table of its own, and an index that is made beside the writers', async () => {
  expect(await judge('099-tried', migrationOf('alter table leads add column note text'))).toEqual([])
  expect(
    await judge(
      '099-tried',
      migrationOf('create table notes (id uuid primary key)', 'create index notes_id on notes (id)'),
    ),
  ).toEqual([])
  const indexes = addIndexes({ leads_uuid: ['index', 'on leads (uuid)'] })
  expect(await judge('099-tried', indexes)).toEqual([])
})
