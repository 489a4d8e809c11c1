import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PORTS } from '../addresses.ts'
import { startPeer } from '../start-peer.ts'
import { startStore } from '../start-store.ts'
import { writeFloor } from './floor.ts'
import { FLOOR_HOST, openFront, STORE_HOST } from './front.ts'

const PRODUCTION = {
  PRD_HOSTS: STORE_HOST,
  ALLOWED_HOSTS: STORE_HOST,
  CLIENT_ID: 'loja-bench',
  CLIENT_SECRET: 'only-for-benchmarks-on-this-machine',
  CLIENT_REDIRECTS: `https://${STORE_HOST}/`,
  TRUST_PROXY: '127.0.0.1',
  SANDBOXES_ALLOWED: 'acquirer,registry,mail,portal',
}

/** Addresses of the store on a production host, and of the fastest page there is, both behind TLS and HTTP/2. */
export interface Hosts {
  readonly floor: string
  /** The address of a page by its path. */
  readonly pageAt: (path: string) => string
}

/** Starts both, and stops them when `measure` has ended. */
export async function onProduction<T>(measure: (hosts: Hosts) => Promise<T>): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), 'bench-page-'))
  const files = join(dir, 'floor')
  writeFloor(files)
  const store = await startStore({ ...PRODUCTION, DATA_DIR: join(dir, 'data') })
  const peer = await startPeer({ files })
  const front = await openFront(dir)
  try {
    return await measure({
      floor: `https://${FLOOR_HOST}:${PORTS.front}/`,
      pageAt: (path) => `https://${STORE_HOST}:${PORTS.front}${path}`,
    })
  } finally {
    await Promise.all([store.stop(), peer.stop()])
    await front.close()
    rmSync(dir, { recursive: true, force: true })
  }
}
