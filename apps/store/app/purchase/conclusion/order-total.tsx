import { paidCardText } from '@benefits/copy/card-brand-names'
import { hasPassThroughFee, PASS_THROUGH_FEE } from '@benefits/copy/pass-through-fee'
import type { CartLine } from '@benefits/domain/cart/cart-line'
import { formatBrl } from '@benefits/domain/money/format-brl'
import type { Pricing } from '@benefits/domain/pricing/pricing'
import { useWalletGroups } from '../../always/issuer/store-view.ts'
import { useVisitor } from '../../visit/visitor-provider.tsx'
import {
  cartCopy,
  extensionWords,
  FeeList,
  foldCopy,
  lineWords,
  RowsFold,
  TotalParts,
  useOffered,
} from '../cart/public.ts'
import { authorisedCardOf } from '../payment/public.ts'
import styles from './conclusion-page.module.css'
import { conclusionCopy } from './copy.ts'

interface OrderTotalProps {
  readonly pricing: Pricing
  /** More than one service group is paid in more than one boleto. */
  readonly hasSeparatePayments: boolean
}

/** What was contracted and what it costs: always the total with discount. */
export function OrderTotal({ pricing, hasSeparatePayments }: OrderTotalProps) {
  const lines = useVisitor(({ shopping }) => shopping.cart.lines)
  const card = useVisitor(({ purchase }) => authorisedCardOf(purchase))
  const method = useVisitor(({ purchase }) => purchase.paymentMethod)
  const walletGroups = useWalletGroups()
  const offered = useOffered()
  const isAnnual = lines.some(({ lineType, planPeriod }) => lineType === 'hcm' && planPeriod === 'annual')
  const isFeeWaived =
    pricing.totalFees === 0 && pricing.lines.some(({ entries }) => entries.some(({ kind }) => kind === 'fee'))
  return (
    <section aria-labelledby="contratado" className={styles.order}>
      <h2 id="contratado" className={styles.heading}>
        {conclusionCopy.orderTitle}
      </h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.productCode} className={styles.line}>
            <span className={styles.product}>{line.name}</span>
            {line.lineType === 'hcm' && (
              <span>{[lineWords(line), extensionWords(line)].filter(Boolean).join('. ')}</span>
            )}
            {line.monthlyValue > 0 && <span>{cardWords(line, walletGroups)}</span>}
          </li>
        ))}
        {offered.services.map(({ code, name }) => (
          <li key={code} className={styles.line}>
            <span className={styles.product}>{name}</span>
            <span>{conclusionCopy.given}</span>
          </li>
        ))}
      </ul>
      {offered.name !== null && <p className={styles.note}>{conclusionCopy.underOffer(offered.name)}</p>}
      <p className={styles.total}>
        <span>{hasSeparatePayments ? conclusionCopy.totalWithNote : conclusionCopy.total}</span>
        <strong className={styles.money}>{formatBrl(pricing.totalWithDiscount)}</strong>
      </p>
      {hasPassThroughFee(pricing.lines) && <p className={styles.note}>{PASS_THROUGH_FEE.line}</p>}
      <TotalParts pricing={pricing} />
      {isAnnual && <p className={styles.note}>{conclusionCopy.ofTwelveMonths}</p>}
      <p className={styles.note}>
        {card ? paidCardText(card.brand, card.lastDigits) : conclusionCopy.paidBy[method]}
      </p>
      {hasSeparatePayments && <p className={styles.note}>{conclusionCopy.separatePayments}</p>}
      <div className={styles.rows}>
        {isFeeWaived ? (
          <RowsFold title={cartCopy.fees} text={foldCopy.freeHere}>
            <FeeList pricing={pricing} />
          </RowsFold>
        ) : (
          <RowsFold title={conclusionCopy.rows}>
            <FeeList pricing={pricing} />
          </RowsFold>
        )}
      </div>
    </section>
  )
}

/** A card for each unit, or a balance on cards that hold others too. */
function cardWords({ groupCode, quantity, monthlyValue }: CartLine, walletGroups: readonly number[]): string {
  const isBalance = walletGroups.includes(groupCode)
  return (isBalance ? conclusionCopy.balance : conclusionCopy.cards)(quantity, formatBrl(monthlyValue))
}
