/** Limits of verification codes. */
export const CODE_RULES = {
  lifeMs: 10 * 60_000,
  pauseMs: 30_000,
  /** Codes of a recipient in any hour, whoever asks. */
  perHour: 5,
  hourMs: 3_600_000,
  wrongTries: 5,
  /** Clocks of two processes differ by less; what lies further ahead was written before the clock was set back. */
  skewMs: 60_000,
} as const

/** Where a try to use a code stands before the characters are compared. */
export type CodeState = 'usable' | 'gone' | 'tooManyTries'

/** Five wrong tries end a code until another is sent; a used or expired one is gone, as is one that never was. */
export function codeState(
  code: { readonly wrongTries: number; readonly usedAt: Date | null; readonly expiresAt: Date } | undefined,
  now: Date,
): CodeState {
  if (code === undefined || code.usedAt !== null) return 'gone'
  if (code.wrongTries >= CODE_RULES.wrongTries) return 'tooManyTries'
  return code.expiresAt > now ? 'usable' : 'gone'
}

/** Who asks for a code. */
export interface CodeAsker {
  readonly sessionId: string
  /** Id of the registration or account that the code opens. */
  readonly subjectId: string
  /** `newcomer` for a registration; an account is asked for by its owner's session or by one that never proved it. */
  readonly standing: 'newcomer' | 'owner' | 'stranger'
}

/** A code of the past hour. */
interface Sent {
  readonly sessionId: string
  readonly subjectId: string
  readonly isProven: boolean
  readonly sentAt: Date
}

/**
 * Whole seconds until another code may be sent, 0 for at once: 30 s after the session's last one for the same, and five to
 * a recipient in any hour. Where strangers asked for all five, the account's owner gets one more. `sent` are the
 * recipient's of the past hour, newest first; those of a clock that was ahead of this one shut nobody out.
 */
export function secondsUntilNextCode(asker: CodeAsker, sent: readonly Sent[], now: Date): number {
  const known = sent.filter(({ sentAt }) => sentAt.getTime() <= now.getTime() + CODE_RULES.skewMs)
  const own = known.filter(
    ({ sessionId, subjectId }) => sessionId === asker.sessionId && subjectId === asker.subjectId,
  )
  const isUsedUpByStrangers = !known.slice(0, CODE_RULES.perHour).some(({ isProven }) => isProven)
  const extra = asker.standing === 'owner' && isUsedUpByStrangers ? 1 : 0
  const last = own[0]
  const fifth = known[CODE_RULES.perHour - 1 + extra]
  const waits = [
    last ? last.sentAt.getTime() + CODE_RULES.pauseMs : 0,
    fifth ? fifth.sentAt.getTime() + CODE_RULES.hourMs : 0,
  ].map((allowedAt) => Math.ceil((allowedAt - now.getTime()) / 1000))
  return Math.max(0, ...waits)
}
