import { useIssuer } from '../../always/issuer/store-view.ts'
import { shortProductName } from '../../ui/art/split-name.ts'
import { AdvantageList } from './advantage-list.tsx'
import styles from './advantages-section.module.css'
import { productCopy as copy } from './copy.ts'
import { LeadCard } from './lead-card.tsx'
import type { ProductPageView } from './product-view.ts'

/** Advantages of company and employees side by side, and the team. */
export function AdvantagesSection({ product }: { readonly product: ProductPageView }) {
  const { name, tone, advantages, buyAt, sold } = product
  const { shortName: issuer } = useIssuer().configuration.issuer
  return (
    <div className={styles.inner}>
      {advantages.length > 0 && (
        <section className={styles.advantages} aria-labelledby="vantagens">
          <h2 id="vantagens">{copy.advantages(shortProductName(name, issuer))}</h2>
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
      {sold && <LeadCard product={shortProductName(name, issuer)} buyAt={buyAt} isWide />}
    </div>
  )
}
