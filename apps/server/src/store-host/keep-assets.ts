import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Folders of the built store whose files are named by what is in them: two releases never mean different things. */
export const HASHED_FOLDERS = ['assets', join('scripts', 'loja')] as const

const DAY_MS = 86_400_000
/** A tab that was opened with a release may ask for its files as long, counted from when the release last ran. */
const KEPT_DAYS = 30

/**
 * Puts the hashed files of this release, found under `clientDir`, into `assetsDir` beside those of releases before, and
 * lets go of what no release of the last thirty days had. Several processes may do so at once. Rejects where the folder
 * cannot be written.
 */
export async function keepAssets(clientDir: string, assetsDir: string, now: Date): Promise<void> {
  for (const folder of HASHED_FOLDERS) {
    const kept = join(assetsDir, folder)
    await mkdir(kept, { recursive: true })
    for (const name of await listFiles(join(clientDir, folder)))
      await keepFile(join(clientDir, folder, name), join(kept, name), now)
    for (const name of await listFiles(kept)) await dropOld(join(kept, name), now)
  }
}

/** A file appears whole; one that is there is marked as still in use. */
async function keepFile(from: string, to: string, now: Date): Promise<void> {
  const isThere = await utimes(to, now, now).then(
    () => true,
    () => false,
  )
  if (isThere) return
  await mkdir(dirname(to), { recursive: true })
  const draft = `${to}.${randomUUID()}.new`
  await copyFile(from, draft)
  await utimes(draft, now, now)
  await rename(draft, to)
}

async function dropOld(file: string, now: Date): Promise<void> {
  const found = await stat(file).catch(() => null)
  if (found && now.getTime() - found.mtimeMs > KEPT_DAYS * DAY_MS) await rm(file, { force: true })
}

async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name).slice(folder.length + 1)] : [],
  )
}
