import type { CartLine } from '@benefits/domain/cart/cart-line'
import { isFilled } from '@benefits/domain/cart/proceed-block'
import { readWallet } from '@benefits/domain/cart/wallet/read-wallet'
import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { useState } from 'react'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import { Icon } from '../../ui/art/icon.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Button } from '../../ui/press/button.tsx'
import { useFocusWhen } from '../../ui/use-focus-when.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useVisitor } from '../../visit/visitor-provider.tsx'
import { lineMessages, type PaintedProduct, useCartLimits, useCartState } from '../cart/public.ts'
import { BalanceRemover } from './balance-remover.tsx'
import { BalanceRow } from './balance-row.tsx'
import { BalanceTimes } from './balance-times.tsx'
import { BalanceValue } from './balance-value.tsx'
import { ContractedMark } from './contracted-mark.tsx'
import { walletCopy } from './copy.ts'
import { ownedBalances } from './owned-balances.ts'
import styles from './wallet-block.module.css'
import { WalletCard } from './wallet-card.tsx'
import { WalletPreview } from './wallet-preview.tsx'
import { WalletQuantity } from './wallet-quantity.tsx'

interface WalletBlockProps {
  readonly groupCode: number
  /** Written on the card; 'Multi' where none is given. */
  readonly name?: string
  /** Names and colours of the products, by code. */
  readonly products: ReadonlyMap<number, PaintedProduct>
  /** Above everything else: what the cart lacks for an offer. */
  readonly notice?: Elements
  /** The balances that are chosen and filled on the page's chips, by code; the block lists the others. */
  readonly onChips?: ReadonlySet<number>
  readonly chips?: Elements
  /** What was filled before is read: its fields come at a press of 'Editar'. */
  readonly isReview?: boolean
}

const NOTHING = 0 as Centavos

/**
 * The block of the Multi card in the cart: one number of cards, a value for each balance, what the company already has,
 * and how one card's credit splits.
 */
export function WalletBlock(props: WalletBlockProps) {
  const { groupCode, name = walletCopy.cardName, products, notice, onChips, chips, isReview = false } = props
  const limits = useCartLimits()
  const [isEdited, setEdited] = useState(false)
  const body = useFocusWhen<HTMLDivElement>(isEdited, { first: 'input' })
  const wallet = readWallet(useCartState(), groupCode)
  const contracted = useVisitor(({ customer }) => customer.contractedProducts)
  const owned = ownedBalances(contracted, groupCode, products)
  const isOwned = (productCode: number) => owned.some(({ code }) => code === productCode)
  // What is chosen among the chips has its value there.
  const rows = wallet.balances.filter(({ productCode }) => isOwned(productCode) || !onChips?.has(productCode))
  // Fields that something was wrong in stay, also once it is right: somebody types there.
  if (isReview && !isEdited && !(wallet.cards > 0 && wallet.balances.every(isFilled))) setEdited(true)
  const isRead = isReview && !isEdited
  const toneOf = (code: number) => products.get(code)?.tone ?? 'multi'
  const isRefused = (line: CartLine) => lineMessages({ ...line, quantity: 1 }, limits).value !== null
  return (
    <div ref={body} className={styles.block}>
      <h2 id="carrinho" tabIndex={-1} className={styles.title}>
        {walletCopy.blockTitle}
      </h2>
      {notice}
      <WalletCard
        name={name}
        balances={wallet.balances.map((line) => ({
          code: line.productCode,
          name: line.name,
          tone: toneOf(line.productCode),
          // What its field refuses is on no card.
          value: isRefused(line) ? NOTHING : line.monthlyValue,
        }))}
      />
      {isRead ? (
        <ReadQuantity cards={wallet.cards} name={name} onEdit={() => setEdited(true)} />
      ) : (
        <WalletQuantity groupCode={groupCode} cards={wallet.cards} isAwaited={wallet.balances.length > 0} />
      )}
      <WalletPreview />
      {rows.length + owned.length > 0 ? (
        <ul className={styles.rows}>
          {rows.map((line) => (
            <li key={line.productCode}>
              <WalletRow
                line={line}
                cards={wallet.cards}
                tone={toneOf(line.productCode)}
                is={isOwned(line.productCode) ? 'contracted' : isRead ? 'read' : 'edited'}
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
        !chips && <p className={styles.none}>{walletCopy.noBalance}</p>
      )}
      {chips}
      {contracted.length > 0 && <HistoryLine />}
    </div>
  )
}

interface ReadQuantityProps {
  readonly cards: number
  readonly name: string
  readonly onEdit: () => void
}

function ReadQuantity({ cards, name, onEdit }: ReadQuantityProps) {
  return (
    <p className={styles.read}>
      <strong>{walletCopy.cards(cards)}</strong>
      <Button variant="ghost" size="sm" iconBefore={<Icon name="edit" size={16} />} onClick={onEdit}>
        {walletCopy.edit}
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </Button>
    </p>
  )
}

interface WalletRowProps {
  readonly line: CartLine
  /** Cards of the wallet, which a new balance has not got yet. */
  readonly cards: number
  readonly tone: string
  /** What the company turned out to have can only be taken out. */
  readonly is: 'read' | 'edited' | 'contracted'
}

/** A balance in the cart: icon, name, 'Nx', its value per card and the way out. */
function WalletRow({ line, cards, tone, is }: WalletRowProps) {
  return (
    <BalanceRow name={line.name} tone={tone} detail={<BalanceTimes cards={cards} />}>
      {is === 'read' && <span className={styles.money}>{formatBrl(line.monthlyValue)}</span>}
      {is === 'edited' && <BalanceValue className={styles.value} line={line} cards={cards} />}
      {is === 'contracted' && <ContractedMark />}
      {is !== 'read' && <BalanceRemover {...line} />}
    </BalanceRow>
  )
}

function HistoryLine() {
  const { urlPortalRhBeneficio } = useIssuer().configuration
  return (
    <p className={styles.history}>
      {walletCopy.historyBefore}
      <KeepQueryLink to={urlPortalRhBeneficio}>{walletCopy.history}</KeepQueryLink>
      {walletCopy.historyAfter}
    </p>
  )
}
