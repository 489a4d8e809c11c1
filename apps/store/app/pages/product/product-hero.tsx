import { useIssuer } from '../../always/issuer/store-view.ts'
import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import { useHome } from '../../always/navigation/use-home.ts'
import { CardArt } from '../../ui/art/card/card-art.tsx'
import { Icon } from '../../ui/art/icon.tsx'
import { splitProductName } from '../../ui/art/split-name.ts'
import { classNames } from '../../ui/class-names.ts'
import { AdvantageList } from './advantage-list.tsx'
import { BuyCard } from './buy-card.tsx'
import { productCopy as copy } from './copy.ts'
import { LeadCard } from './lead-card.tsx'
import styles from './product-hero.module.css'
import type { ProductPageView } from './product-view.ts'

/** Names that need smaller letters to stand beside the card. */
const LONG_NAME = 22

/**
 * The page's head: name, card, and benefits on one side, its order on the other; the form for the team where it is not
 * sold.
 */
export function ProductHero({ product }: { readonly product: ProductPageView }) {
  const { configuration } = useIssuer()
  const home = useHome(copy.backToInitialPage)
  const { name, description, tone, hasAsterisk, benefit, buyAt, sold } = product
  const [before, itself, after] = splitProductName(name, configuration.issuer.shortName)
  const short = before + after
  return (
    <div className={styles.hero}>
      <div className={classNames(styles.inner, sold && styles.ofSold)}>
        <div className={styles.text}>
          <KeepQueryLink to={home.to} className={styles.back}>
            <Icon name="arrow-left" size={18} />
            <span>{home.label}</span>
          </KeepQueryLink>
          <div className={styles.head} data-long={short.length > LONG_NAME || undefined}>
            <div className={styles.names}>
              <h1 className={styles.name}>
                <span>{short}</span>
                {hasAsterisk && (
                  <span className={styles.mark} aria-hidden="true">
                    {copy.asteriskMark}
                  </span>
                )}
                {itself && <span className={styles.issuer}>{itself}</span>}
              </h1>
              <p className={styles.lead}>{description}</p>
            </div>
            <div className={styles.art}>
              <CardArt name={name} tone={tone} issuer={configuration.issuer.shortName} />
            </div>
          </div>
          {hasAsterisk && (
            <p className={styles.note}>
              {copy.asteriskMark} {copy.asterisk}
            </p>
          )}
        </div>
        <div className={styles.order}>
          {sold ? <BuyCard product={sold} /> : <LeadCard product={short} buyAt={buyAt} />}
        </div>
        {benefit.items.length > 0 && (
          <section className={styles.benefit} aria-labelledby="beneficio">
            <h2 id="beneficio" className={styles.benefitTitle}>
              {benefit.title}
            </h2>
            <AdvantageList items={benefit.items} headingLevel={3} tone={tone} />
          </section>
        )}
      </div>
    </div>
  )
}
