import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/database/database.ts'
import { migrate } from '../../src/database/migrate.ts'
import { MIGRATIONS } from '../../src/migrations/migrations.ts'
import type { StoreMigration } from '../../src/migrations/store-migration.ts'
import { databases, openTestDatabase, type TestDatabase } from '../support/databases.ts'

const MARKS = '031-accepted-marks'
/** The newest one of the release in which `MARKS` marked what was accepted by itself. */
const LAST_OF_THEN = '032-ages'

/** As that release had it, to the letter. */
const MARKS_OF_THEN = [
  'alter table contracts add column is_accepted boolean not null default false',
  'alter table leads add column has_acceptance boolean not null default false',
  `update contracts set is_accepted = true
    where exists (select 1 from evidences e where e.contract_id = contracts.id)`,
  `update leads set has_acceptance = true
    where exists (select 1 from evidences e where e.lead_id = leads.id)`,
]

const id = (kind: string, number: number) => `md5('${kind}${number}')::uuid`
/** A lead with its cart, a draft of its contract and the contract. */
const lead = (number: number) => [
  `insert into leads (id, issuer, channel, sub_channel, session_id, uuid, cnpj, contact, employees, created_at,
      updated_at)
    values (${id('lead', number)}, 'VRPAT', 'default', '', ${id('session', number)}, '${number}', '11222333000181',
      '{}', 10, '2026-01-01', '2026-01-01')`,
  `insert into carts (id, lead_id, lines, interest, add_ons, pricing, created_at)
    values (${id('cart', number)}, ${id('lead', number)}, '[]', '{}', '[]', '{}', '2026-01-01')`,
  ...['draft', 'contract'].map(
    (kind) => `insert into contracts (id, lead_id, cart_id, inputs_hash, document_hash, document, created_at)
    values (${id(kind, number)}, ${id('lead', number)}, ${id('cart', number)}, '${kind}', 'hash', '\\x25', '2026-01-01')`,
  ),
]
const ACCEPT =
  'insert into evidences (id, issuer, lead_id, cart_id, contract_id, document_hash, record, accepted_at)'
const acceptance = (number: number) =>
  `${ACCEPT} values (${id('evidence', number)}, 'VRPAT', ${id('lead', number)}, ${id('cart', number)},
    ${id('contract', number)}, 'hash', '{}', '2026-01-02')`

async function send<Tables>(db: Kysely<Tables>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** Which columns, rules and indexes there are, and every row that a mark may have changed. */
const LOOKS = {
  columns: `select c.relname, a.attnum, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
      pg_get_expr(d.adbin, d.adrelid) as usual
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'i') and a.attnum > 0
    order by c.relname, a.attnum`,
  rules: `select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace order by 1, 2`,
  indexes: `select indexrelid::regclass::text, indisvalid, pg_get_indexdef(indexrelid) from pg_index
    join pg_class c on c.oid = indexrelid where c.relnamespace = 'public'::regnamespace order by 1`,
  migrations: 'select name from kysely_migration order by name',
  leads: 'select * from leads order by id',
  contracts: 'select * from contracts order by id',
  evidences: 'select * from evidences order by id',
}

type Seen = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

async function lookAt({ kysely }: Database): Promise<Seen> {
  const seen: Record<string, Seen[string]> = {}
  for (const [what, text] of Object.entries(LOOKS))
    seen[what] = (await sql.raw<Seen[string][number]>(text).execute(kysely)).rows
  return seen
}

const before = (name: string) => (other: string) => other < name
const upTo = (name: string) => (other: string) => other <= name
const migrationsThat = (keep: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => keep(name)))

describe.each(databases)('contracts and leads that were accepted before there were marks, on %s', (kind) => {
  const open: TestDatabase[] = []
  const ends: Seen[] = []

  /** Grows an empty database from before the marks to today, by these migrations for the marks' release. */
  async function grow(marks: Readonly<Record<string, StoreMigration>>) {
    const scratch = await openTestDatabase(kind)
    open.push(scratch)
    const { database } = scratch
    await sql`drop schema public cascade`.execute(database.kysely)
    await sql`create schema public`.execute(database.kysely)
    await migrate(database, { migrations: migrationsThat(before(MARKS)) })
    await send(database.kysely, [1, 2, 3].flatMap(lead))
    await send(database.kysely, [acceptance(1)])
    await migrate(database, { migrations: marks })
    // A process of the release before goes on selling meanwhile: what it accepts has no mark.
    await send(database.kysely, [acceptance(2)])
    await migrate(database)
    return lookAt(database)
  }

  beforeAll(async () => {
    const ofToday = migrationsThat(upTo(LAST_OF_THEN))
    const marksOfThen: StoreMigration = { up: (db) => send(db, MARKS_OF_THEN) }
    ends.push(await grow({ ...ofToday, [MARKS]: marksOfThen }), await grow(ofToday))
  })
  afterAll(async () => {
    for (const scratch of open) await scratch.close()
  })

  it('are alike where the first release of the marks set them and where only a later one did', () => {
    const [then, today] = ends
    for (const what of Object.keys(LOOKS)) {
      expect(today?.[what]).not.toEqual([])
      expect(then?.[what], what).toEqual(today?.[what])
    }
  })

  it('are marked, those too that a process of before accepted after it; what nobody accepted is not', () => {
    for (const { leads, contracts } of ends) {
      const marked = leads?.filter(({ hasAcceptance }) => hasAcceptance)
      expect(marked?.map(({ uuid }) => uuid).sort()).toEqual(['1', '2'])
      const accepted = contracts?.filter(({ isAccepted }) => isAccepted)
      expect(accepted?.map(({ inputsHash }) => inputsHash)).toEqual(['contract', 'contract'])
      expect(contracts).toHaveLength(6)
    }
  })
})
