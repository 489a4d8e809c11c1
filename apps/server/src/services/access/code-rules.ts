/** Limits of verification codes (decisions 2). */
export const CODE_RULES = {
  lifeMs: 10 * 60_000,
  pauseMs: 30_000,
  perHour: 5,
  hourMs: 3_600_000,
  wrongTries: 5,
} as const

/** Where a try to use a code stands before the characters are compared. */
export type CodeState = 'usable' | 'gone' | 'tooManyTries'

/**
 * Five wrong tries end a code until another is sent; a used or expired one is gone, as is one that never was
 * (details 11).
 */
export function codeState(
  code: { readonly wrongTries: number; readonly usedAt: Date | null; readonly expiresAt: Date } | undefined,
  now: Date,
): CodeState {
  if (code === undefined || code.usedAt !== null) return 'gone'
  if (code.wrongTries >= CODE_RULES.wrongTries) return 'tooManyTries'
  return code.expiresAt > now ? 'usable' : 'gone'
}

/**
 * Whole seconds until another code may be sent, 0 for at once: 30 s after the last and five in any hour, the first
 * included (details 11). `sent` is the past hour's, newest first.
 */
export function secondsUntilNextCode(sent: readonly Date[], now: Date): number {
  const last = sent[0]
  const fifth = sent[CODE_RULES.perHour - 1]
  const waits = [
    last ? last.getTime() + CODE_RULES.pauseMs : 0,
    fifth ? fifth.getTime() + CODE_RULES.hourMs : 0,
  ].map((allowedAt) => Math.ceil((allowedAt - now.getTime()) / 1000))
  return Math.max(0, ...waits)
}
