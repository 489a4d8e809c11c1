import { useState } from 'react'
import { QuantityField } from '../../forms/line/line-fields.tsx'
import { quantityMessage, useCartMoves } from '../cart/public.ts'
import { walletCopy } from './copy.ts'
import styles from './wallet-block.module.css'

/**
 * The number of cards: what is typed goes to all balances at once, and is priced a second later
 * (docs/rules/cart.md: typed-at-once).
 */
export function WalletQuantity({
  groupCode,
  cards,
  isAwaited = false,
  missing = null,
}: {
  readonly groupCode: number
  readonly cards: number
  /** There are balances, which wait for it. */
  readonly isAwaited?: boolean
  /** Something was asked for that needs the number first: what to do. */
  readonly missing?: string | null
}) {
  const { setWalletAmount } = useCartMoves()
  // The cart says 0 of an empty field and of a typed zero alike.
  const [typed, setTyped] = useState<number | null>(null)
  const [isTyping, setTyping] = useState(false)
  const shown = cards > 0 ? cards : typed === 0 ? 0 : null
  return (
    <QuantityField
      lineType="benefit"
      className={styles.quantity}
      label={walletCopy.quantity}
      hint={isAwaited && cards === 0 && !isTyping ? walletCopy.quantityAsked : walletCopy.quantityHint}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      value={shown}
      onValueChange={(next) => {
        setTyped(next)
        setWalletAmount(groupCode, next ?? 0)
      }}
      required
      problem={quantityMessage({ lineType: 'benefit', quantity: shown })}
      error={missing}
    />
  )
}
