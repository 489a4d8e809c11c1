import { PAID_EVERY_TEXTS } from '@benefits/copy/total-parts'
import type { CartLine } from '@benefits/domain/cart/cart-line'
import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { type PriceRow, priceRows } from '@benefits/domain/pricing/price-rows'
import type { Pricing } from '@benefits/domain/pricing/pricing'
import { classNames } from '../../ui/class-names.ts'
import panel from '../../ui/layout/panel.module.css'
import { Table } from '../../ui/layout/table.tsx'
import { FeeList, TotalParts, useCartState } from '../cart/public.ts'
import { orderCopy as copy } from './copy.ts'
import styles from './review-page.module.css'

/** What is ordered and what it costs: each product, the fees and the total, as the server priced them. */
export function OrderLines({ pricing }: { readonly pricing: Pricing }) {
  const { lines } = useCartState()
  const rows = priceRows(pricing.lines, lines)
  const isCardsAlone = rows.every(({ kind }) => kind !== 'plan')
  return (
    <section className={classNames(panel.panel, styles.products)} aria-labelledby="produtos-do-pedido">
      <h2 id="produtos-do-pedido" className={styles.title}>
        {copy.products}
      </h2>
      <Table
        caption={copy.products}
        captionHidden
        columns={[
          { id: 'product', label: copy.product },
          { id: 'quantity', label: copy.quantity, numeric: true },
          { id: 'value', label: isCardsAlone ? copy.valuePerCard : copy.value, numeric: true },
          { id: 'subtotal', label: copy.subtotal, numeric: true },
        ]}
        rows={lines.flatMap((line) => lineRows(line, rows, isCardsAlone))}
      />
      <div className={styles.fees}>
        <FeeList pricing={pricing} />
      </div>
      <div className={styles.sum}>
        <p className={styles.total}>
          <span>{copy.total}</span>
          <span className={styles.money}>{formatBrl(pricing.totalWithDiscount)}</span>
        </p>
        <TotalParts pricing={pricing} />
      </div>
    </section>
  )
}

/** A line and, under a plan, its extensions; what is given with the order has no price of its own. */
function lineRows(
  { productCode, name, quantity }: CartLine,
  rows: readonly PriceRow[],
  isCardsAlone: boolean,
) {
  const own = rows.filter((row) => row.productCode === productCode)
  if (own.length === 0) {
    return [{ id: String(productCode), cells: [name, quantity.toLocaleString('pt-BR'), copy.included, ''] }]
  }
  return own.map((row) => ({
    id: `${productCode} ${row.name}`,
    cells: [
      row.name,
      row.kind === 'extension' ? '' : quantity.toLocaleString('pt-BR'),
      unitWords(row, isCardsAlone),
      row.value === 0 ? '' : `${formatBrl(row.value)} ${PAID_EVERY_TEXTS[row.every]}`,
    ],
  }))
}

/** What one of it costs; named where the column holds cards and plans. */
function unitWords({ kind, unitValue }: PriceRow, isCardsAlone: boolean): string {
  if (unitValue === 0) return copy.included
  const amount = formatBrl(unitValue as Centavos)
  if (isCardsAlone) return amount
  return `${amount} ${kind === 'credit' ? copy.perCard : PAID_EVERY_TEXTS.monthly}`
}
