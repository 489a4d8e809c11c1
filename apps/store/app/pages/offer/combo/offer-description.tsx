import { Icon } from '../../../ui/art/icon.tsx'
import type { OfferView } from '../../../visit/offers-slice.ts'
import { offerCopy as copy } from '../copy.ts'
import styles from './combo.module.css'

/**
 * What an offer says of itself, folded on a phone so that what is to be done stands in the first window; content lets
 * through a few tags without attributes only (docs/rules/offers.md: html).
 */
export function OfferDescription({ offer }: { readonly offer: OfferView }) {
  return (
    <section className={styles.description} aria-labelledby="oferta">
      <h2 id="oferta">{offer.name}</h2>
      <details className={styles.about}>
        <summary className={styles.aboutRow}>
          <span>{copy.about}</span>
          <span className={styles.aboutArrow}>
            <Icon name="chevron-down" size={20} />
          </span>
        </summary>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: checked tag by tag when the content is loaded */}
        <div className={styles.aboutText} dangerouslySetInnerHTML={{ __html: offer.descriptionHtml }} />
      </details>
    </section>
  )
}
