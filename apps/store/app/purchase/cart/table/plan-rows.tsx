import { PAID_EVERY_TEXTS } from '@benefits/copy/total-parts'
import type { CartLine } from '@benefits/domain/cart/cart-line'
import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { type PriceRow, priceRows } from '@benefits/domain/pricing/price-rows'
import type { Pricing } from '@benefits/domain/pricing/pricing'
import type { TableRow } from '../../../ui/layout/table.tsx'
import { cartCopy } from '../copy.ts'
import { rowNote } from '../price/row-words.ts'
import { Paid, Unpriced } from './amounts.tsx'
import styles from './cart-table.module.css'

/** An extension or a discount of a plan; `row` is null until it is priced. */
interface Extra {
  readonly kind: 'extension' | 'discount'
  readonly name: string
  readonly row: PriceRow | null
}

/**
 * The rows under an HR plan: each extension with what it costs, and what is taken off. They stand there before the
 * price is known, so that nothing moves when it comes.
 */
export function planRows(line: CartLine, pricing: Pricing | null): TableRow[] {
  const extras = pricing ? pricedExtras(line, pricing) : awaitedExtras(line)
  return extras.map((extra) => ({
    id: `${line.productCode} ${extra.name}`,
    labels: { value: cartCopy.valuePerMonth },
    cells: cellsOf(extra, line),
  }))
}

function pricedExtras(line: CartLine, { lines }: Pricing): Extra[] {
  const own = lines.filter(({ productCode }) => productCode === line.productCode)
  return priceRows(own, [line]).flatMap((row) => {
    const { kind, name } = row
    return kind === 'extension' || kind === 'discount' ? [{ kind, name, row }] : []
  })
}

function awaitedExtras({ additionalProducts, planPeriod }: CartLine): Extra[] {
  const extensions = additionalProducts
    .filter(({ required }) => !required)
    .map(({ name }): Extra => ({ kind: 'extension', name, row: null }))
  if (planPeriod === 'monthly') return extensions
  return [...extensions, { kind: 'discount', name: cartCopy.discounts, row: null }]
}

function cellsOf({ kind, name, row }: Extra, plan: CartLine) {
  const isExtension = kind === 'extension'
  return [
    <span key="name" className={styles.extra}>
      <span>{name}</span>
      <span className={styles.note}>
        {isExtension ? cartCopy.extensionOf(plan.name) : row && rowNote(row)}
      </span>
    </span>,
    null,
    isExtension && row !== null && row.unitValue > 0
      ? `${formatBrl(row.unitValue as Centavos)} ${PAID_EVERY_TEXTS.monthly}`
      : null,
    <span key="subtotal" className={styles.extraValue}>
      {row === null ? <Unpriced /> : <Paid row={row} />}
    </span>,
  ]
}
