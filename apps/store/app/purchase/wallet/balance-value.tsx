import type { CartLine } from '@benefits/domain/cart/cart-line'
import { ValueField } from '../../forms/line/line-fields.tsx'
import { useFocusWhen } from '../../ui/use-focus-when.ts'
import { lineMessages, useCartLimits, useCartMoves } from '../cart/public.ts'
import { walletCopy } from './copy.ts'
import { valueHint } from './value-hint.ts'

interface BalanceValueProps {
  readonly className: string | undefined
  readonly line: CartLine
  /** Cards of the wallet: what the value comes to on all of them stands under it. */
  readonly cards: number
  readonly autoFocus?: boolean
  /** It takes the focus where the page stands. */
  readonly preventScroll?: boolean
  readonly onFocused?: (() => void) | undefined
}

/** The field of what a balance of the card is credited per month. */
export function BalanceValue({
  className,
  line,
  cards,
  autoFocus = false,
  preventScroll = false,
  onFocused,
}: BalanceValueProps) {
  const { name, monthlyValue } = line
  const limits = useCartLimits()
  const { setWalletValue } = useCartMoves()
  const field = useFocusWhen<HTMLInputElement>(autoFocus, { onFocused, preventScroll })
  const { value: problem, isBeyond } = lineMessages({ ...line, quantity: 1 }, limits)
  return (
    <ValueField
      className={className}
      label={walletCopy.valueOf(name)}
      labelHidden
      hint={valueHint(line, cards)}
      inputRef={field}
      value={monthlyValue}
      onValueChange={(value) => setWalletValue(line, value)}
      required
      problem={problem}
      isBeyond={isBeyond}
    />
  )
}
