import { median, type Row } from '../row.ts'
import { type Visit, visit } from './lighthouse.ts'
import { onProduction } from './on-production.ts'
import { weighScripts } from './scripts.ts'

const VISITS = 5

/** The landing page of a production host behind TLS and HTTP/2, in turns with the fastest page there is. */
export function landing(): Promise<readonly Row[]> {
  return onProduction(async ({ floor, pageAt }) => {
    const visits: { readonly floor: Visit; readonly page: Visit }[] = []
    for (let at = 0; at < VISITS; at++)
      visits.push({ floor: await visit(floor), page: await visit(pageAt('/')) })
    return [...tell(visits), ...(await weighScripts(pageAt('/')))]
  })
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
      toReach: '≤ 1.2, none above 1.3',
      measured: `${lcp.toFixed(2)}, highest ${worst.toFixed(2)} (floor ${Math.round(floor)} ms)`,
      isReached: lcp <= 1.2 && worst <= 1.3,
    },
    {
      what: 'Landing page: total blocking time, layout shift',
      toReach: '≤ 120 ms, 0',
      measured: `${Math.round(tbt)} ms, ${cls.toFixed(3)}`,
      isReached: tbt <= 120 && cls === 0,
    },
    {
      what: 'Landing page on a production host: accessibility, best practices, SEO',
      toReach: '100, 100, 100',
      measured: lowest.join(', '),
      isReached: lowest.every((score) => score === 100),
    },
  ]
}
