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
  /** The buyer's own comes first, before the list: on pages that know the address from the start. */
  readonly isAnswerFirst?: boolean
}

/**
 * The box 'Previsão de Entrega': the issuer's deadlines by place, from when they count, and which of them is the
 * buyer's once the address is known.
 */
export const DeliveryForecast = memo(function DeliveryForecast({
  isGeneral = false,
  isAnswerFirst = false,
}: DeliveryForecastProps) {
  const { deliveryDeadlines } = useIssuer().configuration.issuer
  const isRestored = useRestored()
  const buyers = useDeliveryForecast()
  const own = isGeneral ? null : buyers
  if (deliveryDeadlines.length === 0) return null
  const isFirst = isAnswerFirst && own !== null
  return (
    <section
      className={classNames(styles.box, isGeneral && styles.raised)}
      aria-labelledby="previsao-de-entrega"
    >
      <h2 id="previsao-de-entrega" className={styles.title}>
        <Icon name="truck" />
        {copy.title}
      </h2>
      {isFirst && <OwnAnswer own={own} />}
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
      <p className={styles.note}>{copy.note}</p>
      {!isGeneral && !isFirst && <p className={styles.answer}>{isRestored && forecastWords(own)}</p>}
    </section>
  )
})

/** The same in two lines: how long it takes there, and between which days it comes. */
function OwnAnswer({ own }: { readonly own: OwnForecast }) {
  return (
    <div className={styles.first}>
      <p className={styles.place}>{knownWords(own)}</p>
      <p>{rangeWords(own)}</p>
    </div>
  )
}

/** The buyer's own deadline, and the days between which it may end. */
export function forecastWords(own: OwnForecast | null): string {
  if (!own) return copy.unknown
  return `${knownWords(own)} ${rangeWords(own)}`
}

function knownWords({ address, deadline }: OwnForecast): string {
  const place = [address.city, address.state].filter((part) => part !== '').join('/')
  return copy.known(place, deadline.deadline.toLowerCase())
}

function rangeWords({ soonest, latest }: OwnForecast): string {
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
