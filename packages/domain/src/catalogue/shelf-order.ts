import type { Modality } from './product.ts'

/** Modalities as the shelf shows them: by display order (Multi 0, Avulsos 1, Mobility 2, HR 3), then code. */
export function shelfOrder<Card extends Pick<Modality, 'displayOrder' | 'groupCode'>>(
  cards: readonly Card[],
): Card[] {
  return cards.toSorted((a, b) => a.displayOrder - b.displayOrder || a.groupCode - b.groupCode)
}
