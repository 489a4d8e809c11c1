import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PEER, STORE } from '../addresses.ts'
import { startPeer } from '../start-peer.ts'
import { compare, tellComparison } from './compare.ts'
import { fireFor } from './fire.ts'
import type { Load } from './load-store.ts'

const SECONDS = 4
const ENCODING = { 'accept-encoding': 'br' }

/** The landing page from the page cache, against the same bytes as a file of the same Fastify. */
export const pageCache: Load = async ({ store }) => {
  const page = await fetch(STORE, { headers: ENCODING })
  const html = await page.text()
  const bytes = await compressedBytes()
  const files = mkdtempSync(join(tmpdir(), 'bench-files-'))
  writeFileSync(join(files, 'page.html'), html)
  writeFileSync(join(files, 'page.html.br'), bytes)
  const peer = await startPeer({ files })
  const get = (path: string) => [{ method: 'GET', path, headers: ENCODING } as const]
  try {
    const compared = await compare(
      () => fireFor(SECONDS, peer, PEER, get('/page.html')),
      () => fireFor(SECONDS, store, STORE, get('/')),
    )
    return [
      {
        what: 'Landing page from the page cache: requests/s by those of the same bytes as a static file',
        toReach: '≥ 0.25',
        measured: `${tellComparison(compared)}, ${bytes.length} bytes`,
        isReached: compared.ratio >= 0.25,
      },
    ]
  } finally {
    await peer.stop()
    rmSync(files, { recursive: true })
  }
}

/** The compressed bytes: `fetch` would unpack them. */
async function compressedBytes(): Promise<Buffer> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    request(STORE, { headers: ENCODING }, async (response) => {
      if (response.headers['content-encoding'] !== 'br') reject(new Error('The page came uncompressed.'))
      resolve(Buffer.concat(await response.toArray()))
    })
      .on('error', reject)
      .end()
  })
}
