/**
 * Which characters hold a caret, and from which side they are counted. Most masks grow to the right and count digits
 * and letters from the `start`; the currency mask grows to the left and counts digits from the `end`.
 */
export type CaretAnchor = 'start' | 'end'

const SIGNIFICANT = { start: /[\p{L}\p{N}]/u, end: /[0-9]/ } as const satisfies Record<CaretAnchor, RegExp>

/**
 * Where the caret goes after a mask rewrote a field: it stays beside the same typed character.
 * `typed` is the field's text before formatting, `caret` its caret, `formatted` the mask's answer.
 */
export function repositionCaret(
  typed: string,
  caret: number,
  formatted: string,
  anchor: CaretAnchor = 'start',
): number {
  if (formatted === typed) return caret
  if (caret >= typed.length) return formatted.length
  return anchor === 'start'
    ? afterSignificant(formatted, countSignificant(typed.slice(0, caret), anchor))
    : beforeSignificant(formatted, countSignificant(typed.slice(caret), anchor))
}

function countSignificant(text: string, anchor: CaretAnchor): number {
  let count = 0
  for (const character of text) if (SIGNIFICANT[anchor].test(character)) count += 1
  return count
}

function afterSignificant(text: string, count: number): number {
  if (count === 0) return 0
  let seen = 0
  for (let at = 0; at < text.length; at += 1) {
    if (SIGNIFICANT.start.test(text.charAt(at))) seen += 1
    if (seen === count) return at + 1
  }
  return text.length
}

function beforeSignificant(text: string, count: number): number {
  let seen = 0
  for (let at = text.length; at > 0; at -= 1) {
    if (seen === count) return at
    if (SIGNIFICANT.end.test(text.charAt(at - 1))) seen += 1
  }
  return 0
}
