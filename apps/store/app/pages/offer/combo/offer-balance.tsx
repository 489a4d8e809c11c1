import type { CartLine } from '@benefits/domain/cart/cart-line'
import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { parseBrl } from '@benefits/domain/money/parse-brl'
import { useId } from 'react'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { lineMessages, removerOf, useCartMoves } from '../../../purchase/cart/public.ts'
import { catalogueCopy, type ProductView, useIsUnserved } from '../../../purchase/catalogue/public.ts'
import { ContractedMark, useContractedCodes, walletCopy } from '../../../purchase/wallet/public.ts'
import { classNames } from '../../../ui/class-names.ts'
import { InlineMessage } from '../../../ui/feedback/inline-message.tsx'
import { CurrencyInput } from '../../../ui/forms/amounts/currency-input.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './combo.module.css'

interface OfferBalanceProps {
  readonly product: ProductView
  /** Its line in the cart; null while it is not chosen. */
  readonly line: CartLine | null
  readonly onToggle: () => void
}

/** A balance of the package: its box, and its value per card once it is chosen. */
export function OfferBalance({ product, line, onToggle }: OfferBalanceProps) {
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
      <Checkbox
        className={styles.box}
        label={product.name}
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
          className={styles.value}
          label={walletCopy.valueOf(product.name)}
          labelHidden
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
