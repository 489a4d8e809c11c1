import { useIssuer } from '../../always/issuer/store-view.ts'
import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import { useHome } from '../../always/navigation/use-home.ts'
import { catalogueCopy, useIsUnserved } from '../../purchase/catalogue/public.ts'
import { type ButtonLook, buttonClass } from '../../ui/press/button-class.ts'
import { useVisitor } from '../../visit/visitor-provider.tsx'
import { AdvantageList } from './advantage-list.tsx'
import styles from './advantages-section.module.css'
import { productCopy as copy } from './copy.ts'
import { LeadCard } from './lead-card.tsx'
import type { ProductPageView } from './product-view.ts'

/**
 * Advantages of company and employees side by side, the note of the asterisk, once more the way to the cart, and the
 * team.
 */
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

interface BuyWayProps {
  readonly product: Pick<ProductPageView, 'code' | 'unservedStates'>
  readonly buyAt: string
  readonly variant?: NonNullable<ButtonLook['variant']>
}

/** What a company that is known can do about the product: what keeps it from the cart, and where it goes on. */
function useBuyWay({ code, unservedStates }: BuyWayProps['product']) {
  const { configuration } = useIssuer()
  const home = useHome(copy.otherSolutions)
  const isUnserved = useIsUnserved()
  const isContracted = useVisitor(({ customer }) =>
    customer.contractedProducts.some((contracted) => contracted.code === code),
  )
  if (isContracted) {
    const to = configuration.urlPortalRhBeneficio
    return { hint: catalogueCopy.contractedTag, to, label: catalogueCopy.portal }
  }
  if (!isUnserved({ code, unservedStates })) return null
  return { hint: catalogueCopy.unservedTag, ...home }
}

/** The button to the cart; for a company that cannot buy it, the way on. */
function BuyWay({ product, buyAt, variant = 'primary' }: BuyWayProps) {
  const instead = useBuyWay(product)
  return (
    <KeepQueryLink to={instead?.to ?? buyAt} className={buttonClass({ variant, size: 'lg' })}>
      {instead?.label ?? copy.buy}
    </KeepQueryLink>
  )
}
