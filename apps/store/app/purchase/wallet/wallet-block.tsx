import { readWallet } from '@benefits/domain/cart/wallet/read-wallet'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { useVisitor } from '../../visit/visitor-provider.tsx'
import { type PaintedProduct, useCartState } from '../cart/public.ts'
import type { ProductView } from '../catalogue/public.ts'
import { BalanceChips } from './balance-chips.tsx'
import { BalanceRow } from './balance-row.tsx'
import { ContractedMark } from './contracted-mark.tsx'
import { walletCopy } from './copy.ts'
import { EditedBalance } from './edited-balance.tsx'
import { ownedBalances } from './owned-balances.ts'
import styles from './wallet-block.module.css'
import { WalletCard } from './wallet-card.tsx'
import { WalletQuantity } from './wallet-quantity.tsx'

interface WalletBlockProps {
  readonly groupCode: number
  /** Written on the card; 'Multi' where none is given. */
  readonly name?: string
  /** Names and colours of the products, by code. */
  readonly products: ReadonlyMap<number, PaintedProduct>
  /** Above everything else: what the cart lacks for an offer. */
  readonly notice?: Elements
  /** The balances that are sold here, each of which is chosen and filled where it stands. */
  readonly sold?: readonly ProductView[] | undefined
}

/**
 * The block of the Multi card in the cart: one number of cards, a value for each balance, what the company already has,
 * and how one card's credit splits.
 */
export function WalletBlock({
  groupCode,
  name = walletCopy.cardName,
  products,
  notice,
  sold,
}: WalletBlockProps) {
  const { urlPortalRhBeneficio } = useIssuer().configuration
  const wallet = readWallet(useCartState(), groupCode)
  const contracted = useVisitor(({ customer }) => customer.contractedProducts)
  const owned = ownedBalances(contracted, groupCode, products)
  const isOwned = (productCode: number) => owned.some(({ code }) => code === productCode)
  // What is chosen among the chips has its value there.
  const rows = wallet.balances.filter(
    ({ productCode }) => isOwned(productCode) || !sold?.some(({ code }) => code === productCode),
  )
  const toneOf = (code: number) => products.get(code)?.tone ?? 'multi'
  return (
    <div className={styles.block}>
      <h2 id="carrinho" tabIndex={-1} className={styles.title}>
        {walletCopy.blockTitle}
      </h2>
      {notice}
      <WalletCard
        name={name}
        balances={wallet.balances.map(({ productCode, name: label, monthlyValue }) => ({
          code: productCode,
          name: label,
          tone: toneOf(productCode),
          value: monthlyValue,
        }))}
      />
      <WalletQuantity groupCode={groupCode} cards={wallet.cards} isAwaited={wallet.balances.length > 0} />
      {rows.length + owned.length > 0 ? (
        <ul className={styles.rows}>
          {rows.map((line) => (
            <li key={line.productCode}>
              <EditedBalance
                line={line}
                cards={wallet.cards}
                tone={toneOf(line.productCode)}
                isContracted={isOwned(line.productCode)}
              />
            </li>
          ))}
          {owned
            .filter(({ code }) => wallet.balances.every(({ productCode }) => productCode !== code))
            .map(({ code, name: label }) => (
              <li key={code}>
                <BalanceRow name={products.get(code)?.name ?? label} tone={toneOf(code)}>
                  <ContractedMark />
                </BalanceRow>
              </li>
            ))}
        </ul>
      ) : (
        !sold && <p className={styles.none}>{walletCopy.noBalance}</p>
      )}
      {sold && <BalanceChips products={sold} cards={wallet.cards} />}
      {contracted.length > 0 && (
        <p className={styles.history}>
          {walletCopy.historyBefore}
          <KeepQueryLink to={urlPortalRhBeneficio}>{walletCopy.history}</KeepQueryLink>
          {walletCopy.historyAfter}
        </p>
      )}
      <Alert kind="info" title={walletCopy.previewTitle}>
        {walletCopy.previewText}
      </Alert>
    </div>
  )
}
