import { FAILURE_TEXTS } from '../failure-texts.ts'
import { WARNING_TEXTS } from '../warning-texts.ts'
import { RELOAD, type RefusalRow, USUAL } from './refusal-row.ts'

/**
 * What keeps the store from asking a call at all: no call refuses it, so that it has a name and no number
 * (docs/rules/refusals.md: lost, no-token).
 */
export const STORE_FAILURES = {
  /** The browser cannot reach the store. */
  lost: {
    text: WARNING_TEXTS.lost,
    warning: { ...USUAL, variant: 'connection', title: WARNING_TEXTS.lostTitle },
  },
  /** The gateway gave no token. */
  tokenNotGenerated: { text: FAILURE_TEXTS.tokenNotGenerated, warning: RELOAD },
  /** A call refused the token, and the gateway gave no other for it. */
  tokenNotRefreshed: { text: FAILURE_TEXTS.tokenNotRefreshed, warning: RELOAD },
} as const satisfies Record<string, Pick<RefusalRow, 'text' | 'warning'>>

/** Why the store could not ask a call. */
export type StoreFailure = keyof typeof STORE_FAILURES

/** The two that the store's server half meets. */
export type TokenFailure = Exclude<StoreFailure, 'lost'>
