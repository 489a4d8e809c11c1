import { useRef, useState } from 'react'
import { CheckoutBack } from '../../always/checkout-frame/checkout-back.tsx'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { useNavigateKeepingQuery } from '../../always/navigation/use-kept-query.ts'
import { InlineMessage } from '../../ui/feedback/inline-message.tsx'
import { LoadingRegion } from '../../ui/feedback/loading-region.tsx'
import panel from '../../ui/layout/panel.module.css'
import { SidePage } from '../../ui/layout/side-page.tsx'
import { Skeleton } from '../../ui/marks/skeleton.tsx'
import { useVisitor } from '../../visit/visitor-provider.tsx'
import { CartSummary, DeliveryForecast, ProceedButton, useCartPath } from '../cart/public.ts'
import { useConcluding } from '../checkout/public.ts'
import { ContractStatus, contractCopy, useContractWork } from '../contract/public.ts'
import {
  FLOWS,
  type OrderFlowName,
  OrderSteps,
  pathOfStep,
  titleOfStep,
  useEntryGuard,
} from '../flow/public.ts'
import { PaymentBox, paymentCopy } from '../payment/public.ts'
import { ProposerFold } from '../proposal/public.ts'
import { CompanySummary } from './company-summary.tsx'
import { orderCopy as copy } from './copy.ts'
import { OrderLines } from './order-lines.tsx'
import styles from './review-page.module.css'

/** The order as it is about to be contracted; accepting its contract concludes it. */
export function ReviewPage({ flow }: { readonly flow: OrderFlowName }) {
  const isOpen = useEntryGuard('orderReview', { flow })
  const companyPath = FLOWS[flow].pages.companyData.path
  const company = useVisitor(({ order }) => order.company)
  const pricing = useVisitor(({ shopping }) => shopping.pricing)
  const { payment, isPaid, hasCards, conclude } = useConcluding()
  const go = useNavigateKeepingQuery()
  const cartPage = useCartPath()
  const { identity } = useIssuer()
  const work = useContractWork(async () => {
    const reached = await conclude()
    if (reached === 'orderCart') go(cartPage)
    // The order cannot be left and made again: there is no way back to its review.
    else if (reached !== 'stay')
      go(pathOfStep(reached, null, identity, flow), { replace: reached === 'orderDone' })
  })
  const payBox = useRef<HTMLElement>(null)
  const [isPaymentAsked, setPaymentAsked] = useState(false)

  function askForPayment() {
    setPaymentAsked(true)
    payBox.current?.scrollIntoView({ block: 'center' })
    payBox.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }

  return (
    <SidePage
      above={<OrderSteps page="orderReview" flow={flow} />}
      title={titleOfStep('orderReview')}
      intro={company ? copy.greeting(company.registration.name) : copy.reviewIntro}
      side={
        <CartSummary look="review">
          <ProceedButton
            label={work.isWaiting ? contractCopy.tryNow : contractCopy.generate}
            way={isPaid ? { is: 'ready', go: work.open } : { is: 'instead', go: askForPayment }}
            busy={work.busy === 'preparing'}
          />
          <p className={styles.beforeContract}>{copy.beforeContract}</p>
        </CartSummary>
      }
    >
      <LoadingRegion loading={!isOpen} skeleton={<Skeleton size="panel" count={3} />}>
        {isOpen && company && pricing && (
          <div className={styles.main}>
            <ContractStatus work={work} />
            <OrderLines pricing={pricing} />
            <CompanySummary company={company} hasCards={hasCards} editAt={companyPath} />
            <section className={panel.panel} aria-labelledby="pagamento-do-pedido" ref={payBox}>
              <h2 id="pagamento-do-pedido" className={styles.title} tabIndex={-1}>
                {paymentCopy.title}
              </h2>
              <PaymentBox payment={payment} />
              {isPaymentAsked && !isPaid && <InlineMessage kind="error">{copy.payFirst}</InlineMessage>}
            </section>
            {hasCards && <DeliveryForecast />}
            <ProposerFold />
            <div>
              <CheckoutBack leadsTo="previous" to={companyPath} />
            </div>
          </div>
        )}
      </LoadingRegion>
      {work.dialog}
    </SidePage>
  )
}
