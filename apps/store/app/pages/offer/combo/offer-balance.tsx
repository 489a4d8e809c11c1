import type { CartLine } from '@benefits/domain/cart/cart-line'
import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { parseBrl } from '@benefits/domain/money/parse-brl'
import { useId } from 'react'
import { ProductName } from '../../../always/issuer/product-name.tsx'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { lineMessages, removerOf, useCartMoves } from '../../../purchase/cart/public.ts'
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
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './combo.module.css'

interface OfferBalanceProps {
  readonly product: ProductView
  /** Cards of the package. */
  readonly cards: number
  /** Its line in the cart; null while it is not chosen. */
  readonly line: CartLine | null
  readonly onToggle: () => void
}

/** A balance of the package: its box, and its value per card once it is chosen. */
export function OfferBalance({ product, cards, line, onToggle }: OfferBalanceProps) {
  const id = useId()
  const { limits } = useIssuer().identity.selling
  const { setWalletValue } = useCartMoves()
  const isContracted = useContractedCodes().has(product.code)
  const isUnserved = useIsUnserved()(product)
  const wrong = line && lineMessages({ ...line, quantity: 1 }, limits)
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
      {line && (
        <CurrencyInput
          label={walletCopy.valueOf(product.name)}
          labelHidden
          hint={valueHint(line, cards)}
          value={line.monthlyValue > 0 ? formatBrl(line.monthlyValue) : ''}
          onValueChange={(text) => setWalletValue(line, parseBrl(text) ?? (0 as Centavos))}
          required
          problem={wrong?.value ?? null}
          isBeyond={wrong?.isBeyond ?? false}
        />
      )}
    </article>
  )
}
