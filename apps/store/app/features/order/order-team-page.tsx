import { useIssuer } from '../../issuer/store-view.ts'
import { KeepQueryLink } from '../../shell/moves/keep-query-link.tsx'
import { LoadingRegion } from '../../ui/feedback/loading-region.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { buttonClass } from '../../ui/press/button-class.ts'
import { TotalPrice, useCartPath, useCartState } from '../cart/public.ts'
import { ContactSection } from '../support/public.ts'
import { orderCopy as copy } from './copy.ts'
import { orderLineWords, orderMail } from './order-mail.ts'
import styles from './order-team-page.module.css'
import { useOrderGuard } from './use-order-guard.ts'

/** Who concludes the order for now: the team, with what the cart holds (docs/decisions/004). */
export function OrderTeamPage() {
  const isOpen = useOrderGuard()
  const { channel, configuration } = useIssuer()
  const { lines } = useCartState()
  const cartPath = useCartPath()
  const hasMail = channel.features.contactEmail
  return (
    <Page title={copy.teamTitle} text={copy.teamIntro}>
      <section className={styles.chosen} aria-labelledby="escolhidos">
        <h2 id="escolhidos" className={styles.title}>
          {copy.chosen}
        </h2>
        <LoadingRegion loading={!isOpen} skeleton={<Skeleton size="row" count={3} />}>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line.productCode} className={styles.line}>
                <strong>{line.name}</strong>
                <span>{orderLineWords(line)}</span>
              </li>
            ))}
          </ul>
          <TotalPrice />
        </LoadingRegion>
        <div className={styles.actions}>
          {hasMail && (
            <a
              className={buttonClass()}
              href={orderMail(channel.contact.email, configuration.issuer.shortName, lines)}
            >
              {copy.mail}
            </a>
          )}
          <KeepQueryLink to={cartPath} className={buttonClass({ variant: hasMail ? 'ghost' : 'secondary' })}>
            {copy.backToCart}
          </KeepQueryLink>
        </div>
        {hasMail && <p className={styles.hint}>{copy.mailHint}</p>}
      </section>
      <ContactSection />
    </Page>
  )
}
