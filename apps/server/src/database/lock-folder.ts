import { closeSync, openSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { makePrivateFolder } from './private-files.ts'

/** Gives the folder to the next process. */
export type Unlock = () => void

const RETRY_MS = 100
/** SQLite's code for a lock that somebody else has: <https://www.sqlite.org/rescode.html#busy>. */
const BUSY = 5

/**
 * Takes `folder` for this process alone: PGlite does not, and two processes on one folder lose acknowledged writes. The
 * lock lies beside the folder, on the same disk, so that whoever reaches one finds the other (decision 120); the kernel
 * frees it when the process dies, however it dies. Waits up to `patienceMs` for a predecessor that is still closing (a
 * restart), then throws a message that names who has it.
 */
export async function lockFolder(folder: string, patienceMs = 8000): Promise<Unlock> {
  makePrivateFolder(folder)
  const path = `${realpathSync(folder)}.lock`
  const deadline = performance.now() + patienceMs
  for (;;) {
    const unlock = tryLock(path)
    if (unlock) return unlock
    if (performance.now() >= deadline) {
      throw new Error(
        `${folder} is in use by ${readHolder(path)}, and serves one process: stop that one first, choose another DATA_DIR, or use PostgreSQL (DATABASE_URL).`,
      )
    }
    await wait(RETRY_MS)
  }
}

/** The lock of a transaction that writes nothing, on a file that stays empty; null while another process has it. */
function tryLock(path: string): Unlock | null {
  const lock = openLock(path)
  try {
    lock.exec('begin immediate')
  } catch (error) {
    lock.close()
    if (((error as { errcode?: number }).errcode ?? 0) % 256 === BUSY) return null
    throw new Error(`${path} cannot be locked: ${error instanceof Error ? error.message : error}.`)
  }
  writeHolder(path)
  return () => {
    if (lock.isOpen) lock.close()
  }
}

/** For this account alone. A file that is there is not opened: to close it would free a lock that this process has. */
function openLock(path: string): DatabaseSync {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return new DatabaseSync(path)
}

/** Beside the lock, since nobody may open that: who had it last. */
const holderOf = (path: string) => `${path}-holder`

/** For messages alone: a full disk leaves it empty. */
function writeHolder(path: string): void {
  const holder = `process ${process.pid} on ${hostname()}, since ${new Date().toISOString()}`
  try {
    writeFileSync(holderOf(path), holder, { mode: 0o600 })
  } catch {}
}

function readHolder(path: string): string {
  try {
    return readFileSync(holderOf(path), 'utf8') || 'another process'
  } catch {
    return 'another process'
  }
}
