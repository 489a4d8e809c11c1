import { toBrazilian } from '@benefits/domain/calendar/format-date'
import { calendarDateInSaoPaulo } from '@benefits/domain/calendar/sao-paulo'
import type { Address } from '@benefits/domain/customer/address'
import {
  BOLETO_CONFIRMATION,
  deliveryForecast,
  type DeliveryForecast as Forecast,
} from '@benefits/domain/region/delivery-forecast'
import { deliveryPlace } from '@benefits/domain/region/delivery-place'
import { memo } from 'react'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Table } from '../../../ui/layout/table.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useRestored, useVisitor } from '../../../visit/visitor-provider.tsx'
import { deliveryCopy as copy } from './copy.ts'
import styles from './delivery-forecast.module.css'

interface DeliveryForecastProps {
  /** Without the buyer's own: what is shown was made for somebody else, and stands among panels like it. */
  readonly isGeneral?: boolean
}

/**
 * The box 'Previsão de Entrega': the answer for the buyer's own address once that is known, then the issuer's deadlines
 * by place, and from when they count.
 */
export const DeliveryForecast = memo(function DeliveryForecast({ isGeneral = false }: DeliveryForecastProps) {
  const { deliveryDeadlines } = useIssuer().configuration.issuer
  const isRestored = useRestored()
  const buyers = useDeliveryForecast()
  const own = isGeneral ? null : buyers
  if (deliveryDeadlines.length === 0) return null
  return (
    <section
      className={classNames(styles.box, isGeneral && styles.raised)}
      aria-labelledby="previsao-de-entrega"
    >
      <h2 id="previsao-de-entrega" className={styles.title}>
        <Icon name="truck" />
        {copy.title}
      </h2>
      {own && <OwnAnswer own={own} />}
      <Table
        caption={copy.caption}
        captionHidden
        columns={[
          { id: 'place', label: copy.place },
          { id: 'deadline', label: copy.deadline },
        ]}
        rows={deliveryDeadlines.map(({ id, place, deadline }) => ({
          id,
          cells: [
            place,
            own?.deadline.id === id ? (
              <strong key="deadline" className={styles.own}>
                <span>{deadline}</span>
                <VisuallyHidden> {copy.own}</VisuallyHidden>
              </strong>
            ) : (
              deadline
            ),
          ],
        }))}
      />
      <p className={styles.note}>
        <span>{copy.note}</span>
        {/* Its room is kept until the tab was read, which may know the address. */}
        {!isGeneral && !own && <span data-awaited={isRestored ? undefined : ''}> {copy.unknown}</span>}
      </p>
    </section>
  )
})

/** In two lines: how long it takes there, and between which days it comes. */
function OwnAnswer({ own }: { readonly own: OwnForecast }) {
  return (
    <div className={styles.first}>
      <p className={styles.place}>{knownWords(own)}</p>
      <p className={styles.range}>{rangeWords(own)}</p>
    </div>
  )
}

/** The buyer's own deadline. */
export function knownWords({ address, deadline }: OwnForecast): string {
  const place = [address.city, address.state].filter((part) => part !== '').join('/')
  return copy.known(place, deadline.deadline.toLowerCase())
}

/** The days between which it may end. */
export function rangeWords({ soonest, latest }: Pick<OwnForecast, 'soonest' | 'latest'>): string {
  const days = `${BOLETO_CONFIRMATION.soonest} a ${BOLETO_CONFIRMATION.latest}`
  return copy.range(days, toBrazilian(soonest), toBrazilian(latest))
}

/** The forecast for the buyer's own address. */
interface OwnForecast extends Forecast {
  readonly address: Pick<Address, 'city' | 'state'>
}

/**
 * The deadline of the address that the cards go to, as far as it is known: the delivery address of the purchase, before
 * it the company's own. Counted as if the boleto were paid today.
 */
export function useDeliveryForecast(): OwnForecast | null {
  const { issuer } = useIssuer().configuration
  const address = useVisitor(
    ({ purchase, customer }) =>
      purchase.companyData?.deliveryAddress ?? customer.company?.fiscalAddress ?? null,
  )
  const place = address && deliveryPlace(address)
  if (!place) return null
  const forecast = deliveryForecast(place, issuer, calendarDateInSaoPaulo(new Date()))
  return forecast && { ...forecast, address: { city: address.city, state: place.uf } }
}
