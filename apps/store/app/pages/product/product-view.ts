import type { ProductView } from '../../purchase/catalogue/public.ts'

/** One benefit or advantage, as content writes it. */
export interface Advantage {
  readonly id: string
  readonly title: string
  readonly content: string
  readonly icon: string
}

/** A list of advantages under its heading. */
export interface AdvantageGroup {
  readonly title: string
  readonly items: readonly Advantage[]
}

/** Everything that a product's own page shows. */
export interface ProductPageView {
  readonly code: number
  /** States where it is not sold. */
  readonly unservedStates: readonly string[]
  readonly name: string
  readonly description: string
  readonly tone: string
  /** Food benefits, whose rules depend on the company's choice of PAT or auxílio. */
  readonly hasAsterisk: boolean
  /** Title and list of benefits. */
  readonly benefit: AdvantageGroup
  /** For the company and for its employees; those without items are left out. */
  readonly advantages: readonly AdvantageGroup[]
  /** The page where the channel sells it online, with this product chosen; null where it does not. */
  readonly buyAt: string | null
  /** The product as its order needs it; null where it is not sold online. */
  readonly sold: ProductView | null
}
