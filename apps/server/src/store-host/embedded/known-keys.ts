import type { PartnerKey } from '@benefits/domain/catalogue/issuer'

/**
 * Keys of the sandbox: their private halves stand in this repository, so a process that serves production knows none
 * of them.
 */
const SANDBOX = 'sandbox-'

/**
 * The keys by which a partner may vouch for its visitors; none where no page may be embedded. A process with
 * `prdHosts` knows no sandbox key at any of its hosts: a test host beside production writes into the same database.
 */
export function knownKeys(keys: readonly PartnerKey[], prdHosts: readonly string[]): readonly PartnerKey[] {
  return prdHosts.length === 0 ? keys : keys.filter(({ kid }) => !kid.startsWith(SANDBOX))
}
