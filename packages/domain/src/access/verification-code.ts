/** Characters of a verification code: A-Z and 2-9 without the look-alikes 0 O 1 I L (docs/rules/access.md). */
export const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Characters in a verification code, and boxes on its screen. */
export const CODE_LENGTH = 6

/**
 * A code as it is typed or pasted: letters upper-cased, everything but letters and digits dropped, six at most. The
 * look-alikes stay visible, so that a person sees what was typed; no code has them.
 */
export function normaliseCode(text: string): string {
  return text
    .replace(/[^0-9A-Za-z]/g, '')
    .toUpperCase()
    .slice(0, CODE_LENGTH)
}
