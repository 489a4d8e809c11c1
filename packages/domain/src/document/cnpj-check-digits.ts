const WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2] as const

/**
 * The two check digits of a CNPJ's first twelve characters (0-9 A-Z, upper case). Each character counts as its ASCII
 * code minus 48, so numeric CNPJs keep the digits they always had (IN RFB 2.229/2024).
 */
export function cnpjCheckDigits(base: string): string {
  const first = checkDigit(base)
  return `${first}${checkDigit(`${base}${first}`)}`
}

function checkDigit(text: string): number {
  const weights = WEIGHTS.slice(WEIGHTS.length - text.length)
  const sum = weights.reduce((total, weight, at) => total + weight * (text.charCodeAt(at) - 48), 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}
