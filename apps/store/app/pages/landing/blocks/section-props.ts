import type { Below } from '../load-landing.server.ts'
import type { ShelfCard } from '../shelf/shelf-cards.ts'
import type { SectionView } from '../visible-sections.ts'

/** What every block is given: its own data, and the page's where it needs more. */
export interface SectionProps {
  readonly section: SectionView
  readonly below: Below
  readonly shelf: readonly ShelfCard[]
}
