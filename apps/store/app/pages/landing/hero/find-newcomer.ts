import type { ShelfCard } from '../shelf/shelf-cards.ts'

/** The new card of the shelf that a block's title speaks of: the one whose first word the title names; else none. */
export function findNewcomer<Card extends Pick<ShelfCard, 'name' | 'isNew'>>(
  title: string,
  shelf: readonly Card[],
): Card | null {
  const words = title.toLowerCase().split(/\s+/)
  return (
    shelf.find(({ name, isNew }) => isNew && words.includes(name.toLowerCase().split(/\s+/)[0] ?? '')) ?? null
  )
}
