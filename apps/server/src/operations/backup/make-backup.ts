import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { lockFolder } from '../../database/lock-folder.ts'
import { ENGINE_LOCK, refuseMissing } from '../../database/prepare-folder.ts'
import { OWN_FOLDER } from '../../database/private-files.ts'
import { syncFolder, syncTree } from '../../database/sync-files.ts'
import { DATABASE, SECRET, writeManifest } from './backup-files.ts'

/**
 * Copies the embedded database of `dataDir`, and the secret that its hashes are made with, into a new folder, which
 * appears whole or not at all. The store has to be stopped; throws where it runs, and where the folder is there.
 * Gives the number of files.
 */
export async function makeBackup(dataDir: string, folder: string, now: Date): Promise<number> {
  const database = join(dataDir, DATABASE)
  refuseMissing(dataDir)
  if (existsSync(folder)) throw new Error(`${folder} is there already: a backup makes its folder.`)
  const unlock = await lockFolder(database)
  const draft = `${folder}.unfinished`
  try {
    await rm(draft, { recursive: true, force: true })
    await mkdir(draft, { recursive: true, mode: OWN_FOLDER })
    await cp(database, join(draft, DATABASE), {
      recursive: true,
      filter: (path) => basename(path) !== ENGINE_LOCK,
    })
    const secret = join(dataDir, SECRET)
    if (existsSync(secret)) await copyFile(secret, join(draft, SECRET))
    const files = await writeManifest(draft, now)
    await syncTree(draft)
    await rename(draft, folder)
    syncFolder(dirname(folder))
    return files
  } finally {
    unlock()
  }
}
