import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PORTS } from '../addresses.ts'
import { median, type Row } from '../row.ts'
import { startPeer } from '../start-peer.ts'
import { startStore } from '../start-store.ts'
import { writeFloor } from './floor.ts'
import { FLOOR_HOST, openFront, STORE_HOST } from './front.ts'
import { type Visit, visit } from './lighthouse.ts'
import { weighScripts } from './scripts.ts'

const VISITS = 5
const PRODUCTION = {
  PRD_HOSTS: STORE_HOST,
  ALLOWED_HOSTS: STORE_HOST,
  CLIENT_ID: 'loja-bench',
  CLIENT_SECRET: 'only-for-benchmarks-on-this-machine',
  CLIENT_REDIRECTS: `https://${STORE_HOST}/`,
  TRUST_PROXY: '127.0.0.1',
  SANDBOXES_ALLOWED: 'acquirer,registry,mail,portal',
}

/** The landing page of a production host behind TLS and HTTP/2, in turns with the fastest page there is. */
export async function landing(): Promise<readonly Row[]> {
  const dir = mkdtempSync(join(tmpdir(), 'bench-page-'))
  const files = join(dir, 'floor')
  writeFloor(files)
  const store = await startStore({ ...PRODUCTION, DATA_DIR: join(dir, 'data') })
  const peer = await startPeer({ files })
  const front = await openFront(dir)
  try {
    const url = `https://${STORE_HOST}:${PORTS.front}/`
    const visits: { readonly floor: Visit; readonly page: Visit }[] = []
    for (let at = 0; at < VISITS; at++) {
      visits.push({ floor: await visit(`https://${FLOOR_HOST}:${PORTS.front}/`), page: await visit(url) })
    }
    return [...tell(visits), ...(await weighScripts(url))]
  } finally {
    await Promise.all([store.stop(), peer.stop()])
    await front.close()
    rmSync(dir, { recursive: true, force: true })
  }
}

function tell(visits: readonly { readonly floor: Visit; readonly page: Visit }[]): readonly Row[] {
  const middle = (of: (one: (typeof visits)[number]) => number) => median(visits.map(of))
  const floor = middle((one) => one.floor.lcp)
  const lcp = middle((one) => one.page.lcp) / floor
  const worst = Math.max(...visits.map((one) => one.page.lcp)) / floor
  const tbt = middle((one) => one.page.tbt)
  const cls = middle((one) => one.page.cls)
  const scores = visits.map(({ page }) => [page.accessibility, page.bestPractices, page.seo] as const)
  const lowest = [0, 1, 2].map((at) => Math.min(...scores.map((score) => score[at] ?? 0)))
  return [
    {
      what: 'Landing page, Lighthouse mobile, median of 5: LCP by that of a page of text with one stylesheet',
      toReach: '≤ 1.15, none above 1.3',
      measured: `${lcp.toFixed(2)}, highest ${worst.toFixed(2)} (floor ${Math.round(floor)} ms)`,
      isReached: lcp <= 1.15 && worst <= 1.3,
    },
    {
      what: 'Landing page: total blocking time, layout shift',
      toReach: '≤ 20 ms, 0',
      measured: `${Math.round(tbt)} ms, ${cls.toFixed(3)}`,
      isReached: tbt <= 20 && cls === 0,
    },
    {
      what: 'Landing page on a production host: accessibility, best practices, SEO',
      toReach: '100, 100, 100',
      measured: lowest.join(', '),
      isReached: lowest.every((score) => score === 100),
    },
  ]
}
