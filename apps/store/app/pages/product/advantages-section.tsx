import { useIssuer } from '../../always/issuer/store-view.ts'
import { shortProductName } from '../../ui/art/split-name.ts'
import { AdvantageList } from './advantage-list.tsx'
import styles from './advantages-section.module.css'
import { productCopy as copy } from './copy.ts'
import { LeadCard } from './lead-card.tsx'
import type { ProductPageView } from './product-view.ts'

/** Advantages of company and employees side by side, the note of the asterisk, and the team. */
export function AdvantagesSection({ product }: { readonly product: ProductPageView }) {
  const { name, tone, hasAsterisk, advantages, buyAt, sold } = product
  const { shortName } = useIssuer().configuration.issuer
  return (
    <div className={styles.inner}>
      {advantages.length > 0 && (
        <section className={styles.advantages} aria-labelledby="vantagens">
          <h2 id="vantagens">{copy.advantages(shortProductName(name, shortName))}</h2>
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
      {sold && (
        <div className={styles.team}>
          <LeadCard product={name} buyAt={buyAt} />
        </div>
      )}
    </div>
  )
}
