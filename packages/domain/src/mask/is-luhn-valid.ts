/**
 * Whether a card number of 13 to 19 digits (blanks allowed) has the right Luhn digit (details 16).
 * A number of one repeated digit is refused: all zeros would pass the sum.
 */
export function isLuhnValid(number: string): boolean {
  const digits = number.replace(/\s/g, '')
  if (!/^[0-9]{13,19}$/.test(digits) || /^(.)\1+$/.test(digits)) return false
  let sum = 0
  for (let fromRight = 0; fromRight < digits.length; fromRight += 1) {
    const digit = Number(digits.charAt(digits.length - 1 - fromRight))
    const value = fromRight % 2 === 0 ? digit : digit * 2
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}
