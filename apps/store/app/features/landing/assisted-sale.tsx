import { useStore } from '../../issuer/store-view.ts'
import { KeepQueryLink } from '../../shell/keep-query-link.tsx'
import { CardArt } from '../../ui/art/card-art.tsx'
import { Icon } from '../../ui/art/icon.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { ContactSection } from '../support/public.ts'
import { assistedCopy } from './assisted-copy.ts'
import styles from './assisted-sale.module.css'
import type { Solution } from './find-solution.ts'

interface AssistedSaleProps {
  readonly solution: Solution
  /** Where this store sells single cards; null where it sells nothing yet. */
  readonly storeCart: string | null
}

/** A solution whose cart is not in the store: what it is, and who contracts it (docs/decisions/004). */
export function AssistedSale({ solution, storeCart }: AssistedSaleProps) {
  const { channel, configuration } = useStore()
  const { name, description, tone, buyAt } = solution
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.text}>
          <h1>{name}</h1>
          <p className={styles.lead}>{description}</p>
          <div className={styles.action}>
            <h2 className={styles.title}>{buyAt ? assistedCopy.inStoreTitle : assistedCopy.teamTitle}</h2>
            <p>{buyAt ? assistedCopy.inStoreText(name) : assistedCopy.teamText(name)}</p>
          </div>
          <p className={styles.links}>
            {buyAt && (
              <KeepQueryLink to={buyAt} className={buttonClass({})}>
                {assistedCopy.inStoreAction}
              </KeepQueryLink>
            )}
            <KeepQueryLink
              to={channel.initialPage}
              className={buttonClass({ variant: buyAt ? 'ghost' : 'secondary' })}
            >
              {assistedCopy.backHome}
            </KeepQueryLink>
          </p>
        </div>
        <div className={styles.art} data-tone={tone}>
          <CardArt name={name} tone={tone} issuer={configuration.issuer.shortName} />
        </div>
      </header>
      {!buyAt && (
        <>
          <ol className={styles.steps}>
            {assistedCopy.steps.map(({ title, text }) => (
              <li key={title} className={styles.step}>
                <h3 className={styles.stepTitle}>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <ContactSection />
          {storeCart && (
            <p className={styles.meanwhile}>
              <span>
                <strong>{assistedCopy.meanwhileTitle}</strong> {assistedCopy.meanwhileText}
              </span>
              <KeepQueryLink to={storeCart} className={buttonClass({ variant: 'ghost' })}>
                {assistedCopy.inStoreAction}
                <Icon name="arrow-right" size={20} />
              </KeepQueryLink>
            </p>
          )}
        </>
      )}
    </div>
  )
}
