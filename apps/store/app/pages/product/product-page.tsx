import { AdvantagesSection } from './advantages-section.tsx'
import { ProductHero } from './product-hero.tsx'
import type { ProductPageView } from './product-view.ts'

/** A product's own page: what it is and for whom, the team, and the way to its cart. */
export function ProductPage({ product }: { readonly product: ProductPageView }) {
  return (
    <div data-tone={product.tone}>
      <ProductHero product={product} />
      <AdvantagesSection product={product} />
    </div>
  )
}
