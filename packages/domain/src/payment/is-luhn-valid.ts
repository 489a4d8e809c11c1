/**
 * Whether a card number of 13 to 19 digits (blanks allowed) has the right Luhn digit. A number of one repeated digit
 * is refused: all zeros would pass the sum.
 */
export function isLuhnValid(number: string): boolean {
  const digits = number.replace(/\s/g, '')
  if (!/^[0-9]{13,19}$/.test(digits) || /^(.)\1+$/.test(digits)) return false
  const values = [...digits].toReversed().map((digit, fromRight) => {
    const value = fromRight % 2 === 0 ? Number(digit) : Number(digit) * 2
    return value > 9 ? value - 9 : value
  })
  return values.reduce((sum, value) => sum + value, 0) % 10 === 0
}
