import { median, type Row } from '../row.ts'
import { type Visit, visit } from './lighthouse.ts'
import { onProduction } from './on-production.ts'

const VISITS = 3
const SLOWEST = 1.35
/**
 * What Lighthouse calls good:
 * <https://developer.chrome.com/docs/lighthouse/performance/lighthouse-total-blocking-time>
 */
const BLOCKING_MS = 200

/** Pages that a search, a mail or a partner's link leads to, by what a buyer calls them. */
const ENTRIES = {
  'Cards’ cart': '/carrinho/beneficios',
  'Multi’s cart': '/carrinho/multi',
  'Mobility’s cart': '/carrinho/mobilidade',
  'HR cart': '/carrinho/pontomais/essencial',
  Plans: '/planos/hcm',
  Product: '/produtos/refeicao',
  Questions: '/faq',
} as const

/** Every page that one can land on, in turns with the fastest page there is. */
export function entries(): Promise<readonly Row[]> {
  return onProduction(async ({ floor, pageAt }) => {
    const rows: Row[] = []
    for (const [name, path] of Object.entries(ENTRIES)) {
      const visits: { readonly floor: Visit; readonly page: Visit }[] = []
      for (let at = 0; at < VISITS; at++)
        visits.push({ floor: await visit(floor), page: await visit(pageAt(path)) })
      rows.push(tell(`${name} (${path})`, visits))
    }
    return rows
  })
}

function tell(what: string, visits: readonly { readonly floor: Visit; readonly page: Visit }[]): Row {
  const middle = (of: (one: (typeof visits)[number]) => number) => median(visits.map(of))
  const [floor, lcp] = [middle((one) => one.floor.lcp), middle((one) => one.page.lcp)]
  const [tbt, cls] = [middle((one) => one.page.tbt), middle((one) => one.page.cls)]
  return {
    what: `${what}, Lighthouse mobile, median of ${VISITS}: LCP by the floor's; blocking time; layout shift`,
    toReach: `≤ ${SLOWEST}; ≤ ${BLOCKING_MS} ms; 0`,
    measured: `${(lcp / floor).toFixed(2)} (${Math.round(lcp)} against ${Math.round(floor)} ms); ${Math.round(tbt)} ms; ${cls.toFixed(3)}`,
    isReached: lcp / floor <= SLOWEST && tbt <= BLOCKING_MS && cls < 0.001,
    why: 'a shelf or form becomes live in one task, and Lighthouse counts its time on the clock, whoever else has the processor',
  }
}
