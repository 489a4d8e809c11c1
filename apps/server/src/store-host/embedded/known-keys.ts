import type { PartnerKey } from '@benefits/domain/catalogue/issuer'
import type { Environment } from '@benefits/domain/host/resolve-environment'

/** Keys of the sandbox: their private halves stand in this repository, so production knows none of them. */
const SANDBOX = 'sandbox-'

/** The keys by which a partner may vouch for its visitors in an environment; none where no page may be embedded. */
export function knownKeys(keys: readonly PartnerKey[], environment: Environment): readonly PartnerKey[] {
  return keys.filter(({ kid }) => environment !== 'PRD' || !kid.startsWith(SANDBOX))
}
