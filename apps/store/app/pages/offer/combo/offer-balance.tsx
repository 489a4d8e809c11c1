import type { CartLine } from '@benefits/domain/cart/cart-line'
import { useId } from 'react'
import { ProductName } from '../../../always/issuer/product-name.tsx'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { QuantityField, ValueField } from '../../../forms/line/line-fields.tsx'
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
        <QuantityField
          lineType={line.lineType}
          label={cartCopy.quantityOf(product.name)}
          labelHidden
          value={line.quantity || null}
          onValueChange={(quantity) => edit(product.code, { quantity: quantity ?? 0 })}
          required
          problem={wrong?.quantity ?? null}
          isAsked
        />
      )}
      {line && (
        <ValueField
          label={walletCopy.valueOf(product.name)}
          labelHidden
          hint={valueHint(line, wallet ?? line.quantity)}
          value={line.monthlyValue}
          onValueChange={(monthlyValue) =>
            isSingle ? edit(product.code, { monthlyValue }) : setWalletValue(line, monthlyValue)
          }
          required
          problem={wrong?.value ?? null}
          isBeyond={wrong?.isBeyond ?? false}
        />
      )}
    </article>
  )
}
