/** A phone as shown, as an address to dial: 0800 and short national numbers as they are, others with +55. */
export function phoneLink(shown: string): string {
  const digits = shown.replace(/\D/g, '')
  const isNational = digits.length < 10 || digits.startsWith('0')
  return `tel:${isNational ? digits : `+55${digits}`}`
}
