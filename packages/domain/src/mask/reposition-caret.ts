/**
 * From which side a mask keeps its characters: most grow to the right, from the `start`; the currency mask grows to
 * the left, from the `end`, and only its digits count.
 */
export type CaretAnchor = 'start' | 'end'

const SIGNIFICANT = /[\p{L}\p{N}]/u

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
    ? afterCharacters(formatted, typed.slice(0, caret))
    : beforeDigits(formatted, typed.slice(caret).replace(/[^0-9]/g, '').length)
}

/**
 * Follows what was typed before the caret through the formatted text, past its marks; dropped characters are skipped.
 */
function afterCharacters(formatted: string, before: string): number {
  let at = 0
  for (const character of before.normalize('NFC')) {
    const next = isSame(formatted.charAt(at), character) ? at : nextSignificant(formatted, at)
    if (isSame(formatted.charAt(next), character)) at = next + 1
  }
  return at
}

function nextSignificant(text: string, from: number): number {
  let at = from
  while (at < text.length && !SIGNIFICANT.test(text.charAt(at))) at += 1
  return at
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

function beforeDigits(text: string, count: number): number {
  let seen = 0
  for (let at = text.length; at > 0; at -= 1) {
    if (seen === count) return at
    if (/[0-9]/.test(text.charAt(at - 1))) seen += 1
  }
  return 0
}
