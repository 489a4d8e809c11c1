import { useStore } from '../../issuer/store-view.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { Table } from '../../ui/table.tsx'
import { cartCopy } from './copy.ts'
import styles from './delivery-forecast.module.css'

/** The box 'Previsão de Entrega': the issuer's deadlines by place, and from when they count (spec 1 §2.8). */
export function DeliveryForecast() {
  const { deliveryDeadlines } = useStore().configuration.issuer
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
        rows={deliveryDeadlines.map(({ id, place, deadline }) => ({ id, cells: [place, deadline] }))}
      />
      <p className={styles.note}>{cartCopy.deliveryNote}</p>
    </section>
  )
}
