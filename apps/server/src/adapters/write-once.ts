import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { newId } from '../database/new-id.ts'

/**
 * Writes a file whole or not at all, whatever ends the process or the machine; one that is already there stays as it is.
 * Gives whether it was written.
 */
export async function writeOnce(path: string, content: string | Uint8Array): Promise<boolean> {
  const exists = await access(path).then(
    () => true,
    () => false,
  )
  if (exists) return false
  await mkdir(dirname(path), { recursive: true })
  // Nobody else's: a job whose sign of life was late may run twice at once.
  const draft = `${path}.${newId()}.draft`
  await writeFile(draft, content, { flush: true })
  await rename(draft, path)
  return true
}
