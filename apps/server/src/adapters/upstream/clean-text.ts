/** A text of another program as one line: no control characters, single blanks, at most `max` characters. */
export function cleanText(value: unknown, max = 100): string {
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  const line = String(value)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  return [...line].slice(0, max).join('').trim()
}
