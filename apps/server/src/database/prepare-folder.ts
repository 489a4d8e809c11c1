import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The engine's own lock, which locks nothing: every process writes the same number into it. One that is killed between
 * making and writing it leaves it empty, and the engine would refuse to start on that for ever.
 */
const ENGINE_LOCK = 'postmaster.pid'
/** By this file the engine knows a folder as initialised; it is not the last one that it makes. */
const ENGINE_VERSION = 'PG_VERSION'

/** A folder that the engine may open. */
export interface PreparedFolder {
  /** To be called once the engine is open: the folder is whole from then on. */
  isOpen(): Promise<void>
}

/**
 * Makes the database's folder fit to be opened by the process that holds its lock, whatever the last one left there. The
 * first start fills it file by file, with a mark beside it for as long as that takes. A marked folder was cut off before
 * anything was stored in it and is emptied: the engine would take it for whole, and refuse to start on it for ever.
 * Throws where the folder holds something else.
 */
export async function prepareFolder(folder: string): Promise<PreparedFolder> {
  const mark = `${folder}.unfinished`
  if (existsSync(mark)) {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder)
  }
  await rm(join(folder, ENGINE_LOCK), { force: true })
  if (!existsSync(join(folder, ENGINE_VERSION))) {
    if ((await readdir(folder)).length > 0) {
      throw new Error(`${folder} holds no database, but other files. Empty it or choose another DATA_DIR.`)
    }
    await writeFile(mark, '')
  }
  return { isOpen: () => rm(mark, { force: true }) }
}
