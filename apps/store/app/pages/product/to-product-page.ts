import { PRODUCT_PAGE_SECTIONS } from '@benefits/domain/catalogue/product-page'
import type { Advantage, AdvantageGroup, ProductPageView } from './product-view.ts'

interface Product {
  readonly code: number
  readonly unservedStates: readonly string[]
  readonly name: string
  readonly description: string
  readonly colourToken: string
  readonly showAsteriskPatAux: boolean
}

interface PageSection {
  readonly id: string
  readonly title: string
  readonly items: readonly (Advantage & { readonly displayOrder: number })[]
}

/** A product's page from its catalogue entry and the sections of its page. */
export function toProductPage(
  { code, unservedStates, name, description, colourToken, showAsteriskPatAux }: Product,
  sections: readonly PageSection[],
  buyAt: string | null,
): ProductPageView {
  const [hero, ...lists] = PRODUCT_PAGE_SECTIONS.map((id) => toGroup(sections.find((one) => one.id === id)))
  return {
    code,
    unservedStates,
    name,
    description,
    tone: colourToken,
    hasAsterisk: showAsteriskPatAux,
    benefit: hero ?? { title: '', items: [] },
    advantages: lists.filter((group) => group !== null),
    buyAt,
    sold: null,
  }
}

function toGroup(section: PageSection | undefined): AdvantageGroup | null {
  if (!section || section.items.length === 0) return null
  const items = section.items
    .toSorted((one, other) => one.displayOrder - other.displayOrder)
    .map(({ id, title, content, icon }) => ({ id, title, content, icon }))
  return { title: section.title, items }
}
