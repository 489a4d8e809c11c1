import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite, types } from '@electric-sql/pglite'
import { PGliteDialect, sql } from 'kysely'
import { checkFolder } from './check-folder.ts'
import type { Database } from './database.ts'
import { DURABLE_START, DurableFileSystem } from './durable-file-system.ts'
import { type EmbeddedEngine, LEAST_ROOM, superviseEngine } from './embedded-engine.ts'
import { guardOuterConnection } from './guard-outer-connection.ts'
import { lockFolder, type Unlock } from './lock-folder.ts'
import { ENGINE_LOCK, ENGINE_VERSION, prepareFolder } from './prepare-folder.ts'
import { createReachability } from './reachability.ts'
import { refuseInsideTransaction } from './transaction-scope.ts'
import { buryEngine } from './watch-engine.ts'

/** What an empty database takes, with a piece of its log to come. */
const FIRST_ROOM = 48 * 1024 * 1024

/**
 * Opens the embedded database in `dataDir/database`: durable, locked for this process. Throws a message that names
 * folder and reason where it cannot be used.
 */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const folder = join(dataDir, 'database')
  checkFolder(dataDir, existsSync(join(folder, ENGINE_VERSION)) ? LEAST_ROOM : FIRST_ROOM)
  const unlock = await lockFolder(folder)
  try {
    await prepareFolder(folder, async (draft) => (await openEngine(draft)).close())
    return overEngine(await superviseEngine(folder, () => openEngine(folder)), unlock)
  } catch (error) {
    unlock()
    if (error instanceof Error) throw error
    // The engine's own errors are no errors of JavaScript, and say little.
    throw new Error(`The database in ${folder} cannot be opened: ${JSON.stringify(error)}.`)
  }
}

/** Opens the engine on a folder, which it fills first where it is empty. */
async function openEngine(folder: string): Promise<PGlite> {
  // Left by an engine that died; this process alone holds the folder.
  await rm(join(folder, ENGINE_LOCK), { force: true })
  const engine = new PGlite({
    fs: new DurableFileSystem(folder),
    startParams: DURABLE_START,
    parsers: { [types.INT8]: Number, [types.DATE]: (text) => text },
  })
  try {
    await engine.waitReady
    return engine
  } catch (error) {
    buryEngine(engine)
    throw error
  }
}

type Work = Parameters<PGlite['transaction']>[0]

/**
 * Begins a transaction. Kysely waits for `work` to be entered and hears of no failure before that: where the engine
 * cannot begin, `work` is entered all the same, and told by its first query.
 */
async function beginOn(engine: EmbeddedEngine, work: Work): Promise<unknown> {
  let hasBegun = false
  try {
    return await engine.use((living, attempt) =>
      living.transaction((trx) => {
        hasBegun = true
        const query: typeof trx.query = (...args) => attempt(() => trx.query(...args))
        return work({ ...trx, query })
      }),
    )
  } catch (error) {
    if (!hasBegun) await work({ query: () => Promise.reject(error) } as never)
    throw error
  }
}

function overEngine(engine: EmbeddedEngine, unlock: Unlock): Database {
  const reachability = createReachability()
  const pglite = {
    closed: false,
    ready: true,
    waitReady: Promise.resolve(),
    query: (...args: Parameters<PGlite['query']>) => engine.use((living) => living.query(...args)),
    exec: (...args: Parameters<PGlite['exec']>) => engine.use((living) => living.exec(...args)),
    transaction: (work: Work) => beginOn(engine, work),
  } as unknown as PGlite
  const { kysely } = guardOuterConnection(new PGliteDialect({ pglite }), reachability)
  return {
    kind: 'embedded',
    // One connection and one process: nobody else is there to wait for.
    hasAdvisoryLocks: false,
    kysely,
    away: reachability,
    warnings: [],
    jobEngine: async () => {
      const { fromPglite } = await import('pg-boss')
      const db = fromPglite(pglite)
      return {
        backend: 'pglite',
        db: {
          ...db,
          executeSql: async (text, values) => {
            refuseInsideTransaction('The job engine')
            return db.executeSql(text, values)
          },
        },
      }
    },
    patiently: (work) => work(kysely),
    ping: async () => {
      await reachability.observe(engine.probe)
      await sql`select 1`.execute(kysely)
    },
    close: async () => {
      await engine.close()
      unlock()
    },
  }
}
