const FITS = { '9': /[0-9]/, X: /[0-9A-Za-z]/ } as const

/**
 * Lays text over a pattern such as `99.999-999`: `9` takes the next digit, `X` the next digit or letter (upper-cased),
 * anything else is written when a character follows it. Characters that fit no place are skipped, a partial text gives
 * a partial result without trailing marks, and applying it twice changes nothing. Never throws.
 */
export function applyPattern(text: string, pattern: string): string {
  let result = ''
  let marks = ''
  let next = 0
  for (const place of pattern) {
    if (place !== '9' && place !== 'X') {
      marks += place
      continue
    }
    while (next < text.length && !FITS[place].test(text.charAt(next))) next += 1
    if (next === text.length) break
    result += marks + text.charAt(next).toUpperCase()
    marks = ''
    next += 1
  }
  return result
}
