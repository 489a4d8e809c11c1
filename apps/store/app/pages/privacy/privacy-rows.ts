import type { Environment } from '@benefits/domain/host/resolve-environment'
import type { KeptDays } from '../../host-contract.ts'
import { COOKIE_ROWS, STORED_ROWS, sayDays } from './copy.ts'

/** What an issuer does in a channel, as far as it changes what is kept of a visitor. */
export interface PrivacyFacts {
  readonly environment: Environment
  /** Some partner's page may hold the store. */
  readonly mayBeFramed: boolean
  /** People register and validate an e-mail (ACESSO_VR). */
  readonly hasAccounts: boolean
  /** Plans may be paid by card (PAGAMENTO_CC). */
  readonly acceptsCards: boolean
}

interface Row {
  readonly id: string
  readonly cells: readonly string[]
}

/** The cookies that this store sets, and no others (docs/rules/consent.md: privacy-page). */
export function cookieRows({ environment, mayBeFramed }: PrivacyFacts): readonly Row[] {
  const rows = [
    ...COOKIE_ROWS.always,
    ...(mayBeFramed ? COOKIE_ROWS.framed : []),
    ...(environment === 'PRD' ? [] : COOKIE_ROWS.tried),
  ]
  return rows.map((cells) => ({ id: cells[0], cells }))
}

/** What only some stores keep, by the switch that makes them. */
const KEPT_WHERE: Partial<Record<keyof KeptDays, 'hasAccounts' | 'acceptsCards'>> = {
  accounts: 'hasAccounts',
  codes: 'hasAccounts',
  verifications: 'hasAccounts',
  cards: 'acceptsCards',
}

/** The data that this store keeps, each for its days. */
export function storedRows(facts: PrivacyFacts, days: KeptDays): readonly Row[] {
  const kinds = Object.keys(STORED_ROWS) as (keyof KeptDays)[]
  return kinds
    .filter((kind) => {
      const needed = KEPT_WHERE[kind]
      return needed === undefined || facts[needed]
    })
    .map((kind) => ({ id: kind, cells: [...STORED_ROWS[kind], sayDays(days[kind])] }))
}
