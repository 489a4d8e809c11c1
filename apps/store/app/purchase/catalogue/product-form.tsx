import type { CartLine } from '@benefits/domain/cart/cart-line'
import { toCartLine } from '@benefits/domain/cart/lines/to-cart-line'
import { type Centavos, centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { parseBrl } from '@benefits/domain/money/parse-brl'
import { type ComponentProps, type FormEvent, useEffect, useId, useState } from 'react'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { QuantityField } from '../../forms/line/line-fields.tsx'
import { Icon } from '../../ui/art/icon.tsx'
import { CurrencyInput } from '../../ui/forms/amounts/currency-input.tsx'
import { afterAnswer } from '../../ui/press/after-press.ts'
import { Button } from '../../ui/press/button.tsx'
import { useFocusWhen } from '../../ui/use-focus-when.ts'
import { useEstimate } from '../../visit/use-estimate.ts'
import { useVisitor } from '../../visit/visitor-provider.tsx'
import { lineMessages } from '../cart/public.ts'
import { catalogueCopy } from './copy.ts'
import styles from './product-form.module.css'
import type { ProductView } from './product-view.ts'

/** A phone has room for the first word of it beside the fields; the others stay its name. */
const [ADD_FIRST = ''] = catalogueCopy.add.split(' ')
const ADD_REST = catalogueCopy.add.slice(ADD_FIRST.length)

interface ProductFormProps {
  readonly product: ProductView
  /** The line that is being edited; null for a new one. */
  readonly line: CartLine | null
  /** The visitor's cart is known: before that nothing may be added. */
  readonly ready: boolean
  readonly autoFocus: boolean
  readonly onFocused: () => void
  /** Told what the fields hold, at first too: null where they make no line yet, and once they are gone. */
  readonly onTyped?: ((line: CartLine | null) => void) | undefined
  readonly onSubmit: (line: CartLine) => void
  readonly onCancel: () => void
}

/** Quantity of cards and value per card: the quantity is checked while typing, the value once it had its turn. */
export function ProductForm(props: ProductFormProps) {
  const { product, line, ready, autoFocus, onFocused, onTyped, onSubmit, onCancel } = props
  const { limits } = useIssuer().identity.selling
  const form = useFocusWhen<HTMLFormElement>(autoFocus, { first: 'input', onFocused })
  const { quantity, setQuantity, valueText, setValueText } = useAmounts(line)
  const [isAsked, setAsked] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const monthlyValue = parseBrl(valueText)
  const messages = lineMessages(
    { productCode: product.code, lineType: product.lineType, quantity, monthlyValue },
    limits,
  )
  const isSet = quantity !== null && monthlyValue !== null
  const isRight = messages.quantity === null && messages.value === null
  const stateId = useId()

  useTellTyped(onTyped, product, isRight ? quantity : null, monthlyValue)

  function submit(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (!isSet || isAdding) return
    if (!isRight) {
      const inputs = form.current?.querySelectorAll('input')
      inputs?.[messages.quantity ? 0 : 1]?.focus()
      return
    }
    setAdding(true)
    afterAnswer(() => {
      onSubmit(toCartLine(product, quantity, monthlyValue))
      setAdding(false)
    })
  }

  const look = { className: styles.form, 'data-editing': line ? '' : undefined }
  return (
    <form ref={form} {...look} noValidate onSubmit={submit}>
      <div className={styles.fields}>
        <QuantityField
          lineType={product.lineType}
          label={catalogueCopy.quantity}
          value={quantity}
          onValueChange={setQuantity}
          required
          problem={messages.quantity}
          isAsked={isAsked}
        />
        <CurrencyInput
          label={catalogueCopy.value}
          value={valueText}
          onValueChange={setValueText}
          required
          problem={messages.value}
          isBeyond={messages.isBeyond}
          isAsked={isAsked}
        />
      </div>
      <p id={stateId} className={styles.state}>
        {isSet && isRight && <Sum quantity={quantity} monthlyValue={monthlyValue} />}
        {!isSet && <span>{lackOf(quantity, monthlyValue)}</span>}
      </p>
      <div className={styles.actions}>
        {line && (
          <Button variant="ghost" onClick={onCancel}>
            {catalogueCopy.cancelEdit}
          </Button>
        )}
        <AddButton
          isEdit={line !== null}
          busy={isAdding}
          disabled={!ready || !isSet}
          aria-describedby={stateId}
        />
      </div>
    </form>
  )
}

interface AddButtonProps
  extends Pick<ComponentProps<typeof Button>, 'busy' | 'disabled' | 'aria-describedby'> {
  /** The line is in the cart already. */
  readonly isEdit: boolean
}

function AddButton({ isEdit, ...button }: AddButtonProps) {
  return (
    <Button
      type="submit"
      variant={isEdit ? 'primary' : 'secondary'}
      block
      iconBefore={
        <span className={styles.cart}>
          <Icon name="cart" size={20} />
        </span>
      }
      {...button}
    >
      {isEdit ? (
        catalogueCopy.update
      ) : (
        <>
          <span>{ADD_FIRST}</span>
          <span className={styles.words}>{ADD_REST}</span>
        </>
      )}
    </Button>
  )
}

/**
 * What the two fields hold: a new line begins with what was asked for on the initial page, or with as many cards as the
 * first product has.
 */
function useAmounts(line: CartLine | null) {
  const estimate = useEstimate()
  // Undefined until something is typed.
  const [typedQuantity, setQuantity] = useState<number | null | undefined>(line?.quantity)
  const [typedValue, setValueText] = useState(line ? formatBrl(line.monthlyValue) : undefined)
  const offered = useFirstQuantity() ?? estimate.employees
  return {
    quantity: typedQuantity === undefined ? offered : typedQuantity,
    setQuantity,
    valueText: typedValue ?? (estimate.value === null ? '' : formatBrl(estimate.value)),
    setValueText,
  }
}

/** Tells what the fields hold; null where they make no line yet, and once they are gone. */
function useTellTyped(
  onTyped: ProductFormProps['onTyped'],
  product: ProductView,
  quantity: number | null,
  monthlyValue: Centavos | null,
): void {
  useEffect(() => {
    const isLine = quantity !== null && monthlyValue !== null
    onTyped?.(isLine ? toCartLine(product, quantity, monthlyValue) : null)
  }, [onTyped, product, quantity, monthlyValue])
  useEffect(() => () => onTyped?.(null), [onTyped])
}

/** What the form still needs for its button. */
function lackOf(quantity: number | null, monthlyValue: Centavos | null): string {
  if (quantity !== null) return catalogueCopy.needsValue
  return monthlyValue === null ? catalogueCopy.needsBoth : catalogueCopy.needsQuantity
}

/** What cards and value come to, before they are added. */
function Sum({ quantity, monthlyValue }: { readonly quantity: number; readonly monthlyValue: Centavos }) {
  return (
    <>
      <span>{catalogueCopy.comesTo(quantity, formatBrl(monthlyValue))}</span>
      <strong>{formatBrl(centavos(quantity * monthlyValue))}</strong>
    </>
  )
}

/** How many cards the first product of the cart has, which most teams want of the next one too; null without one. */
function useFirstQuantity(): number | null {
  return useVisitor(
    ({ shopping }) => shopping.cart.lines.find(({ lineType }) => lineType === 'benefit')?.quantity || null,
  )
}
