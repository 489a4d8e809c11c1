import type {
  AcceptanceMap,
  Channel,
  FaqArticle,
  FaqCategory,
  Issuer,
  Section,
  Terms,
} from '../catalogue/issuer.ts'
import type { Modality, Plan, Product, SeasonalProduct } from '../catalogue/product.ts'
import type { Selling } from '../catalogue/selling.ts'
import type { Offer } from '../offer/offer.ts'
import type { FeeRule } from '../pricing/fees/fee-rule.ts'

/** Everything an issuer sells and says, loaded once and checked at start. */
export interface IssuerContent {
  readonly issuer: Issuer
  readonly channels: readonly Channel[]
  readonly products: readonly Product[]
  readonly modalities: readonly Modality[]
  readonly seasonal: readonly SeasonalProduct[]
  readonly plans: readonly Plan[]
  readonly fees: readonly FeeRule[]
  readonly offers: readonly Offer[]
  readonly sections: readonly Section[]
  readonly faqCategories: readonly FaqCategory[]
  readonly faqArticles: readonly FaqArticle[]
  readonly acceptance: readonly AcceptanceMap[]
  readonly terms: Terms
  /** Drawn from products, modalities and plans. */
  readonly selling: Selling
  /**
   * Files of the pictures that links to partners' channels are shown with, by channel; a channel without one has its
   * theme's.
   */
  readonly sharePictures: Readonly<Record<string, string>>
  /** Changes whenever any of the data above does; part of page cache keys and ETags. */
  readonly version: string
}
