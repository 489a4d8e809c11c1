import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buy, countMails } from '../../apps/server/faults/buyer.ts'
import { readStoredState } from '../../apps/server/faults/stored-state.ts'
import { migrate } from '../../apps/server/src/database/migrate.ts'
import { openDatabase } from '../../apps/server/src/database/open-database.ts'
import { MIGRATIONS } from '../../apps/server/src/migrations/migrations.ts'
import { sentOut } from '../../apps/server/test/support/sent-out.ts'
import { start, stop } from '../../scripts/postgres.mjs'
import { freePort } from '../support/free-port.ts'
import { launch } from '../support/launch.ts'
import { nightClient } from '../support/night-buyers.ts'
import { eventually, makeFolder, type Program, shippedFile, startProgram } from '../support/programs.ts'
import { runOn } from '../support/scratch-database.ts'

const BUYERS = 12
const PASSWORD = 'uma senha de teste'

describe('a store behind PgBouncer, which pools by transaction', () => {
  const ends: (() => unknown)[] = []
  const atEnd = (work: () => unknown) => void ends.unshift(work)
  let folder: string
  let databaseUrl: string
  /** The same, as who may change the role. */
  let ownerUrl: string
  let bouncer: Program
  let pooled: string
  let ini: string

  /** PgBouncer as shipped, on ports of this test; `changes` to its text. */
  async function startBouncer(changes: Readonly<Record<string, string>> = {}) {
    const port = await freePort()
    const text = Object.entries(changes).reduce((said, [from, to]) => said.replace(from, to), ini)
    const file = join(folder, `pgbouncer-${port}.ini`)
    writeFileSync(file, text.replace('listen_port = 6432', `listen_port = ${port}`))
    const program = startProgram('/usr/sbin/pgbouncer', [file], { cwd: folder })
    atEnd(() => program.end('SIGKILL'))
    const url = `postgres://loja:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/loja`
    await eventually('PgBouncer', () => /process up/.test(program.output()), { told: program.output })
    return { program, url }
  }

  beforeAll(async () => {
    folder = makeFolder(atEnd)
    const port = await freePort()
    const server = start(join(folder, 'postgres'), port)
    if (!server) throw new Error('PostgreSQL is not there.')
    atEnd(() => stop(join(folder, 'postgres')))
    const admin = new pg.Client({ connectionString: server })
    await admin.connect()
    for (const statement of [
      'create role loja login',
      'create database loja owner loja',
      `alter role loja set lock_timeout = '6s'`,
      `alter role loja set statement_timeout = '60s'`,
      `alter role loja set idle_in_transaction_session_timeout = '30s'`,
    ])
      await admin.query(statement)
    await admin.end()
    ownerUrl = server.replace(/postgres$/, 'loja')
    databaseUrl = server.replace('store@', 'loja@').replace(/postgres$/, 'loja')
    writeFileSync(join(folder, 'userlist.txt'), `"loja" "${PASSWORD}"\n`)
    ini = shippedFile('pgbouncer.ini', {
      'port=5432': `port=${port}`,
      '/etc/pgbouncer/userlist.txt': join(folder, 'userlist.txt'),
      // So few that transactions of the two processes take turns on them.
      'default_pool_size = 20': 'default_pool_size = 6',
    })
    const started = await startBouncer()
    bouncer = started.program
    pooled = started.url
  })
  afterAll(async () => {
    for (const end of ends) await end()
  })

  test('sells through two processes, and their jobs mail and hand over each order once', async () => {
    const dataDir = join(folder, 'store')
    const env = {
      DATABASE_URL: pooled,
      DATABASE_PREPARE: '0',
      DATA_DIR: dataDir,
      STORE: 'none',
      LIMITS: 'relaxed',
    }
    const stores = [launch(env, atEnd)]
    await stores[0]?.address
    stores.push(launch(env, atEnd))
    const addresses = await Promise.all(stores.map(({ address }) => address))
    const out = sentOut(dataDir)
    const tally = { answers: 0, refusedAt: [] }
    let turn = 0
    const ask = nightClient(() => addresses[turn++ % addresses.length] ?? '', tally)
    const codeFor = (email: string) => eventually(`the code of ${email}`, () => out.code(email))
    const receipts = await Promise.all(
      Array.from({ length: BUYERS }, (_, serial) => buy(serial, { ask, codeFor })),
    )
    await eventually(
      'all messages and orders',
      () => out.mails().length >= countMails(BUYERS) && out.orders().length >= BUYERS,
      { told: () => `${stores.map((store) => store.output()).join('\n')}\n${bouncer.output()}` },
    )
    expect(tally.refusedAt).toEqual([])
    for (const store of stores) store.child.kill('SIGTERM')
    expect(await Promise.all(stores.map(({ exited }) => exited))).toEqual([0, 0])
    const state = await readStoredState({ databaseUrl, databasePool: 2, dataDir })
    expect(state.orders.map(({ cartId }) => cartId).sort()).toEqual(
      receipts.map(({ cartId }) => cartId).sort(),
    )
    expect({ open: state.openJobs, unsent: state.unsentMails, broken: state.brokenLinks }).toEqual({
      open: [],
      unsent: 0,
      broken: 0,
    })
    expect(out.orders()).toHaveLength(BUYERS)
    expect(out.mails()).toHaveLength(countMails(BUYERS))
    expect(stores.map((store) => store.output()).join('')).not.toContain('"level":50')
  })

  test('is migrated through it while somebody reads the table for longer than the role lets a transaction rest', async () => {
    const settings = { databasePool: 2, dataDir: join(folder, 'migrated') }
    await (await openDatabase({ ...settings, databaseUrl })).close()
    await runOn(ownerUrl, [`alter role loja set idle_in_transaction_session_timeout = '1s'`])
    const { url } = await startBouncer()
    const database = await openDatabase({ ...settings, databaseUrl: url, databasePrepare: false })
    atEnd(() => database.close())
    const reader = new pg.Client({ connectionString: ownerUrl })
    reader.on('error', () => {})
    atEnd(() => reader.end())
    await reader.connect()
    await reader.query('begin')
    await reader.query('select count(*) from faq_votes')

    const note = {
      up: async (db: Parameters<(typeof MIGRATIONS)[string]['up']>[0]) =>
        void (await sql`alter table faq_votes add note text`.execute(db)),
    }
    const migrated = migrate(database, {
      migrations: { ...MIGRATIONS, '991-note': note },
      lockMs: 100,
      pauseMs: 500,
    })
    const resting = eventually('a turn that rests for longer than that', async () => {
      const turns = await runOn(ownerUrl, [
        `select pid from pg_locks join pg_stat_activity using (pid)
          where locktype = 'advisory' and state = 'idle in transaction' and now() - xact_start > interval '3s'`,
      ])
      return turns.length > 0
    })
    await Promise.race([resting, migrated])
    await reader.query('rollback')
    await migrated

    expect(await runOn(ownerUrl, ['select note from faq_votes limit 1'])).toEqual([])
    const left = await runOn(ownerUrl, [`select pid from pg_locks where locktype = 'advisory'`])
    expect(left).toEqual([])
    await runOn(ownerUrl, [`alter role loja set idle_in_transaction_session_timeout = '30s'`])
  })

  /** Starts a store that has to end by itself, and gives what it said. */
  async function refusedStart(url: string, env: Readonly<Record<string, string>> = {}): Promise<string> {
    const store = launch(
      {
        DATABASE_URL: url,
        DATA_DIR: join(folder, 'refused'),
        STORE: 'none',
        ...env,
      },
      atEnd,
    )
    expect(await store.exited, store.output()).toBe(1)
    return store.output()
  }

  test('ends its start with one message where it would ask the pooler for settings', async () => {
    expect(await refusedStart(pooled)).toMatch(/^DATABASE_URL leads to a pooler .* set DATABASE_PREPARE=0/)
  })

  test('ends its start with one message where the pooler would lose its statements', async () => {
    const { url } = await startBouncer({
      'pool_mode = transaction':
        'pool_mode = transaction\nignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout',
    })
    expect(await refusedStart(url)).toMatch(/^DATABASE_URL leads to a pooler that does not keep prepared/)
  })

  test('ends its start with one message where the pooler has no transactions', async () => {
    const { url } = await startBouncer({ 'pool_mode = transaction': 'pool_mode = statement' })
    expect(await refusedStart(url, { DATABASE_PREPARE: '0' })).toMatch(
      /^DATABASE_URL leads .* pool by transaction/,
    )
  })

  test('needs nothing of it where the pooler keeps sessions, and warns where no role has limits', async () => {
    const { url } = await startBouncer({
      'pool_mode = transaction':
        'pool_mode = session\nignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout',
    })
    const admin = new pg.Client({ connectionString: databaseUrl })
    await admin.connect()
    await admin.query('alter role loja reset all')
    await admin.end()
    const store = launch(
      {
        DATABASE_URL: url,
        DATABASE_POOL: '2',
        DATA_DIR: join(folder, 'sessions'),
        STORE: 'none',
        LOG_LEVEL: 'warn',
      },
      atEnd,
    )
    await store.address
    store.child.kill('SIGTERM')
    expect(await store.exited).toBe(0)
    expect(store.output()).toContain('give the role a statement_timeout and a lock_timeout')
  })
})
