import { CODE } from '@benefits/copy/code-of-refusal'
import type { CartLine } from '@benefits/domain/cart/cart-line'
import { isFilled } from '@benefits/domain/cart/proceed-block'
import { WORKER_LIMIT } from '@benefits/domain/catalogue/line-limits'
import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { type MouseEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { ProductName } from '../../../always/issuer/product-name.tsx'
import { useWalletGroups } from '../../../always/issuer/store-view.ts'
import { QuantityField, ValueField } from '../../../forms/line/line-fields.tsx'
import { Icon } from '../../../ui/art/icon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { InlineMessage } from '../../../ui/feedback/inline-message.tsx'
import { Table } from '../../../ui/layout/table.tsx'
import { Button } from '../../../ui/press/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useWorkerLimit } from '../../worker-limit/public.ts'
import { cartCopy } from '../copy.ts'
import type { PaintedProduct } from '../price/money-parts.ts'
import { useCartLimits } from '../price/use-cart-limits.ts'
import { usePricing } from '../price/use-pricing.ts'
import { RemoveButton } from '../removed/remove-button.tsx'
import { lineWords } from '../state/line-words.ts'
import { useCartMoves } from '../state/use-cart-moves.ts'
import { useCartState } from '../state/use-cart-state.ts'
import { Paid } from './amounts.tsx'
import styles from './cart-table.module.css'
import { lineMessages } from './line-messages.ts'
import { PlanEmployees, PlanMonth, PlanName, PlanTotal } from './plan-cells.tsx'
import { planRows } from './plan-rows.tsx'

interface CartTableProps {
  /** Names and colours of the products, by code. */
  readonly products: ReadonlyMap<number, PaintedProduct>
  /** Shows the lines of this modality alone. */
  readonly groupCode?: number
  /** The lines are read: each has its fields at a press of 'Editar', or where something is wrong with it. */
  readonly isReview?: boolean
}

/** What the column of values is called for a kind of line; cards' name wherever there is no other. */
function valueLabel({ lineType }: Pick<CartLine, 'lineType'>): string {
  if (lineType === 'hcm') return cartCopy.valuePerMonth
  return lineType === 'mobility' ? cartCopy.valuePerWorker : cartCopy.valuePerCard
}

/**
 * The cart's products: quantity and value are edited in place, and priced a second after the last change. Under a plan
 * stand its extensions and what is taken off, as rows of their own (docs/rules/pricing.md: rows).
 */
export function CartTable({ products, groupCode, isReview = false }: CartTableProps) {
  const cart = useCartState()
  const [edited, setEdited] = useState<ReadonlySet<number>>(new Set())
  const lines = cart.lines.filter((line) => groupCode === undefined || line.groupCode === groupCode)
  const { pricing, failure } = usePricing()
  // The price was refused for a product that this channel does not sell (any more): say which.
  const isRefused = failure === CODE.productUnknown
  const edit = (codes: readonly number[]) => setEdited((before) => new Set([...before, ...codes]))
  // Fields that something was wrong in stay, also once it is right: somebody types there.
  const wrong = lines
    .filter((line) => failure !== null || !isFilled(line))
    .map(({ productCode }) => productCode)
  if (wrong.some((code) => !edited.has(code))) edit(wrong)
  const isRead = ({ productCode }: CartLine) =>
    isReview && !edited.has(productCode) && !wrong.includes(productCode)
  const plans = lines.filter(({ lineType }) => lineType === 'hcm')
  const isPlansAlone = plans.length > 0 && plans.length === lines.length
  const [label = cartCopy.valuePerCard, ...otherLabels] = new Set(lines.map(valueLabel))
  return (
    <div className={classNames(styles.table, isReview && styles.reviewed)}>
      <Table
        caption={cartCopy.tableCaption}
        captionHidden
        columns={[
          { id: 'product', label: cartCopy.product },
          { id: 'quantity', label: isPlansAlone ? cartCopy.planEmployees : cartCopy.quantity },
          { id: 'value', label: otherLabels.length === 0 ? label : cartCopy.valuePerCard },
          { id: 'subtotal', label: cartCopy.subtotal, numeric: true },
        ]}
        rows={lines.flatMap((line) => [
          {
            id: String(line.productCode),
            labels: { value: valueLabel(line) },
            cells: [
              <LineName
                key="name"
                line={line}
                isRead={isRead(line)}
                tone={products.get(line.productCode)?.tone ?? 'primary'}
                isRefused={isRefused && !products.has(line.productCode)}
              />,
              isRead(line) ? (
                <span key="quantity" className={styles.wide}>
                  {line.quantity.toLocaleString('pt-BR')}
                </span>
              ) : line.lineType === 'hcm' ? (
                <PlanEmployees key="quantity" line={line} isNamed={!isPlansAlone} />
              ) : (
                <LineQuantity key="quantity" line={line} />
              ),
              isRead(line) ? (
                <span key="value" className={styles.wide}>
                  <ReadValue line={line} isNamed={!isPlansAlone} />
                </span>
              ) : line.lineType === 'hcm' ? (
                <PlanMonth key="value" line={line} isNamed={!isPlansAlone} />
              ) : (
                <LineValue key="value" line={line} />
              ),
              <LineSubtotal
                key="subtotal"
                line={line}
                onEdit={isRead(line) ? () => edit([line.productCode]) : null}
              />,
            ],
          },
          ...(line.lineType === 'hcm' ? planRows(line, pricing) : []),
        ])}
      />
    </div>
  )
}

interface LineNameProps {
  readonly line: CartLine
  /** It is read: quantity and value stand under its name where the screen is narrow. */
  readonly isRead: boolean
  readonly tone: string
  /** This channel does not sell it (any more). */
  readonly isRefused: boolean
}

function LineName({ line, isRead, tone, isRefused }: LineNameProps) {
  return (
    <span
      className={classNames(
        styles.product,
        isRead && styles.read,
        line.lineType === 'benefit' && !isRead && styles.filled,
      )}
    >
      <span className={styles.swatch} data-tone={tone} aria-hidden="true" />
      <span>
        {line.lineType === 'hcm' ? <PlanName line={line} /> : <ProductName name={line.name} />}
        {isRead && <span className={styles.narrow}>{lineWords(line)}</span>}
        {isRefused && <InlineMessage kind="error">{cartCopy.productNotFound}</InlineMessage>}
      </span>
    </span>
  )
}

/** What one card or a plan's month costs, of a line that is read. */
function ReadValue({ line, isNamed }: { readonly line: CartLine; readonly isNamed: boolean }) {
  return line.lineType === 'hcm' ? (
    <PlanMonth line={line} isNamed={isNamed} />
  ) : (
    <span>{formatBrl(line.monthlyValue)}</span>
  )
}

/** Opens a line's fields in their place and gives the first of them the focus. */
function EditLine({ line, onEdit }: { readonly line: CartLine; readonly onEdit: () => void }) {
  function press({ currentTarget }: MouseEvent<HTMLElement>) {
    const row = currentTarget.closest('tr')
    flushSync(onEdit)
    row?.querySelector('input')?.focus()
  }

  return (
    <Button
      variant="ghost"
      size="sm"
      data-cart-field="line"
      className={styles.edit}
      iconBefore={<Icon name="edit" size={16} />}
      onClick={press}
    >
      {cartCopy.edit}
      <VisuallyHidden>{` ${line.name}`}</VisuallyHidden>
    </Button>
  )
}

function LineQuantity({ line }: { readonly line: CartLine }) {
  const { edit, setWalletAmount } = useCartMoves()
  const limits = useCartLimits()
  const walletGroups = useWalletGroups()
  const workerLimit = useWorkerLimit()
  const { quantity } = lineMessages({ ...line, quantity: line.quantity || null }, limits)

  function change(quantity: number) {
    // Too many workers are told of instead of being taken: the number before stays.
    if (line.lineType === 'mobility' && quantity > WORKER_LIMIT) workerLimit.tell()
    // All balances are on the same cards.
    else if (walletGroups.includes(line.groupCode)) setWalletAmount(line.groupCode, quantity)
    else edit(line.productCode, { quantity })
  }

  return (
    <>
      <QuantityField
        lineType={line.lineType}
        data-cart-field="quantity"
        className={styles.quantity}
        label={cartCopy.quantityOf(line.name)}
        labelHidden
        value={line.quantity || null}
        onValueChange={(amount) => change(amount ?? 0)}
        problem={quantity}
        isDue
      />
      {workerLimit.dialog}
    </>
  )
}

function LineValue({ line }: { readonly line: CartLine }) {
  const { edit } = useCartMoves()
  const limits = useCartLimits()
  const { value, isBeyond } = lineMessages(line, limits)
  return (
    <ValueField
      data-cart-field="value"
      className={styles.value}
      label={cartCopy.valueOf(line.name)}
      labelHidden
      value={line.monthlyValue}
      onValueChange={(monthlyValue) => edit(line.productCode, { monthlyValue })}
      problem={value}
      isBeyond={isBeyond}
      isDue
    />
  )
}

/** Cards and balances are paid with the order, known as they are typed. */
const OF_CARDS = { kind: 'credit', every: 'order', unitValue: 0, rate: 'unit' } as const

interface LineSubtotalProps {
  readonly line: CartLine
  /** Opens the fields of a line that is read; null where they stand open. */
  readonly onEdit: (() => void) | null
}

function LineSubtotal({ line, onEdit }: LineSubtotalProps) {
  const { remove } = useCartMoves()
  return (
    <span className={styles.subtotal}>
      {line.lineType === 'hcm' ? (
        <PlanTotal line={line} />
      ) : (
        <Paid row={{ ...OF_CARDS, value: (line.quantity * line.monthlyValue) as Centavos }} />
      )}
      {onEdit === null ? (
        <RemoveButton line={line} onRemove={remove} />
      ) : (
        <EditLine line={line} onEdit={onEdit} />
      )}
    </span>
  )
}
