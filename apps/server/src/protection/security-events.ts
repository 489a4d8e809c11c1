import type { Logger } from 'pino'
import type { Metrics } from '../process/metrics.ts'
import { countWindows } from './count-windows.ts'

/** What an operator wants to hear of, because somebody may be trying to get in. */
export const SECURITY_EVENTS = [
  /** A verification code that was not right. */
  'wrongCode',
  /** The tries of a verification code are used up. */
  'codeLocked',
  /** The acquirer refused a card. */
  'cardDenied',
  /** No more tries with a card today. */
  'cardTriesUsedUp',
  /** A client application came with a wrong secret. */
  'wrongSecret',
  /** A limit that protects somebody refused a call. */
  'limitReached',
] as const

export type SecurityEvent = (typeof SECURITY_EVENTS)[number]

/** What may be said of an event: nothing that tells a person, a card, a code or an address. */
export interface EventFacts {
  /** The request's id: its line in the access log has route and time. */
  readonly reqId?: string
  readonly issuer?: string
  /** Which limit it was, or what the acquirer answered. */
  readonly reason?: string
}

/** Tells of security events. */
export interface Security {
  tell(event: SecurityEvent, facts?: EventFacts): void
}

/** Lines a minute of one event for one reason: who floods the store makes no more of them, and hides no other's. */
const MOST_LINES = 100
const MINUTE = 60_000
const REASONS = 200

/**
 * One line `security` in the log, as far as there is room for it, and one count in `security_events_total` per event.
 */
export function createSecurity({
  log,
  metrics,
}: {
  readonly log: Pick<Logger, 'warn'>
  readonly metrics: Pick<Metrics, 'securityEvents'>
}): Security {
  const lines = countWindows({ max: MOST_LINES, windowMs: MINUTE, capacity: REASONS })
  return {
    tell: (event, { reqId, issuer, reason } = {}) => {
      metrics.securityEvents.inc({ event })
      if (lines.take(`${event} ${reason}`, performance.now()) > 0) return
      log.warn({ event, reqId, issuer, reason }, 'security')
    },
  }
}
