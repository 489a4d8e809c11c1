import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { AttackedStore } from './attacked-store.ts'

/** The engine's own log of what it does, which it writes over again. */
const WRITE_AHEAD = 'pg_wal'

/** Bytes that a store has on its disks: rows, files of mails and orders, the log of its process. */
export async function storedBytes({ settings, logFile }: AttackedStore): Promise<number> {
  const { dataDir, databaseUrl } = settings
  const rows = databaseUrl ? await databaseBytes(databaseUrl) : bytesOf(join(dataDir, 'database'))
  return rows + bytesOf(join(dataDir, 'outbox')) + bytesOf(join(dataDir, 'portal')) + bytesOf(logFile)
}

async function databaseBytes(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query('select pg_database_size(current_database())::int as size')
    return rows[0].size
  } finally {
    await client.end()
  }
}

/** Of a file, or of a folder with everything in it; 0 where it is not there, or gone meanwhile. */
function bytesOf(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return 0
  if (!found.isDirectory()) return found.size
  return readdirSync(path)
    .filter((name) => name !== WRITE_AHEAD)
    .reduce((sum, name) => sum + bytesOf(join(path, name)), 0)
}
