/** Limits of verification codes. */
export const CODE_RULES = {
  lifeMs: 10 * 60_000,
  pauseMs: 30_000,
  /** Codes that one who asks gets of a mailbox in any hour. */
  perHour: 5,
  hourMs: 3_600_000,
  /** What others have of these five at most: always less than the rest. */
  share: 2,
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
