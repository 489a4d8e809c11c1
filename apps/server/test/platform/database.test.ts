import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DurableFileSystem } from '../../src/database/durable-file-system.ts'
import { inTransaction } from '../../src/database/in-transaction.ts'
import { newId } from '../../src/database/new-id.ts'
import { openDatabase } from '../../src/database/open-database.ts'
import type { Tables } from '../../src/database/schema.ts'
import { toJson } from '../../src/database/to-json.ts'
import { afterCommit } from '../../src/database/transaction-scope.ts'
import { databases, openTestDatabase, type TestDatabase } from '../support/databases.ts'

const leadRow = (id: string) => ({
  id,
  issuer: 'VRPAT',
  channel: 'default',
  subChannel: '',
  sessionId: newId(),
  uuid: 'browser-id',
  cnpj: '11222333000181',
  contact: toJson({ firstName: 'Ana' }),
  employees: 10,
  utm: null,
  company: null,
  registry: toJson(['a list', { nestedKey: 1 }]),
  currentCartId: null,
  createdAt: new Date('2026-11-20T12:00:00Z'),
  updatedAt: new Date('2026-11-20T12:00:00Z'),
})

/** What of a folder, itself included, somebody else on the machine may enter, read or write. */
const openToOthers = (folder: string): readonly string[] =>
  [folder, ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))]
    .map((path) => ({ path, mode: statSync(path).mode & 0o777 }))
    .filter(({ mode }) => (mode & 0o077) !== 0)
    .map(({ path, mode }) => `${path} ${mode.toString(8)}`)

describe.each(databases)('the %s database', (kind) => {
  let opened: TestDatabase
  beforeAll(async () => {
    opened = await openTestDatabase(kind)
  })
  afterAll(() => opened?.close())

  it('gives back what was stored, in the same shapes on both engines', async () => {
    const { kysely } = opened.database
    const id = newId()
    await kysely.insertInto('leads').values(leadRow(id)).execute()
    const lead = await kysely.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(lead.contact).toEqual({ firstName: 'Ana' })
    expect(lead.registry).toEqual(['a list', { nestedKey: 1 }])
    expect(lead.createdAt).toEqual(new Date('2026-11-20T12:00:00Z'))
    const counted = await kysely
      .selectFrom('leads')
      .select((on) => on.fn.countAll<number>().as('leads'))
      .executeTakeFirstOrThrow()
    expect(counted.leads).toBe(1)
    const date = await sql<{ day: string }>`select '1990-12-31'::date as day`.execute(kysely)
    expect(date.rows[0]?.day).toBe('1990-12-31')
  })

  it('stores and returns bytes unchanged', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index)
    const { rows } = await sql<{ bytes: Uint8Array }>`select ${bytes}::bytea as bytes`.execute(
      opened.database.kysely,
    )
    expect(Uint8Array.from(rows[0]?.bytes ?? [])).toEqual(bytes)
  })

  it('names the constraint that a write breaks', async () => {
    const { kysely } = opened.database
    const vote = {
      sessionId: newId(),
      issuer: 'VRPAT',
      articleId: '1',
      vote: 'up' as const,
      updatedAt: new Date(),
    }
    await kysely.insertInto('faqVotes').values(vote).execute()
    await expect(kysely.insertInto('faqVotes').values(vote).execute()).rejects.toMatchObject({
      code: '23505',
      constraint: 'faq_votes_pkey',
    })
  })

  it('rolls everything back when the work fails, and runs no effect', async () => {
    const id = newId()
    const effects: string[] = []
    const failing = inTransaction(opened.database, async (trx) => {
      await trx.insertInto('leads').values(leadRow(id)).execute()
      afterCommit(() => effects.push('done'))
      throw new Error('refused')
    })
    await expect(failing).rejects.toThrow('refused')
    const found = await opened.database.kysely.selectFrom('leads').select('id').where('id', '=', id).execute()
    expect(found).toEqual([])
    expect(effects).toEqual([])
  })

  it('runs effects only after the commit', async () => {
    const order: string[] = []
    await inTransaction(opened.database, async (trx) => {
      afterCommit(() => order.push('effect'))
      await sql`select 1`.execute(trx)
      order.push('work')
    })
    expect(order).toEqual(['work', 'effect'])
  })

  it('refuses the outer connection and a second transaction inside a transaction, and goes on working', async () => {
    const { database } = opened
    const outer = inTransaction(database, async () =>
      database.kysely.selectFrom('leads').select('id').execute(),
    )
    await expect(outer).rejects.toThrow('pass the transaction (trx)')
    const nested = inTransaction(database, async () => inTransaction(database, async () => 1))
    await expect(nested).rejects.toThrow('pass the transaction (trx)')
    await expect(database.ping()).resolves.toBeUndefined()
  })

  it('keeps concurrent transactions apart', async () => {
    const { database } = opened
    const issuer = `COUNT-${kind}`
    const row = { issuer, lastHash: '', length: 0, updatedAt: new Date() }
    await database.kysely.insertInto('evidenceChains').values(row).execute()
    const addOne = () =>
      inTransaction(database, async (trx) => {
        const chain = await trx
          .selectFrom('evidenceChains')
          .select('length')
          .where('issuer', '=', issuer)
          .forUpdate()
          .executeTakeFirstOrThrow()
        const next = { length: chain.length + 1 }
        await trx.updateTable('evidenceChains').set(next).where('issuer', '=', issuer).execute()
      })
    await Promise.all(Array.from({ length: 20 }, addOne))
    const { length } = await database.kysely
      .selectFrom('evidenceChains')
      .select('length')
      .where('issuer', '=', issuer)
      .executeTakeFirstOrThrow()
    expect(length).toBe(20)
  })
})

describe('the embedded database', () => {
  it('is refused to a second process while one holds it, and keeps its rows over a restart', async () => {
    const opened = await openTestDatabase('embedded')
    const { lockFolder } = await import('../../src/database/lock-folder.ts')
    await expect(lockFolder(`${opened.settings.dataDir}/database`, 0)).rejects.toThrow(
      `in use by process ${process.pid} on ${hostname()}, since 20`,
    )
    const id = newId()
    await opened.database.kysely.insertInto('leads').values(leadRow(id)).execute()
    await opened.database.close()
    const again = await openDatabase(opened.settings)
    const found = await again.kysely.selectFrom('leads').select('id').where('id', '=', id).execute()
    await again.close()
    await opened.close()
    expect(found).toEqual([{ id }])
  })

  it('opens after a process that was killed in its first start, with the folder half made', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'benefits-data-'))
    const settings = { databaseUrl: undefined, databasePool: 1, dataDir }
    const begin = vi.spyOn(DurableFileSystem.prototype, 'init').mockImplementation(async function (
      this: DurableFileSystem,
    ) {
      // As far as the engine got: it knows a folder that is initialised by this file.
      writeFileSync(join(this.rootDir, 'PG_VERSION'), '18\n', { flag: 'wx' })
      throw new Error('killed')
    })
    await expect(openDatabase(settings)).rejects.toThrow('killed')
    await expect(openDatabase(settings)).rejects.toThrow('killed')
    begin.mockRestore()

    const again = await openDatabase(settings)
    await again.ping()
    await again.close()
    expect(readdirSync(dataDir)).toEqual(['database', 'database.lock', 'database.lock-holder'])
    rmSync(dataDir, { recursive: true })
  })

  it('lets nobody else on the machine read it, from its first start on or from that of this version', async () => {
    const dataDir = join(mkdtempSync(join(tmpdir(), 'benefits-data-')), 'data')
    const settings = { databaseUrl: undefined, databasePool: 1, dataDir }
    const open = async () => {
      const database = await openDatabase(settings)
      await database.kysely.insertInto('leads').values(leadRow(newId())).execute()
      await database.close()
    }
    await open()
    expect(openToOthers(dataDir)).toEqual([])
    chmodSync(join(dataDir, 'database'), 0o755)
    chmodSync(join(dataDir, 'database', 'PG_VERSION'), 0o666)
    chmodSync(join(dataDir, 'database', 'base'), 0o755)
    await open()
    expect(openToOthers(dataDir)).toEqual([])
    rmSync(dataDir, { recursive: true })
  })

  it('leaves a folder alone that holds something else', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'benefits-data-'))
    mkdirSync(join(dataDir, 'database'))
    writeFileSync(join(dataDir, 'database', 'customers.csv'), 'Ana')
    const settings = { databaseUrl: undefined, databasePool: 1, dataDir }
    for (let start = 0; start < 2; start++) {
      await expect(openDatabase(settings)).rejects.toThrow('holds no database, but other files')
    }
    expect(readFileSync(join(dataDir, 'database', 'customers.csv'), 'utf8')).toBe('Ana')
    rmSync(dataDir, { recursive: true })
  })

  it('opens after a process that was killed while the engine wrote its own lock', async () => {
    const opened = await openTestDatabase('embedded')
    await opened.database.close()
    writeFileSync(join(opened.settings.dataDir, 'database', 'postmaster.pid'), '')
    const again = await openDatabase(opened.settings)
    await again.ping()
    await again.close()
    await opened.close()
  })
})

describe.runIf(databases.includes('postgres'))('the postgres database', () => {
  it('plans a statement once per connection, unless it asks for all columns', async () => {
    const opened = await openTestDatabase('postgres')
    const planned = await opened.database.kysely.connection().execute(async (db) => {
      for (const id of [newId(), newId()]) {
        await db.selectFrom('leads').select('contact').where('id', '=', id).execute()
        await db.selectFrom('leads').selectAll().where('id', '=', id).execute()
      }
      return sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
    })
    await opened.close()
    const ofLeads = planned.rows
      .map(({ statement }) => statement)
      .filter((text) => text.includes('from "leads"'))
    expect(ofLeads).toEqual(['select "contact" from "leads" where "id" = $1'])
  })

  it('leaves nothing on a connection and asks nothing of it where a pooler stands between', async () => {
    const opened = await openTestDatabase('postgres')
    const database = await openDatabase({ ...opened.settings, databasePrepare: false })
    const left = await database.kysely.connection().execute(async (db) => {
      await db.selectFrom('leads').select('contact').where('id', '=', newId()).execute()
      return sql<{ prepared: number; limit: string }>`
        select count(*)::int as prepared, current_setting('statement_timeout') as limit
        from pg_prepared_statements`.execute(db)
    })
    await database.close()
    await opened.close()
    expect(left.rows).toEqual([{ prepared: 0, limit: '0' }])
  })

  it('fails the work whose connection the server drops, in a query or between two, and nothing else', async () => {
    const opened = await openTestDatabase('postgres')
    const { database, settings } = opened
    const operator = new pg.Client({ connectionString: settings.databaseUrl })
    await operator.connect()
    const unheard: Error[] = []
    const hear = (error: Error) => unheard.push(error)
    process.on('uncaughtExceptionMonitor', hear)
    const pidOf = async (trx: Kysely<Tables>) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
      return rows[0]?.pid
    }
    /** Comes back once the server's process behind a connection is gone. */
    const drop = (pid: number | undefined) => operator.query('select pg_terminate_backend($1, 5000)', [pid])

    const during = inTransaction(database, async (trx) => {
      const pid = await pidOf(trx)
      await Promise.all([sql`select pg_sleep(20)`.execute(trx), drop(pid)])
    })
    const away = { name: 'DatabaseAway', reason: 'database' }
    await expect(during).rejects.toMatchObject(away)
    const between = inTransaction(database, async (trx) => {
      await drop(await pidOf(trx))
      await sql`select 1`.execute(trx)
    })
    await expect(between).rejects.toMatchObject(away)

    await expect(database.ping()).resolves.toBeUndefined()
    process.off('uncaughtExceptionMonitor', hear)
    await operator.end()
    await opened.close()
    expect(unheard).toEqual([])
  })

  it('is migrated once when several processes start together', async () => {
    const opened = await openTestDatabase('postgres')
    await sql`drop schema public cascade`.execute(opened.database.kysely)
    await sql`create schema public`.execute(opened.database.kysely)
    const several = await Promise.all(Array.from({ length: 4 }, () => openDatabase(opened.settings)))
    await Promise.all(several.map((database) => database.ping()))
    await Promise.all(several.map((database) => database.close()))
    await opened.close()
    expect(several).toHaveLength(4)
  })
})
