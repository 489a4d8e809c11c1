import { KeepQueryLink } from '../../../always/navigation/keep-query-link.tsx'
import { Icon } from '../../../ui/art/icon.tsx'
import type { Below } from '../load-landing.server.ts'
import { Block } from './block.tsx'
import { blocksCopy } from './copy.ts'
import styles from './offers-tile.module.css'

/** The offers in force, each the way to its package; nothing where there are none. */
export function OffersTile({ offers }: { readonly offers: Below['offers'] }) {
  if (offers.length === 0) return null
  return (
    <Block title={blocksCopy.offersTitle(offers.length)}>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without bullets loses its role in Safari */}
      <ul role="list" className={styles.offers}>
        {offers.map(({ code, name, note }) => (
          <li key={code}>
            <KeepQueryLink to={`/oferta?offerid=${code}`} className={styles.offer}>
              <Icon name="percent" size={20} />
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={styles.note}>{note}</span>
              </span>
              <Icon name="arrow-right" size={20} />
            </KeepQueryLink>
          </li>
        ))}
      </ul>
    </Block>
  )
}
