import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './balance-times.module.css'
import { walletCopy } from './copy.ts'

/** On how many cards a balance is, 'Nx'; nothing before the number is known, which its own field asks for. */
export function BalanceTimes({ cards }: { readonly cards: number }) {
  if (cards === 0) return null
  return (
    <p className={styles.times}>
      <span aria-hidden="true">{walletCopy.times(cards)}</span>
      <VisuallyHidden>{walletCopy.cards(cards)}</VisuallyHidden>
    </p>
  )
}
