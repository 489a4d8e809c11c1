/** Where the store runs; only PRD is indexed, and only outside it are test helps open (decisions 1). */
export type Environment = 'PRD' | 'QA' | 'DEV'

/** A host as it is compared: lower case, without port and the root's dot. */
export function bareHost(host: string): string {
  return host
    .trim()
    .toLowerCase()
    .replace(/:[0-9]*$/, '')
    .replace(/\.$/, '')
}

/** PRD for the hosts that configuration lists, QA for any other that contains 'qa', else DEV (decisions 1). */
export function resolveEnvironment(host: string, prdHosts: readonly string[]): Environment {
  const bare = bareHost(host)
  if (prdHosts.some((prd) => bareHost(prd) === bare)) return 'PRD'
  return bare.includes('qa') ? 'QA' : 'DEV'
}
