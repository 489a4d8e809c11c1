import { toBrazilian } from '@benefits/domain/calendar/format-date'
import { memo } from 'react'
import { useIssuer } from '../../../issuer/store-view.ts'
import { useRestored } from '../../../state/visitor-provider.tsx'
import { Icon } from '../../../ui/art/icon.tsx'
import { Table } from '../../../ui/layout/table.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { cartCopy } from '../copy.ts'
import styles from './delivery-forecast.module.css'
import { type OwnForecast, useDeliveryForecast } from './use-delivery-forecast.ts'

/**
 * The box 'Previsão de Entrega': the issuer's deadlines by place, from when they count, and which of them is the
 * buyer's once the address is known.
 */
export const DeliveryForecast = memo(function DeliveryForecast() {
  const { deliveryDeadlines } = useIssuer().configuration.issuer
  const isRestored = useRestored()
  const own = useDeliveryForecast()
  if (deliveryDeadlines.length === 0) return null
  return (
    <section className={styles.box} aria-labelledby="previsao-de-entrega">
      <h2 id="previsao-de-entrega" className={styles.title}>
        <Icon name="truck" />
        {cartCopy.deliveryTitle}
      </h2>
      <Table
        caption={cartCopy.deliveryCaption}
        captionHidden
        columns={[
          { id: 'place', label: cartCopy.place },
          { id: 'deadline', label: cartCopy.deadline },
        ]}
        rows={deliveryDeadlines.map(({ id, place, deadline }) => ({
          id,
          cells: [
            place,
            own?.deadline.id === id ? (
              <strong key="deadline" className={styles.own}>
                <span>{deadline}</span>
                <VisuallyHidden> {cartCopy.deliveryOwn}</VisuallyHidden>
              </strong>
            ) : (
              deadline
            ),
          ],
        }))}
      />
      <p className={styles.answer}>{isRestored && forecastWords(own)}</p>
      <p className={styles.note}>{cartCopy.deliveryNote}</p>
    </section>
  )
})

function forecastWords(own: OwnForecast | null): string {
  if (!own) return cartCopy.deliveryUnknown
  const { address, deadline, arrivesBy } = own
  const place = [address.city, address.state].filter((part) => part !== '').join('/')
  return cartCopy.deliveryKnown(place, deadline.deadline.toLowerCase(), toBrazilian(arrivesBy))
}
