import { AdvantageList } from './advantage-list.tsx'
import styles from './advantages-section.module.css'
import { BuyWay } from './buy-way.tsx'
import { productCopy as copy } from './copy.ts'
import { LeadCard } from './lead-card.tsx'
import type { ProductPageView } from './product-view.ts'

/** Advantages of company and employees side by side, the note of the asterisk, once more the way to the cart, and the team. */
export function AdvantagesSection({ product }: { readonly product: ProductPageView }) {
  const { name, tone, hasAsterisk, advantages, buyAt, sold } = product
  return (
    <div className={styles.inner}>
      {advantages.length > 0 && (
        <section className={styles.advantages} aria-labelledby="vantagens">
          <h2 id="vantagens">{copy.advantages(name)}</h2>
          <div className={styles.groups}>
            {advantages.map(({ title, items }) => (
              <div key={title} className={styles.group}>
                <h3 className={styles.groupTitle}>{title}</h3>
                <AdvantageList items={items} headingLevel={4} tone={tone} />
              </div>
            ))}
          </div>
        </section>
      )}
      {hasAsterisk && (
        <p className={styles.note}>
          {copy.asteriskMark} {copy.asterisk}
        </p>
      )}
      {buyAt && (
        <section className={styles.closing} aria-labelledby="contratar">
          <div>
            <h2 id="contratar" className={styles.closingTitle}>
              {copy.closingTitle}
            </h2>
            <p className={styles.closingText}>{copy.closingText(name)}</p>
          </div>
          <BuyWay product={product} buyAt={buyAt} variant="onHero" />
        </section>
      )}
      {sold && (
        <div className={styles.team}>
          <LeadCard product={name} buyAt={buyAt} />
        </div>
      )}
    </div>
  )
}
