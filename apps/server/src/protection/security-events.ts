import type { Logger } from 'pino'
import type { Metrics } from '../process/metrics.ts'

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

/** One line `security` in the log and one count in `security_events_total` per event. */
export function createSecurity({
  log,
  metrics,
}: {
  readonly log: Pick<Logger, 'warn'>
  readonly metrics: Pick<Metrics, 'securityEvents'>
}): Security {
  return {
    tell: (event, { reqId, issuer, reason } = {}) => {
      metrics.securityEvents.inc({ event })
      log.warn({ event, reqId, issuer, reason }, 'security')
    },
  }
}
