/** A company's name as it is engraved on cards: capitals without accents (docs/rules/documents.md: card-name). */
export function toEmbossName(tradeName: string): string {
  return tradeName.normalize('NFD').replace(/\p{M}/gu, '').trim().toUpperCase()
}
