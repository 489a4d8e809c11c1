import type { OfferView } from '../../../visit/offers-slice.ts'
import styles from './combo.module.css'

/**
 * What an offer says of itself; content lets through a few tags without attributes only (docs/rules/offers.md: html).
 */
export function OfferDescription({ offer }: { readonly offer: OfferView }) {
  return (
    <section className={styles.description} aria-labelledby="oferta">
      <h2 id="oferta">{offer.name}</h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: checked tag by tag when the content is loaded */}
      <div dangerouslySetInnerHTML={{ __html: offer.descriptionHtml }} />
    </section>
  )
}
