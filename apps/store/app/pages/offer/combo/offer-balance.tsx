import type { CartLine } from '@benefits/domain/cart/cart-line'
import { QUANTITY_DIGITS, QUANTITY_MAX } from '@benefits/domain/cart/lines/quantity-limits'
import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { parseBrl } from '@benefits/domain/money/parse-brl'
import { useId } from 'react'
import { ProductName } from '../../../always/issuer/product-name.tsx'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { cartCopy, lineMessages, removerOf, useCartMoves } from '../../../purchase/cart/public.ts'
import {
  catalogueCopy,
  type ProductView,
  productIcon,
  useIsUnserved,
} from '../../../purchase/catalogue/public.ts'
import { ContractedMark, useContractedCodes, valueHint, walletCopy } from '../../../purchase/wallet/public.ts'
import { IconBadge } from '../../../ui/art/icon-badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { InlineMessage } from '../../../ui/feedback/inline-message.tsx'
import { CurrencyInput } from '../../../ui/forms/amounts/currency-input.tsx'
import { NumberField } from '../../../ui/forms/amounts/number-field.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './combo.module.css'

interface OfferBalanceProps {
  readonly product: ProductView
  /** Cards of the wallet; null for a single card, which has a number of its own. */
  readonly wallet: number | null
  /** Its line in the cart; null while it is not chosen. */
  readonly line: CartLine | null
  readonly onToggle: () => void
}

/** A balance or a single card of the package: its box, and its amounts once it is chosen. */
export function OfferBalance({ product, wallet, line, onToggle }: OfferBalanceProps) {
  const id = useId()
  const { limits } = useIssuer().identity.selling
  const { edit, setWalletValue } = useCartMoves()
  const isContracted = useContractedCodes().has(product.code)
  const isUnserved = useIsUnserved()(product)
  const isSingle = wallet === null
  const wrong = line && lineMessages(isSingle ? line : { ...line, quantity: 1 }, limits)
  const isClosed = (isContracted || isUnserved) && line === null
  return (
    <article className={classNames(styles.balance, line && styles.chosen)} aria-labelledby={id}>
      <VisuallyHidden as="h3" id={id}>
        {product.name}
      </VisuallyHidden>
      <IconBadge name={productIcon(product.colourToken)} tone={product.colourToken} size="sm" />
      <Checkbox
        className={styles.box}
        label={<ProductName name={product.name} />}
        hint={product.description}
        checked={line !== null}
        disabled={isClosed}
        {...removerOf(product.code)}
        onChange={onToggle}
      />
      {isContracted && <ContractedMark />}
      {isUnserved && <InlineMessage kind="warning">{catalogueCopy.unservedTag}</InlineMessage>}
      {line && isSingle && (
        <NumberField
          label={cartCopy.quantityOf(product.name)}
          labelHidden
          value={line.quantity || null}
          onValueChange={(quantity) => edit(product.code, { quantity: quantity ?? 0 })}
          max={QUANTITY_MAX[line.lineType]}
          digits={QUANTITY_DIGITS[line.lineType]}
          required
          error={wrong?.quantity ?? null}
        />
      )}
      {line && (
        <CurrencyInput
          label={walletCopy.valueOf(product.name)}
          labelHidden
          hint={valueHint(line, wallet ?? line.quantity)}
          value={line.monthlyValue > 0 ? formatBrl(line.monthlyValue) : ''}
          onValueChange={(text) => {
            const value = parseBrl(text) ?? (0 as Centavos)
            if (isSingle) edit(product.code, { monthlyValue: value })
            else setWalletValue(line, value)
          }}
          required
          problem={wrong?.value ?? null}
          isBeyond={wrong?.isBeyond ?? false}
        />
      )}
    </article>
  )
}
