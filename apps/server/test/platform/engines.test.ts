import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DatabaseBackend } from '../../src/config/data.ts'
import { type DatabaseSettings, openDatabase } from '../../src/database/open-database.ts'
import { type PurchaseServer, startPurchases } from '../calls/purchase-server.ts'
import { type SentStatement, watchStatements } from '../support/sent-statements.ts'
import { serveSomebody, walkTheStore } from '../support/walk-the-store.ts'

/**
 * What no statement may ask for, since one of the engines of docs/operations.md lacks it
 * (https://www.cockroachlabs.com/docs/stable/postgresql-compatibility,
 * https://docs.yugabyte.com/stable/api/ysql/pg15-compatibility/,
 * https://docs.citusdata.com/en/stable/reference/citus_sql_reference.html).
 */
const LACKING: readonly (readonly [what: string, asked: RegExp])[] = [
  ['an advisory lock', /\bpg_(?:try_)?advisory_/i],
  [
    'a sequence',
    /\b(?:next|set|curr)val\s*\(|\bcreate\s+sequence\b|\b(?:big|small)?serial\b|\bas\s+identity\b/i,
  ],
  ['a message to listeners', /^\s*(?:un)?listen\b|\bpg_notify\s*\(|^\s*notify\b/im],
  ['a lock on a table', /^\s*lock\s+(?:table\s+)?\w/im],
  ['a trigger', /\bcreate\s+(?:or\s+replace\s+)?(?:constraint\s+)?trigger\b/i],
  ['a temporary table', /\bcreate\s+(?:global\s+|local\s+)?temp(?:orary)?\s+table\b/i],
]

/** The table that a statement changes twice; CockroachDB refuses it. */
function changedTwice(text: string): string | undefined {
  const changed = [
    ...text.matchAll(/\b(?:insert\s+into|delete\s+from|update)\s+(?:only\s+)?"?(\w+(?:\.\w+)?)/gi),
  ]
    .filter(([phrase]) => !/^update\s+(?:set|skip|nowait|of)\b/i.test(phrase))
    .map(([, table = '']) => table)
  return changed.find((table, at) => changed.indexOf(table) !== at)
}

/**
 * Tables that Citus may distribute, by the column that says where a row stands; all others stay on its coordinator,
 * since a purchase's tables name each other and have keys of their own.
 */
const DISTRIBUTED = {
  grant_codes: 'code_hash',
  idempotency_records: 'session_id',
  protection_counts: 'key',
  faq_votes: 'session_id',
  ended_sessions: 'session_id',
  portal_signatures: 'signature_hash',
  lead_follow_ups: 'recipient_hash',
  mail_opt_outs: 'recipient_hash',
} as const

const SERVER = process.env.TEST_DATABASE_URL
const BACKENDS = (SERVER ? ['citus', 'yugabytedb', 'cockroachdb'] : []) satisfies DatabaseBackend[]

describe.each(BACKENDS)('the store with DATABASE_BACKEND=%s', (backend) => {
  const name = `engine_${randomBytes(6).toString('hex')}`
  const settings: DatabaseSettings = {
    databaseUrl: Object.assign(new URL(SERVER ?? ''), { pathname: `/${name}` }).href,
    databaseBackend: backend,
    databasePool: 10,
    dataDir: mkdtempSync(join(tmpdir(), 'benefits-data-')),
  }
  let server: PurchaseServer
  let sent: readonly SentStatement[] = []
  const onServer = async (text: string) => {
    const client = new pg.Client({ connectionString: SERVER })
    await client.connect()
    await client.query(text).finally(() => client.end())
  }

  beforeAll(async () => {
    await onServer(`create database ${name}`)
    const watched = watchStatements()
    try {
      const database = await openDatabase(settings)
      server = await startPurchases('postgres', {
        database: { database, settings, close: () => database.close() },
        env: { DATABASE_BACKEND: backend },
      })
      await walkTheStore(server)
      await serveSomebody(server)
    } finally {
      watched.stop()
      sent = watched.list()
    }
  })
  afterAll(async () => {
    await server?.close()
    await server?.parts.database.close()
    await onServer(`drop database if exists ${name} with (force)`)
    rmSync(settings.dataDir, { recursive: true, force: true })
  })

  it('sells, mails and hands over, and sends statements enough to be looked at', () => {
    expect(sent.length).toBeGreaterThan(150)
    expect(sent.some(({ text }) => text.includes('pgboss'))).toBe(true)
    expect(sent.some(({ text }) => text.startsWith('create table evidences'))).toBe(true)
  })

  const textsOf = (isEngines: boolean) =>
    sent.map(({ text }) => text).filter((text) => text.includes('pgboss') === isEngines)

  it.each(LACKING)('asks for %s nowhere', (_what, asked) => {
    expect(textsOf(false).filter((text) => asked.test(text))).toEqual([])
  })

  // What the job engine asks for is its own profile's matter: that it was given the profile shows here.
  it.skipIf(backend === 'citus')('asks for no advisory lock in its jobs either', () => {
    expect(textsOf(true).filter((text) => /\bpg_(?:try_)?advisory_/i.test(text))).toEqual([])
  })

  it('changes no table twice in one statement', () => {
    expect(textsOf(false).filter((text) => changedTwice(text) !== undefined)).toEqual([])
  })

  it.runIf(backend === 'citus')(
    'has the column of its place in every key of what Citus may spread',
    async () => {
      const client = new pg.Client({ connectionString: settings.databaseUrl })
      await client.connect()
      try {
        const keys = await client.query<{ table: string; columns: string[] }>(`
        select t.relname as table, array_agg(a.attname::text) as columns
        from pg_index i join pg_class t on t.oid = i.indrelid
          join pg_attribute a on a.attrelid = t.oid and a.attnum = any(i.indkey)
        where i.indisunique and t.relnamespace = 'public'::regnamespace group by t.relname, i.indexrelid`)
        const tied = await client.query<{ table: string }>(`
        select conrelid::regclass::text as table from pg_constraint where contype = 'f'
        union select confrelid::regclass::text from pg_constraint where contype = 'f'`)
        for (const [table, column] of Object.entries(DISTRIBUTED)) {
          const own = keys.rows.filter((key) => key.table === table)
          expect(own.length, table).toBeGreaterThan(0)
          for (const { columns } of own) expect(columns, table).toContain(column)
          expect(tied.rows.map((row) => row.table)).not.toContain(table)
        }
      } finally {
        await client.end()
      }
    },
  )
})

it('what is looked for is found where it is', () => {
  const guilty = [
    'select pg_advisory_xact_lock(1)',
    'create table a (id bigserial primary key)',
    'listen jobs',
    'lock table a in share mode',
    'create constraint trigger t after insert on a',
    'create temporary table a (id int)',
  ]
  expect(guilty.map((text, at) => LACKING[at]?.[1].test(text))).toEqual(guilty.map(() => true))
  expect(changedTwice('with a as (insert into carts (id) values (1)) delete from carts')).toBe('carts')
  expect(
    changedTwice('insert into carts (id) values (1) on conflict (id) do update set id = 2'),
  ).toBeUndefined()
})
