import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { offerSaving } from '@benefits/domain/pricing/offer-saving'
import { useId } from 'react'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { useCartState, useOffered, usePricing } from '../../../purchase/cart/public.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { cssVariables } from '../../../ui/marks/css-variables.ts'
import { offerCopy as copy } from '../copy.ts'
import styles from './offer-saving.module.css'

/** The least part of a price that an eye sees as a difference of two bars. */
const SEEN = 0.1

/**
 * What the offer does for this cart, seen at a glance: the price with and without it, and the services that it gives.
 */
export function OfferSaving() {
  const id = useId()
  const { plans } = useIssuer().identity.selling
  const { pricing } = usePricing()
  const { addOnCodes, planPeriod, lines } = useCartState()
  const { services } = useOffered()
  if (pricing === null) return null
  const saved = offerSaving(pricing, planPeriod, plans)
  if (saved <= 0 && addOnCodes.length === 0) return null
  const paid = pricing.totalWithDiscount
  const before = (paid + saved) as Centavos
  // A plan that is paid by the year has a discount of its own in the one of the offer.
  const taken = (pricing.total - paid) as Centavos
  const annual = (taken - saved) as Centavos
  const isSeen = saved >= before * SEEN
  const period = lines.some(({ lineType }) => lineType === 'hcm') ? copy.inPlan[planPeriod] : ''
  const bars = [
    { name: copy.without, value: before, look: styles.before },
    { name: copy.with, value: paid, look: styles.after },
  ]
  return (
    <section className={styles.saving} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {copy.savingTitle}
      </h3>
      {saved > 0 && (
        <>
          <p className={styles.saved}>{copy.saves(formatBrl(saved))}</p>
          <dl className={styles.bars}>
            {bars.map(({ name, value, look }) => (
              <div
                key={name}
                className={styles.row}
                style={cssVariables({ '--share': before > 0 ? value / before : 0 })}
              >
                <dt>{name}</dt>
                <dd>
                  {isSeen && <span className={`${styles.bar} ${look}`} aria-hidden="true" />}
                  <span>{`${formatBrl(value)} ${period}`}</span>
                </dd>
              </div>
            ))}
          </dl>
          {annual > 0 && <p>{copy.annualAlready(formatBrl(taken), formatBrl(annual), formatBrl(saved))}</p>}
        </>
      )}
      {addOnCodes.length > 0 && (
        <p className={styles.given}>
          <Icon name="gift" size={20} />
          <span>{copy.servicesGiven(addOnCodes.length, services.map(({ name }) => name).join(', '))}</span>
        </p>
      )}
    </section>
  )
}
