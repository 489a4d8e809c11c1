import type { Wallet } from '@benefits/domain/cart/wallet/read-wallet'
import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { cartPath } from '../../addresses/cart-paths.ts'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import { Icon } from '../../ui/art/icon.tsx'
import { Button } from '../../ui/press/button.tsx'
import { buttonClass } from '../../ui/press/button-class.ts'
import { useFocusWhen } from '../../ui/use-focus-when.ts'
import type { ProductView } from '../catalogue/public.ts'
import { walletCopy } from './copy.ts'
import { WalletCard } from './wallet-card.tsx'
import styles from './wallet-form.module.css'

interface AddedWalletProps {
  readonly name: string
  readonly wallet: Wallet
  readonly products: readonly ProductView[]
  /** It has just been added here: takes the focus that the form had. */
  readonly autoFocus: boolean
  readonly onFocused: () => void
  readonly onEdit: () => void
}

/** What was added: cards, balances and subtotal, and the ways on. */
export function AddedWallet({ name, wallet, products, autoFocus, onFocused, onEdit }: AddedWalletProps) {
  const { identity } = useIssuer()
  const heading = useFocusWhen<HTMLHeadingElement>(autoFocus, { onFocused })
  const { balances, cards, valuePerCard } = wallet
  const toneOf = (id: number) => products.find(({ code }) => code === id)?.colourToken ?? 'multi'
  return (
    <section className={styles.panel} aria-labelledby="cartao-adicionado">
      <h2 id="cartao-adicionado" ref={heading} tabIndex={-1} className={styles.added}>
        <Icon name="check" size={20} />
        {walletCopy.added}
      </h2>
      <WalletCard
        name={name}
        balances={balances.map(({ productCode, name: label, monthlyValue }) => ({
          code: productCode,
          name: label,
          tone: toneOf(productCode),
          value: monthlyValue,
        }))}
      />
      <ul className={styles.facts}>
        {balances.map(({ productCode, name: label, monthlyValue }) => (
          <li key={productCode} className={styles.fact}>
            <span className={styles.label}>
              <span className={styles.dot} data-tone={toneOf(productCode)} aria-hidden="true" />
              <span>{label}</span>
            </span>
            <span className={styles.money}>{formatBrl(monthlyValue)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.subtotal}>
        <span>
          {walletCopy.subtotal}
          <span className={styles.detail}>
            {`${walletCopy.cards(cards)} · ${walletCopy.inEach(formatBrl(valuePerCard))}`}
          </span>
        </span>
        <strong className={styles.total}>{formatBrl((cards * valuePerCard) as Centavos)}</strong>
      </p>
      <div className={styles.actions}>
        <Button variant="ghost" iconBefore={<Icon name="edit" size={18} />} onClick={onEdit}>
          {walletCopy.edit}
        </Button>
        <KeepQueryLink
          to={cartPath(identity, balances[0]?.groupCode ?? null)}
          className={buttonClass({ size: 'lg' })}
        >
          {walletCopy.goToCart}
        </KeepQueryLink>
      </div>
    </section>
  )
}
