import type { CartLine } from '@benefits/domain/cart/cart-line'
import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { parseBrl } from '@benefits/domain/money/parse-brl'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { CurrencyInput } from '../../ui/forms/currency-input.tsx'
import { IconButton } from '../../ui/press/icon-button.tsx'
import { useFocusWhen } from '../../ui/use-focus-when.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { lineMessages, removerOf, useCartMoves } from '../cart/public.ts'
import { BalanceRow } from './balance-row.tsx'
import { ContractedMark } from './contracted-mark.tsx'
import { walletCopy } from './copy.ts'
import styles from './wallet-block.module.css'

interface EditedBalanceProps {
  readonly line: CartLine
  /** Cards of the wallet, which a new balance has not got yet. */
  readonly cards: number
  readonly tone: string
  /** The company turned out to have it: it can only be taken out. */
  readonly isContracted: boolean
  readonly autoFocus: boolean
  readonly onFocused?: (() => void) | undefined
  readonly onRemove: () => void
}

/** A balance in the cart: icon, name, 'Nx', its value per card and the way out. */
export function EditedBalance({
  line,
  cards,
  tone,
  isContracted,
  autoFocus,
  onFocused,
  onRemove,
}: EditedBalanceProps) {
  const { name, monthlyValue } = line
  const { limits } = useIssuer().identity.selling
  const { setWalletValue } = useCartMoves()
  const field = useFocusWhen<HTMLInputElement>(autoFocus, { onFocused })
  const { value: problem, isBeyond } = lineMessages({ ...line, quantity: 1 }, limits)
  return (
    <BalanceRow
      name={name}
      tone={tone}
      detail={
        <p className={styles.times}>
          {cards > 0 ? (
            <>
              <span aria-hidden="true">{walletCopy.times(cards)}</span>
              <VisuallyHidden>{walletCopy.cards(cards)}</VisuallyHidden>
            </>
          ) : (
            walletCopy.noCards
          )}
        </p>
      }
    >
      {isContracted ? (
        <ContractedMark />
      ) : (
        <CurrencyInput
          className={styles.value}
          label={walletCopy.valueOf(name)}
          labelHidden
          inputRef={field}
          value={monthlyValue > 0 ? formatBrl(monthlyValue) : ''}
          onValueChange={(text) => setWalletValue(line, parseBrl(text) ?? (0 as Centavos))}
          required
          problem={problem}
          isBeyond={isBeyond}
        />
      )}
      <IconButton
        variant="danger"
        label={walletCopy.remove(name)}
        icon={<Icon name="trash" size={20} />}
        {...removerOf(line.productCode)}
        onClick={onRemove}
      />
    </BalanceRow>
  )
}
