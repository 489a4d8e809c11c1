import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file whole or not at all; one that is already there stays as it is. Gives whether it was written. */
export async function writeOnce(path: string, content: string | Uint8Array): Promise<boolean> {
  const exists = await access(path).then(
    () => true,
    () => false,
  )
  if (exists) return false
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}.draft`
  await writeFile(draft, content)
  await rename(draft, path)
  return true
}
