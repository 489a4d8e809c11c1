/**
 * The same parser for documents as they travel and are stored: letters and digits alone; null where there is a mask
 * or a blank.
 */
export function requireBare<Document extends string>(
  parse: (text: string) => Document | null,
): (text: string) => Document | null {
  return (text) => (/^[0-9A-Za-z]+$/.test(text) ? parse(text) : null)
}
