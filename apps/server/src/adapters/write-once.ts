import { access, chmod, mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { newId } from '../database/new-id.ts'
import { syncFolder } from '../database/sync-files.ts'

/** For the process's own user alone: messages and orders hold people's data and codes. */
const OWN_FILE = 0o600
const OWN_FOLDER = 0o700

/**
 * Writes a file whole or not at all, whatever ends the process or the machine; one that is already there stays as it
 * is. Nobody else on the machine may read it. Gives whether it was written.
 */
export async function writeOnce(path: string, content: string | Uint8Array): Promise<boolean> {
  const exists = await access(path).then(
    () => true,
    () => false,
  )
  if (exists) return false
  await writeWhole(path, content)
  return true
}

/** The same in place of a file that is there. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: OWN_FOLDER })
  // A folder of an earlier version was open to all.
  await chmod(dirname(path), OWN_FOLDER)
  // Nobody else's: a job whose sign of life was late may run twice at once.
  const draft = `${path}.${newId()}.draft`
  await writeFile(draft, content, { flush: true, mode: OWN_FILE })
  await rename(draft, path)
  syncFolder(dirname(path))
}
