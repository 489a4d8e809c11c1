import { useIssuer } from '../../../issuer/store-view.ts'
import { CardArt } from '../../../ui/art/card-art.tsx'
import { Icon } from '../../../ui/art/icon.tsx'
import { landingCopy } from '../copy.ts'
import styles from './hero.module.css'
import type { HeroCard } from './hero-cards.ts'

interface HeroProps {
  readonly cards: readonly HeroCard[]
  /** Something can be bought in this store today: only then does it promise how. */
  readonly sellsHere: boolean
}

/** Who sells and what comes next; on a partner's channel the partner is named. */
export function Hero({ cards, sellsHere }: HeroProps) {
  const { configuration, channel } = useIssuer()
  const { shortName } = configuration.issuer
  const { isPartner, partnerName } = channel
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.text}>
          <h1 className={styles.heading}>
            {isPartner && partnerName
              ? landingCopy.partnerHeading(shortName, partnerName)
              : landingCopy.heading(shortName)}
          </h1>
          {sellsHere && (
            // biome-ignore lint/a11y/noRedundantRoles: a list without bullets loses its role in Safari
            <ul role="list" className={styles.promises}>
              {landingCopy.promises.map((promise) => (
                <li key={promise} className={styles.promise}>
                  <Icon name="check" size={18} />
                  {promise}
                </li>
              ))}
            </ul>
          )}
          <p className={styles.subtitle}>{landingCopy.subtitle}</p>
        </div>
        <div className={styles.fan} data-cards={cards.length}>
          {cards.map(({ name, tone }) => (
            <div key={name} className={styles.card}>
              <CardArt name={name} tone={tone} issuer={shortName} />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
