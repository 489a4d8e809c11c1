/** Codes of a query: repeated or comma-separated digits; what is no code is left out. */
export function readCodes(given: string | readonly string[] | undefined): number[] {
  const texts = given === undefined ? [] : typeof given === 'string' ? [given] : given
  return texts
    .flatMap((text) => text.split(','))
    .flatMap((text) => (/^\s*\d{1,6}\s*$/.test(text) ? [Number(text)] : []))
}
