import { existsSync } from 'node:fs'
import { copyFile, cp, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { checkFolder } from '../../database/check-folder.ts'
import { lockFolder } from '../../database/lock-folder.ts'
import { syncFolder, syncTree } from '../../database/sync-files.ts'
import { DATABASE, readBackup, SECRET } from './backup-files.ts'

/** What a restore did beside putting the backup in its place. */
export interface Restored {
  /** When the backup was made. */
  readonly madeAt: string
  /** Where what was there before lies now: the operator's to delete. */
  readonly aside: readonly string[]
}

/**
 * Puts a backup in the place of the embedded database of `dataDir`, whole or not at all; what was there is kept beside
 * it. The store has to be stopped. Throws where it runs, and where the backup is not as it was written.
 */
export async function restoreBackup(folder: string, dataDir: string, now: Date): Promise<Restored> {
  const { madeAt } = await readBackup(folder)
  checkFolder(dataDir)
  const database = join(dataDir, DATABASE)
  const unlock = await lockFolder(database)
  const putAside = (name: string) => `${join(dataDir, name)}.before-${now.toISOString().replaceAll(':', '-')}`
  const aside: string[] = []
  try {
    const draft = `${database}.unfinished`
    await rm(draft, { recursive: true, force: true })
    await cp(join(folder, DATABASE), draft, { recursive: true })
    await syncTree(draft)
    if ((await readdir(database)).length === 0) await rmdir(database)
    else aside.push(await move(database, putAside(DATABASE)))
    await rename(draft, database)
    aside.push(...(await restoreSecret(folder, dataDir, putAside(SECRET))))
    syncFolder(dataDir)
    return { madeAt, aside }
  } finally {
    unlock()
  }
}

/** Codes, opt-outs and links of the backup are hashed with its own secret. */
async function restoreSecret(folder: string, dataDir: string, beside: string): Promise<readonly string[]> {
  const kept = join(folder, SECRET)
  const own = join(dataDir, SECRET)
  if (!existsSync(kept)) return []
  const isOther = existsSync(own) && (await readFile(own, 'utf8')) !== (await readFile(kept, 'utf8'))
  const aside = isOther ? [await move(own, beside)] : []
  await copyFile(kept, own)
  return aside
}

async function move(path: string, to: string): Promise<string> {
  await rename(path, to)
  return to
}
