/** A text's words as they are compared: lower case, without accents, thousands without their point. */
export function splitWords(text: string): readonly string[] {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/(\d)\.(?=\d{3})/g, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
