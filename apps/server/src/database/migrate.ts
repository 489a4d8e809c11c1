import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Migrator } from 'kysely/migration'
import { MIGRATIONS } from '../migrations/migrations.ts'
import type { StoreMigration } from '../migrations/store-migration.ts'
import { OwnError } from '../ports/own-error.ts'
import type { Database } from './database.ts'
import type { Tables } from './schema.ts'

/** Which migrations there are, and how they wait for tables that are in use. */
export interface MigrationSettings {
  readonly migrations: Readonly<Record<string, StoreMigration>>
  /**
   * How long a migration stands before a table, in ms: whoever comes after it waits behind it, buyers among them, so
   * that it steps back and tries again.
   */
  readonly lockMs: number
  /** Between two tries, in ms. */
  readonly pauseMs: number
  /** After so many tries it gives up. */
  readonly tries: number
}

const USUAL: MigrationSettings = { migrations: MIGRATIONS, lockMs: 1_000, pauseMs: 5_000, tries: 120 }

/** Over all processes, one brings the database forward; the others wait for it and find it done. */
const FORWARD_LOCK = 72_174_503
const LOOK_AGAIN_MS = 500
const RETRIED: ReadonlySet<unknown> = new Set(['55P03', '40P01'])

/**
 * Brings the database to the newest shape, a transaction a migration, safe with several processes. Throws when one
 * fails: nothing of it stays, those before it do. `settings` is for tests.
 */
export async function migrate(
  { hasAdvisoryLocks, kysely, patiently }: Pick<Database, 'hasAdvisoryLocks' | 'kysely' | 'patiently'>,
  settings: Partial<MigrationSettings> = {},
): Promise<void> {
  const { migrations, ...how } = { ...USUAL, ...settings }
  if ((await listPending(kysely, migrations)).length === 0) return
  await patiently(async (patient) => {
    const forward = () => applyAll(patient, { migrations, ...how })

    if (!hasAdvisoryLocks) return forward()
    while (!(await goForwardAlone(patient, forward))) {
      await wait(LOOK_AGAIN_MS)
      if ((await listPending(patient, migrations)).length === 0) return
    }
  })
}

/**
 * Whether this process was the one that goes forward. The others look again instead of standing before the lock, where
 * each would have a snapshot, for whose end an index that is made beside writers waits.
 */
async function goForwardAlone(patient: Kysely<Tables>, forward: () => Promise<void>): Promise<boolean> {
  return patient.transaction().execute(async (trx) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(${FORWARD_LOCK}) as mine`.execute(trx)
    if (!rows[0]?.mine) return false
    await liftLimits(trx)
    // Needs no snapshot, and so ends that of the lock.
    await sql`set local lock_timeout = 0`.execute(trx)
    await forward()
    return true
  })
}

/**
 * Nothing ends the transaction by its time: this one rests while others work, those wait for tables and rewrite them.
 * Limits that came with the role are those of calls; the last of them is not known to PostgreSQL before 17.
 */
async function liftLimits(trx: Kysely<Tables>): Promise<void> {
  await sql`select set_config(name, '0', true) from pg_settings where name in
    ('statement_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`.execute(trx)
}

/** Throws where the database is older than this release; nobody migrates it at start (MIGRATE=0). */
export async function refuseOldDatabase({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  const [first] = await listMissing({ kysely })
  if (first === undefined) return
  throw new OwnError(
    `The database lacks the migration ${first}, and MIGRATE=0 leaves migrating to the command: ops -- migrate (docs/operations.md).`,
  )
}

/** The migrations of this release that the database lacks, in their order. */
export async function listMissing({ kysely }: Pick<Database, 'kysely'>): Promise<readonly string[]> {
  return listPending(kysely, MIGRATIONS)
}

async function applyAll(kysely: Kysely<Tables>, settings: MigrationSettings): Promise<void> {
  const { Migrator } = await import('kysely/migration')
  const { migrations } = settings
  const limited = Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => [name, limitLocks(migration, settings)]),
  )
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => limited } })
  for (const name of await listPending(kysely, migrations)) {
    const isOutside = migrations[name]?.isOutsideTransaction === true
    await applyOne({ migrator, kysely }, name, { ...settings, isOutside })
  }
}

async function applyOne(
  { migrator, kysely }: { readonly migrator: Migrator; readonly kysely: Kysely<Tables> },
  name: string,
  { migrations, pauseMs, tries, isOutside }: MigrationSettings & { readonly isOutside: boolean },
): Promise<void> {
  for (let left = tries - 1; ; left--) {
    const { error } = await migrator.migrateTo(name, { disableTransactions: isOutside })
    if (!error) return
    // Without a lock between processes the row that names a migration lets one through: another one may have done it.
    if (!(await listPending(kysely, migrations)).includes(name)) return
    if (!isInUse(error) || left === 0)
      throw new Error(`The database could not be migrated (${name}).`, { cause: error })
    console.error(`The migration ${name} waits for a table that is in use; ${left} tries are left.`)
    await wait(pauseMs)
  }
}

/** Whether somebody else had the table; a database that does not answer is told with its reason as the cause. */
function isInUse(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return RETRIED.has((error as { code?: unknown }).code) || isInUse(error.cause)
}

/** A migration's own transaction waits shortly for a table, and works on it as long as it takes. */
function limitLocks(migration: StoreMigration, { lockMs }: MigrationSettings): StoreMigration {
  if (migration.isOutsideTransaction) return migration
  return {
    up: async (db) => {
      await liftLimits(db)
      await sql`select set_config('lock_timeout', ${String(lockMs)}, true)`.execute(db)
      await migration.up(db)
    },
  }
}

const UNDEFINED_TABLE = '42P01'

/** One short look: the migrator reads the whole catalogue first, which a start with nothing to do need not wait for. */
async function listPending(
  kysely: Kysely<Tables>,
  migrations: MigrationSettings['migrations'],
): Promise<readonly string[]> {
  const names = Object.keys(migrations).sort()
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(kysely)
    const done = new Set(rows.map(({ name }) => name))
    return names.filter((name) => !done.has(name))
  } catch (error) {
    if ((error as { code?: unknown }).code === UNDEFINED_TABLE) return names
    throw error
  }
}
