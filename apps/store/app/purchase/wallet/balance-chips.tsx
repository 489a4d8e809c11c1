import { toCartLine } from '@benefits/domain/cart/lines/to-cart-line'
import { readWallet } from '@benefits/domain/cart/wallet/read-wallet'
import type { Centavos } from '@benefits/domain/money/centavos'
import { useCallback, useState } from 'react'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { useEstimate } from '../../visit/use-estimate.ts'
import { useCartMoves, useCartState } from '../cart/public.ts'
import { LawSwitch, type ProductView, useIsUnserved, useLaw } from '../catalogue/public.ts'
import { BalanceChip } from './balance-chip.tsx'
import styles from './balance-chips.module.css'
import { useContractedCodes } from './contracted-mark.tsx'
import { walletCopy } from './copy.ts'
import { groupBalances } from './group-balances.ts'

interface BalanceChipsProps {
  readonly groupCode: number
  /** The balances that the channel sells. */
  readonly products: readonly ProductView[]
}

const NOTHING = 0 as Centavos

/**
 * The balances that the company does not have yet, as chips by what they are for; one that is chosen starts with no
 * value and keeps the buyer from going on until it is filled (docs/rules/cart.md: multi-shares-cards). The first brings
 * the number that was typed on the initial page.
 */
export function BalanceChips({ groupCode, products }: BalanceChipsProps) {
  const cart = useCartState()
  const { lines, walletAmount } = cart
  const { cards } = readWallet(cart, groupCode)
  const isUnserved = useIsUnserved()
  const contracted = useContractedCodes()
  const { add } = useCartMoves()
  const { employees } = useEstimate()
  const [chosen, setChosen] = useState<number | null>(null)
  const settled = useCallback(() => setChosen(null), [])
  const first = lines.length + walletAmount === 0 ? (employees ?? 0) : 0
  const open = products.filter(({ code }) => !contracted.has(code))
  const { law, setLaw, hasTwins, isShown } = useLaw(open)

  function choose(product: ProductView) {
    const told = () => setChosen(product.code)
    if (add(toCartLine(product, first, NOTHING), told)) told()
  }

  return (
    <section aria-labelledby="produtos" className={styles.section}>
      <h2 id="produtos" tabIndex={-1} className={styles.title}>
        {walletCopy.moreTitle}
      </h2>
      {open.length === 0 && (
        <EmptyState>{products.length === 0 ? walletCopy.noneSold : walletCopy.allContracted}</EmptyState>
      )}
      {groupBalances(open).map(({ use, balances }) => (
        <div key={use} className={styles.use}>
          <h3 className={styles.useName}>{walletCopy.uses[use]}</h3>
          {use === 'food' && hasTwins && <LawSwitch law={law} onLawChange={setLaw} legendHidden />}
          <ul className={styles.chips}>
            {balances.map((product) => (
              <li key={product.code} hidden={!isShown(product)}>
                <BalanceChip
                  product={product}
                  line={lines.find(({ productCode }) => productCode === product.code)}
                  cards={cards}
                  isUnserved={isUnserved(product)}
                  autoFocus={chosen === product.code}
                  onFocused={settled}
                  onChoose={() => choose(product)}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
