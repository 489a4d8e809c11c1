import { createHash, randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Database, DatabaseKind } from '../../src/database/database.ts'
import { lockFolder } from '../../src/database/lock-folder.ts'
import { type DatabaseSettings, openDatabase } from '../../src/database/open-database.ts'
import { migrateJobs } from '../../src/jobs/migrate-jobs.ts'
import { silentLog } from './silent-log.ts'

/** A database of one test file: migrated, with the job engine's tables, and empty. */
export interface TestDatabase {
  readonly database: Database
  /** What `openDatabase` was given: open it again to play a second process (PostgreSQL) or a restart. */
  readonly settings: DatabaseSettings
  close(): Promise<void>
}

const reachable: readonly DatabaseKind[] = process.env.TEST_DATABASE_URL
  ? ['embedded', 'postgres']
  : ['embedded']

/**
 * The engines to run a suite on: `describe.each(databases)('… on %s', (kind) => …)`. `TEST_DATABASES` names those to
 * keep, for runs that repeat a suite thousands of times.
 */
export const databases: readonly DatabaseKind[] = reachable.filter(
  (kind) => !process.env.TEST_DATABASES || process.env.TEST_DATABASES.split(',').includes(kind),
)

/** Opens a scratch database of `kind`; share one per test file. */
export async function openTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  return kind === 'embedded' ? openScratchFolder() : openScratchDatabase()
}

async function openScratchFolder(): Promise<TestDatabase> {
  const dataDir = await makeDataDir()
  const settings = { databaseUrl: undefined, databasePool: 1, dataDir }
  const database = await openDatabase(settings)
  return {
    database,
    settings,
    close: async () => {
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A fresh data folder with an embedded database: migrated, with the job engine's tables, and empty. */
export async function makeDataDir(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'benefits-data-'))
  cpSync(await embeddedTemplate(), join(dataDir, 'database'), { recursive: true })
  return dataDir
}

/** Names a set of migrations and queues, and of the engines that make them. */
function hashOfMigrations(): string {
  const source = new URL('../../src/', import.meta.url)
  const hash = createHash('sha256')
  const migrations = readdirSync(new URL('migrations', source)).sort()
  const made = [...migrations.map((name) => `migrations/${name}`), 'jobs/queues.ts', '../package.json']
  for (const file of made) {
    hash.update(readFileSync(new URL(file, source)))
  }
  return hash.digest('hex').slice(0, 16)
}

/**
 * Initialising the engine takes seconds, and the job engine's tables a good part of one: it is done once per set of
 * migrations and copied after that.
 */
async function embeddedTemplate(): Promise<string> {
  const template = join(tmpdir(), `benefits-template-${hashOfMigrations()}`)
  if (existsSync(template)) return template
  // One worker of a run makes it; the others wait, since each would take as long and the processor from all.
  const unlock = await lockFolder(`${template}-lock`, Number.POSITIVE_INFINITY)
  try {
    if (!existsSync(template)) await makeTemplate(template)
  } finally {
    unlock()
  }
  return template
}

async function makeTemplate(template: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'benefits-building-'))
  const database = await openDatabase({ databaseUrl: undefined, databasePool: 1, dataDir })
  await migrateJobs(database, silentLog)
  await database.close()
  renameSync(join(dataDir, 'database'), template)
  rmSync(dataDir, { recursive: true, force: true })
}

async function openScratchDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('TEST_DATABASE_URL is not set.')
  const name = `test_${randomBytes(8).toString('hex')}`
  const template = await migratedTemplate(server)
  await onServer(server, (client) => client.query(`create database ${name} template ${template}`))
  const settings = {
    databaseUrl: urlOf(server, name),
    databasePool: 10,
    dataDir: mkdtempSync(join(tmpdir(), 'benefits-data-')),
  }
  const database = await openDatabase(settings)
  return {
    database,
    settings,
    close: async () => {
      await database.close()
      await onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`))
      rmSync(settings.dataDir, { recursive: true, force: true })
    },
  }
}

/** A migrated and empty database on the server, made once per set of migrations: copying it takes a tenth of that. */
async function migratedTemplate(server: string): Promise<string> {
  const template = `template_${hashOfMigrations()}`
  await onServer(server, async (client) => {
    // Another worker of the run may be making it; its connection gives the lock back.
    await client.query('select pg_advisory_lock(hashtext($1))', [template])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
    if (rowCount) return
    const half = `${template}_${randomBytes(4).toString('hex')}`
    await client.query(`create database ${half}`)
    const made = await openDatabase({ databaseUrl: urlOf(server, half), databasePool: 1, dataDir: tmpdir() })
    await migrateJobs(made, silentLog)
    await made.close()
    await client.query(`alter database ${half} rename to ${template}`)
  })
  return template
}

function urlOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

async function onServer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
