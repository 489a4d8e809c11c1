import { join } from 'node:path'
import { PGlite, types } from '@electric-sql/pglite'
import { PGliteDialect, sql } from 'kysely'
import type { Database } from './database.ts'
import { DURABLE_START, DurableFileSystem } from './durable-file-system.ts'
import { guardOuterConnection } from './guard-outer-connection.ts'
import { lockFolder } from './lock-folder.ts'
import { prepareFolder } from './prepare-folder.ts'
import { refuseInsideTransaction } from './transaction-scope.ts'

/** Opens the embedded database in `dataDir/database`: durable, locked for this process (stack 4). */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const folder = join(dataDir, 'database')
  const unlock = await lockFolder(folder)
  try {
    await prepareFolder(folder, async (draft) => (await openEngine(draft)).close())
    return overEngine(await openEngine(folder), unlock)
  } catch (error) {
    await unlock()
    throw error
  }
}

/** Opens the engine on a folder, which it fills first where it is empty. */
function openEngine(folder: string): Promise<PGlite> {
  return PGlite.create({
    fs: new DurableFileSystem(folder),
    startParams: DURABLE_START,
    parsers: { [types.INT8]: Number, [types.DATE]: (text) => text },
  })
}

function overEngine(engine: PGlite, unlock: () => Promise<void>): Database {
  const { kysely } = guardOuterConnection(new PGliteDialect({ pglite: engine }))
  return {
    kind: 'embedded',
    kysely,
    jobEngine: async () => {
      const { fromPglite } = await import('pg-boss')
      const db = fromPglite(engine)
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
    ping: async () => void (await sql`select 1`.execute(kysely)),
    close: async () => {
      if (!engine.closed) await engine.close()
      await unlock()
    },
  }
}
