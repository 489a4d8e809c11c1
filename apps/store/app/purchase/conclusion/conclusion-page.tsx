import type { ServiceGroup } from '@benefits/domain/catalogue/product'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import { useHome } from '../../always/navigation/use-home.ts'
import { useWarn } from '../../always/warning/warning-provider.tsx'
import { Icon } from '../../ui/art/icon.tsx'
import { LoadingRegion } from '../../ui/feedback/loading-region.tsx'
import { Button } from '../../ui/press/button.tsx'
import { buttonClass } from '../../ui/press/button-class.ts'
import { useVisitor } from '../../visit/visitor-provider.tsx'
import { contractWarning, fetchContract, saveFile } from '../contract/public.ts'
import { OrderSteps, PurchaseTrail } from '../flow/public.ts'
import { ConclusionOutline } from './conclusion-outline.tsx'
import styles from './conclusion-page.module.css'
import { conclusionCopy } from './copy.ts'
import { type ConcludedFlow, Greeting } from './greeting.tsx'
import { NextSteps } from './next-steps.tsx'
import { OrderTotal } from './order-total.tsx'
import { useFinishedOrder } from './use-finished-order.ts'

/** The one parameter that the way back keeps (docs/rules/checkout.md: ways-back). */
const KEPT = 'offerid'

interface ConclusionPageProps {
  readonly flow: ConcludedFlow
  /** Service groups whose purchase ends on a contract, not on an order. */
  readonly contractGroups: readonly ServiceGroup[]
}

/** A concluded order: greeting, next steps, total and contract. */
export function ConclusionPage({ flow, contractGroups }: ConclusionPageProps) {
  const order = useFinishedOrder()
  // Without an account there is no password to go on with.
  const isWithoutAccount = useVisitor((state) => flow !== 'accounts' && state.order.company !== null)
  const leadId = useVisitor(({ customer }) => customer.leadId)
  return (
    <div className={styles.page}>
      {flow === 'accounts' ? (
        <PurchaseTrail at={order && 'conclusion'} />
      ) : (
        <OrderSteps page="orderDone" flow={flow} isAwaited={order === null} />
      )}
      <LoadingRegion loading={order === null} skeleton={<ConclusionOutline />}>
        {order && (
          <div className={styles.content}>
            <Greeting flow={flow} order={order} contractGroups={contractGroups} />
            <div className={styles.columns}>
              <NextSteps groups={order.serviceGroups} isWithoutAccount={isWithoutAccount} />
              <div className={styles.side}>
                <OrderTotal pricing={order.pricing} hasSeparatePayments={order.serviceGroups.length > 1} />
                {leadId && <ContractDownload leadId={leadId} />}
              </div>
              <div className={styles.more}>
                <BackToInitialPage />
                <Survey />
              </div>
            </div>
          </div>
        )}
      </LoadingRegion>
    </div>
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
  const home = useHome(conclusionCopy.backToInitialPage)
  const { search } = useLocation()
  const dropped = [...new URLSearchParams(search).keys()].filter((name) => name !== KEPT)
  return (
    <KeepQueryLink to={home.to} drop={dropped} className={buttonClass({ variant: 'secondary' })}>
      {home.label}
    </KeepQueryLink>
  )
}

/** The contract of the concluded order, fetched anew: the final document replaces the accepted one when it is ready. */
function ContractDownload({ leadId }: { readonly leadId: string }) {
  const [busy, setBusy] = useState(false)
  const warn = useWarn()
  const { shortName } = useIssuer().configuration.issuer

  async function download() {
    setBusy(true)
    const fetched = await fetchContract(leadId)
    setBusy(false)
    if (fetched.ok) saveFile(fetched.answer)
    else warn(await contractWarning(fetched.problem, shortName))
  }

  return (
    <div className={styles.download}>
      <p>{conclusionCopy.downloadText}</p>
      <Button
        variant="secondary"
        busy={busy}
        iconBefore={<Icon name="download" size={20} />}
        onClick={() => void download()}
      >
        {conclusionCopy.download}
      </Button>
    </div>
  )
}
