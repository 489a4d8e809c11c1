import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { OWN_FOLDER } from './private-files.ts'
import { syncFolder, syncTree } from './sync-files.ts'

/**
 * The engine's own lock, which locks nothing: every process writes the same number into it. One that is killed between
 * making and writing it leaves it empty, and the engine would refuse to start on that for ever.
 */
export const ENGINE_LOCK = 'postmaster.pid'
/** By this file the engine knows a folder as initialised; it is not the last one that it makes. */
export const ENGINE_VERSION = 'PG_VERSION'

/** Throws where a data folder holds no embedded database. */
export function refuseMissing(dataDir: string): void {
  if (!existsSync(join(dataDir, 'database', ENGINE_VERSION)))
    throw new Error(`There is no embedded database in ${dataDir}.`)
}

/**
 * Makes the database's folder fit to be opened by the process that holds its lock, whatever the last one left there.
 * The first start has `initialise` fill a folder beside it, which takes its place once it is whole: the engine would
 * refuse for ever to start on one that was cut off, by a kill or by the power. Throws where the folder holds something
 * else; nothing in it is deleted.
 */
export async function prepareFolder(
  folder: string,
  initialise: (draft: string) => Promise<void>,
): Promise<void> {
  await rm(join(folder, ENGINE_LOCK), { force: true })
  if (existsSync(join(folder, ENGINE_VERSION))) return
  if ((await readdir(folder)).length > 0) {
    throw new Error(`${folder} holds no database, but other files. Empty it or choose another DATA_DIR.`)
  }
  const draft = `${folder}.unfinished`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: OWN_FOLDER })
  await initialise(draft)
  // The engine writes what it is made from without a sync: a thousand files that a power cut would take.
  await syncTree(draft)
  await rmdir(folder)
  await rename(draft, folder)
  syncFolder(dirname(folder))
}
