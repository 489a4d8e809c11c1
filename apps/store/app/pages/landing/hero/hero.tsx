import { useIssuer } from '../../../always/issuer/store-view.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { landingCopy } from '../copy.ts'
import styles from './hero.module.css'
import type { HeroPriceView } from './hero-price.server.ts'
import { HeroPrice } from './hero-price.tsx'

interface HeroProps {
  readonly price: HeroPriceView | null
  /** Something can be bought in this store today: only then does it promise how. */
  readonly sellsHere: boolean
}

/** Who sells, what it comes to and what comes next; on a partner's channel the partner is named. */
export function Hero({ price, sellsHere }: HeroProps) {
  const { configuration, channel } = useIssuer()
  const { shortName, article } = configuration.issuer
  const who = `${article.toUpperCase()} ${shortName}`
  const { isPartner, partnerName } = channel
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.text}>
          <h1 className={styles.heading}>
            {isPartner && partnerName
              ? landingCopy.partnerHeading(who, partnerName)
              : landingCopy.heading(who)}
          </h1>
          {sellsHere && (
            // biome-ignore lint/a11y/noRedundantRoles: a list without bullets loses its role in Safari
            <ul role="list" className={styles.promises}>
              {landingCopy.promises.map((promise) => (
                <li key={promise} className={styles.promise}>
                  <Icon name="check" size={18} />
                  <span>{promise}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
        {price && <HeroPrice price={price} />}
        <p className={styles.subtitle}>{landingCopy.subtitle}</p>
      </div>
    </div>
  )
}
