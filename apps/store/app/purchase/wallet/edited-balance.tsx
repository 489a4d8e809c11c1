import type { CartLine } from '@benefits/domain/cart/cart-line'
import { BalanceRemover } from './balance-remover.tsx'
import { BalanceRow } from './balance-row.tsx'
import { BalanceTimes } from './balance-times.tsx'
import { BalanceValue } from './balance-value.tsx'
import { ContractedMark } from './contracted-mark.tsx'
import styles from './wallet-block.module.css'

interface EditedBalanceProps {
  readonly line: CartLine
  /** Cards of the wallet, which a new balance has not got yet. */
  readonly cards: number
  readonly tone: string
  /** The company turned out to have it: it can only be taken out. */
  readonly isContracted: boolean
}

/** A balance in the cart: icon, name, 'Nx', its value per card and the way out. */
export function EditedBalance({ line, cards, tone, isContracted }: EditedBalanceProps) {
  const { name } = line
  return (
    <BalanceRow name={name} tone={tone} detail={<BalanceTimes cards={cards} />}>
      {isContracted ? (
        <ContractedMark />
      ) : (
        <BalanceValue className={styles.value} line={line} cards={cards} />
      )}
      <BalanceRemover {...line} />
    </BalanceRow>
  )
}
