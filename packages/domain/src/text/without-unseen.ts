/** Format characters (Unicode Cf): joiners, soft hyphens, marks of direction and of byte order. Nobody sees them. */
const UNSEEN = /\p{Cf}/gu

/**
 * A text without the characters that nobody sees, which come along where it was copied (docs/rules/documents.md:
 * unseen).
 */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, '')
}
