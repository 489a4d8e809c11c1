import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What operators turn for all processes at once, and what they did. */
const STATEMENTS = [
  `create table operator_switches (
    name text primary key,
    state text not null,
    changed_at timestamptz not null
  )`,
  `create table operator_actions (
    id uuid primary key,
    operator text not null,
    command text not null,
    target text not null,
    done_at timestamptz not null
  )`,
  'create index operator_actions_age on operator_actions (done_at)',
]

export const operators: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
