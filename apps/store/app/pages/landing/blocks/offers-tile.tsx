import { KeepQueryLink } from '../../../always/navigation/keep-query-link.tsx'
import { Icon } from '../../../ui/art/icon.tsx'
import type { Below, OfferView } from './block.tsx'
import { Block } from './block.tsx'
import { blocksCopy } from './copy.ts'
import styles from './offers-tile.module.css'

/**
 * The offers in force, each the way to its package, with what it asks for and its best number; nothing where there are
 * none. A single one stands alone under the shelf.
 */
export function OffersTile({ offers }: { readonly offers: Below['offers'] }) {
  const [first] = offers
  if (first === undefined) return null
  const title = blocksCopy.offersTitle(offers.length)
  if (offers.length === 1)
    return (
      <section aria-label={title} className={styles.alone}>
        <div className={styles.offers}>
          <Offer offer={first} />
        </div>
      </section>
    )
  return (
    <Block title={title}>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without bullets loses its role in Safari */}
      <ul role="list" className={styles.offers}>
        {offers.map((offer) => (
          <li key={offer.code}>
            <Offer offer={offer} />
          </li>
        ))}
      </ul>
    </Block>
  )
}

/** Each text begins with its blank: read as one name, words would be glued; beside a text it costs a comment. */
function Offer({ offer }: { readonly offer: OfferView }) {
  const terms = blocksCopy.offerTerms(offer)
  const gain = blocksCopy.offerGain(offer)
  return (
    <KeepQueryLink to={`/oferta?offerid=${offer.code}`} className={styles.offer}>
      <span className={styles.name}>{offer.name}</span>
      {terms && <span className={styles.terms}>{` ${terms}`}</span>}
      {gain && <strong className={styles.gain}>{` ${gain}`}</strong>}
      <Icon name="arrow-right" size={20} />
    </KeepQueryLink>
  )
}
