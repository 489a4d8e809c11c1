import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Deletes files of the outbox from before an instant; gives how many. A folder that is not there has none. */
export async function expireOutbox(folder: string, before: Date, signal: AbortSignal): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  let count = 0
  for (const name of names) {
    if (signal.aborted) break
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (!found?.isFile() || found.mtime >= before) continue
    await rm(path, { force: true })
    count += 1
  }
  return count
}
