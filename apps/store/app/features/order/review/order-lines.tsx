import type { CartLine } from '@benefits/domain/cart/cart-line'
import { formatBrl } from '@benefits/domain/money/format-brl'
import type { Pricing } from '@benefits/domain/pricing/pricing'
import { Table } from '../../../ui/layout/table.tsx'
import { extensionWords, FeeList, TotalParts, useCartState } from '../../cart/public.ts'
import { orderCopy as copy } from '../copy.ts'
import styles from './review-page.module.css'

/** What is ordered and what it costs: each product, the fees and the total, as the server priced them. */
export function OrderLines({ pricing }: { readonly pricing: Pricing }) {
  const { lines } = useCartState()
  return (
    <section className={styles.panel} aria-labelledby="produtos-do-pedido">
      <h2 id="produtos-do-pedido" className={styles.title}>
        {copy.products}
      </h2>
      <Table
        caption={copy.products}
        captionHidden
        columns={[
          { id: 'product', label: copy.product },
          { id: 'quantity', label: copy.quantity, numeric: true },
          { id: 'value', label: copy.monthlyValue, numeric: true },
          { id: 'subtotal', label: copy.subtotal, numeric: true },
        ]}
        rows={lines.map((line) => ({ id: String(line.productCode), cells: cellsOf(line, pricing) }))}
      />
      <FeeList pricing={pricing} />
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

function cellsOf(line: CartLine, pricing: Pricing) {
  const priced = pricing.lines.find(({ productCode }) => productCode === line.productCode)
  const extensions = extensionWords(line)
  return [
    extensions ? `${line.name} (${extensions})` : line.name,
    String(line.quantity),
    line.monthlyValue > 0 ? formatBrl(line.monthlyValue) : copy.included,
    priced ? formatBrl(priced.productValue) : '',
  ]
}
