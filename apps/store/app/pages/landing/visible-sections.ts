import { isSectionId, type SectionId } from '@benefits/domain/catalogue/section-ids'

/** What a block shows of one of its items; `icon` is a name of the store's own set. */
export interface SectionItemView {
  readonly id: string
  readonly title: string
  readonly content: string
  readonly icon: string
  /** The page that it leads to; null where it only tells. */
  readonly destination: string | null
}

/** A block of the landing page, ready to be drawn. */
export interface SectionView {
  readonly id: SectionId
  readonly title: string
  readonly subtitle: string
  readonly items: readonly SectionItemView[]
}

interface SectionData {
  readonly id: string
  readonly title: string
  readonly subtitle: string
  readonly issuers: readonly string[]
  readonly displayOrder: number
  readonly items: readonly (SectionItemView & { readonly displayOrder: number })[]
}

/**
 * The blocks that a page shows of the server's data: those of the issuer that the store can draw and that have items,
 * in display order, and so their items.
 */
export function visibleSections(sections: readonly SectionData[], issuer: string): SectionView[] {
  return sections
    .filter(({ issuers, items }) => issuers.includes(issuer) && items.length > 0)
    .toSorted((a, b) => a.displayOrder - b.displayOrder)
    .flatMap(({ id, title, subtitle, items }) =>
      isSectionId(id) ? [{ id, title, subtitle, items: inOrder(items) }] : [],
    )
}

function inOrder(items: SectionData['items']): SectionItemView[] {
  return items
    .toSorted((a, b) => a.displayOrder - b.displayOrder)
    .map(({ id, title, content, icon, destination }) => ({ id, title, content, icon, destination }))
}
