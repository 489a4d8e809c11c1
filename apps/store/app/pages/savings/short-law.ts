/** A law as it stands beside a number: without its year, 'Lei 8.212, art. 22, I'. */
export function shortLaw(law: string): string {
  return law.replace(/\/\d{4}(?=,|;|$)/g, '')
}
