import { parseHost } from './parse-host.ts'

/** Where the store runs; only PRD is indexed, and only outside it are test helps open. */
export type Environment = 'PRD' | 'QA' | 'DEV'

/** PRD for the hosts that configuration lists, QA for any other that contains 'qa', else DEV. */
export function resolveEnvironment(host: string, prdHosts: readonly string[]): Environment {
  const bare = parseHost(host)
  if (bare === null) return 'DEV'
  if (prdHosts.some((prd) => parseHost(prd) === bare)) return 'PRD'
  return bare.includes('qa') ? 'QA' : 'DEV'
}
