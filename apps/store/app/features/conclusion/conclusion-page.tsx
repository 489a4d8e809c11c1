import type { Modality, ServiceGroup } from '@benefits/domain/catalogue/product'
import { maskEmail } from '@benefits/domain/contact/mask-email'
import { useLocation } from 'react-router'
import { useIssuer } from '../../issuer/store-view.ts'
import { KeepQueryLink } from '../../shell/moves/keep-query-link.tsx'
import { useVisitor } from '../../state/visitor-provider.tsx'
import { Icon } from '../../ui/art/icon.tsx'
import { SpotSuccess } from '../../ui/art/spot-success.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LoadingRegion } from '../../ui/feedback/loading-region.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { buttonClass } from '../../ui/press/button-class.ts'
import styles from './conclusion-page.module.css'
import { ContractDownload } from './contract-download.tsx'
import { conclusionCopy } from './copy.ts'
import { NextSteps } from './next-steps.tsx'
import { OrderTotal } from './order-total.tsx'
import { useFinishedOrder } from './use-finished-order.ts'

/** The one parameter that the way back keeps (docs/rules/checkout.md: ways-back). */
const KEPT = 'offerid'

interface ConclusionPageProps {
  /** Service groups whose purchase ends on a contract, not on an order. */
  readonly contractGroups: readonly ServiceGroup[]
}

/** The concluded order: greeting, contract, next steps and total. */
export function ConclusionPage({ contractGroups }: ConclusionPageProps) {
  const order = useFinishedOrder()
  const leadId = useVisitor(({ customer }) => customer.leadId)
  return (
    <div className={styles.page}>
      <LoadingRegion
        loading={order === null}
        skeleton={
          <div className={styles.content}>
            <h1 className={styles.waitTitle}>{conclusionCopy.title}</h1>
            <Skeleton size="panel" count={2} />
          </div>
        }
      >
        {order && (
          <div className={styles.content}>
            <Greeting
              orderNumber={order.orderNumber}
              end={
                order.serviceGroups.every((group) => contractGroups.includes(group)) ? 'contract' : 'order'
              }
            />
            <div className={styles.columns}>
              <NextSteps groups={order.serviceGroups} />
              <div className={styles.side}>
                <OrderTotal pricing={order.pricing} hasSeparatePayments={order.serviceGroups.length > 1} />
                {leadId && <ContractDownload leadId={leadId} />}
                <Survey />
              </div>
              <BackToInitialPage />
            </div>
          </div>
        )}
      </LoadingRegion>
    </div>
  )
}

interface GreetingProps {
  readonly orderNumber: string
  /** Cards end on an order, mobility or HR alone on a contract (docs/rules/mobility.md: ends-in-contract). */
  readonly end: Modality['stepOrderLimit']
}

function Greeting({ orderNumber, end }: GreetingProps) {
  const name = useVisitor(({ access }) => access.draft.firstName)
  const email = useVisitor(({ access }) => access.validatedEmail ?? access.draft.email)
  return (
    <header className={styles.greeting}>
      <SpotSuccess />
      <div className={styles.words}>
        <h1 className={styles.title}>{conclusionCopy.greeting(name.trim())}</h1>
        <p className={styles.lead}>{conclusionCopy.concluded[end]}</p>
        <p className={styles.number}>
          {conclusionCopy.orderNumber} <strong>{orderNumber}</strong>
        </p>
        <p className={styles.mail}>
          <Icon name="mail" size={20} />
          {conclusionCopy.mailed(maskEmail(email))}
        </p>
      </div>
    </header>
  )
}

/** The main issuer's survey, where configuration has one. */
function Survey() {
  const { surveyUrl } = useIssuer().channel.features
  if (!surveyUrl) return null
  return (
    <div className={styles.survey}>
      <p>{conclusionCopy.survey}</p>
      <KeepQueryLink to={surveyUrl}>{conclusionCopy.surveyLink}</KeepQueryLink>
    </div>
  )
}

function BackToInitialPage() {
  const { initialPage } = useIssuer().channel
  const { search } = useLocation()
  const dropped = [...new URLSearchParams(search).keys()].filter((name) => name !== KEPT)
  return (
    <KeepQueryLink
      to={initialPage}
      drop={dropped}
      className={classNames(buttonClass({ variant: 'secondary' }), styles.back)}
    >
      {conclusionCopy.backToInitialPage}
    </KeepQueryLink>
  )
}
