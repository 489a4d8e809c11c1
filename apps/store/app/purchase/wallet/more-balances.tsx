import { toCartLine } from '@benefits/domain/cart/lines/to-cart-line'
import type { Centavos } from '@benefits/domain/money/centavos'
import { Icon } from '../../ui/art/icon.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { InlineMessage } from '../../ui/feedback/inline-message.tsx'
import { Button } from '../../ui/press/button.tsx'
import { useEstimate } from '../../visit/use-estimate.ts'
import { useCartMoves, useCartState } from '../cart/public.ts'
import { catalogueCopy, type ProductView, useIsUnserved } from '../catalogue/public.ts'
import { BalanceRow } from './balance-row.tsx'
import { useContractedCodes } from './contracted-mark.tsx'
import { walletCopy } from './copy.ts'
import styles from './more-balances.module.css'

interface MoreBalancesProps {
  readonly products: readonly ProductView[]
  /** A balance came into the cart. */
  readonly onAdded: (code: number) => void
}

const NOTHING = 0 as Centavos

/**
 * The balances that the card does not have yet; one that is added starts with no value and keeps the buyer from going
 * on until it is filled (docs/rules/cart.md: multi-shares-cards). The first brings the number that was typed on the
 * initial page.
 */
export function MoreBalances({ products, onAdded }: MoreBalancesProps) {
  const { lines, walletAmount } = useCartState()
  const isUnserved = useIsUnserved()
  const contracted = useContractedCodes()
  const { add } = useCartMoves()
  const { employees } = useEstimate()
  const cards = lines.length + walletAmount === 0 ? (employees ?? 0) : 0
  const open = products.filter(
    ({ code }) => !contracted.has(code) && lines.every(({ productCode }) => productCode !== code),
  )
  return (
    <section aria-labelledby="produtos" className={styles.panel}>
      <h2 id="produtos" tabIndex={-1} className={styles.title}>
        {walletCopy.moreTitle}
      </h2>
      {open.length === 0 && (
        <EmptyState>{products.length === 0 ? walletCopy.noneSold : walletCopy.allAdded}</EmptyState>
      )}
      <ul className={styles.rows}>
        {open.map((product) => (
          <li key={product.code}>
            <BalanceRow
              name={product.name}
              tone={product.colourToken}
              detail={<p className={styles.detail}>{product.description}</p>}
            >
              {isUnserved(product) ? (
                <InlineMessage kind="warning">{catalogueCopy.unservedTag}</InlineMessage>
              ) : (
                <Button
                  variant="secondary"
                  size="sm"
                  block
                  iconBefore={<Icon name="plus" size={18} />}
                  onClick={() => {
                    const told = () => onAdded(product.code)
                    if (add(toCartLine(product, cards, NOTHING), told)) told()
                  }}
                >
                  {walletCopy.add}
                </Button>
              )}
            </BalanceRow>
          </li>
        ))}
      </ul>
    </section>
  )
}
