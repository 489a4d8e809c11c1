import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { makePrivateFolder } from './private-files.ts'

/** Gives the folder to the next process. */
export type Unlock = () => Promise<void>

const RETRY_MS = 100

/**
 * Takes `folder` for this process alone: PGlite does not, and two processes on one folder lose acknowledged writes. The
 * lock is a socket name that the kernel frees when the process dies, however it dies. Waits up to `patienceMs` for a
 * predecessor that is still closing (a restart), then throws.
 */
export async function lockFolder(folder: string, patienceMs = 8000): Promise<Unlock> {
  makePrivateFolder(folder)
  const address = socketAddress(realpathSync(folder))
  const deadline = performance.now() + patienceMs
  for (;;) {
    const server = await listen(address)
    if (server) return () => new Promise((done) => server.close(() => done()))
    if (performance.now() >= deadline) {
      throw new Error(
        `${folder} is in use by another process. Stop it, choose another DATA_DIR, or use PostgreSQL (DATABASE_URL).`,
      )
    }
    await wait(RETRY_MS)
  }
}

/** Linux: an abstract socket, released by the kernel. Elsewhere: a TCP port derived from the path, likewise. */
function socketAddress(folder: string): { path: string } | { host: string; port: number } {
  const hash = createHash('sha256').update(join(folder)).digest()
  if (process.platform === 'linux') return { path: `\0benefits-store-${hash.toString('hex').slice(0, 32)}` }
  return { host: '127.0.0.1', port: 20000 + (hash.readUInt16BE(0) % 20000) }
}

function listen(address: { path: string } | { host: string; port: number }): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    )
    server.listen(address, () => resolve(server.unref()))
  })
}
