import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { CardArt } from '../../ui/art/card/card-art.tsx'
import { Icon } from '../../ui/art/icon.tsx'
import { StackedBar } from '../../ui/feedback/stacked-bar.tsx'
import { productIcon } from '../catalogue/public.ts'
import { walletCopy } from './copy.ts'
import styles from './wallet-card.module.css'

interface WalletCardProps {
  /** Written on the card. */
  readonly name: string
  readonly balances: readonly DrawnBalance[]
}

/** The one physical card with a mark for each of its balances, and how its monthly credit splits among them. */
export function WalletCard({ name, balances }: WalletCardProps) {
  const { shortName } = useIssuer().configuration.issuer
  const sum = balances.reduce((total, { value }) => total + value, 0) as Centavos
  return (
    <div className={styles.card}>
      <div className={styles.art}>
        <CardArt name={name} tone="multi" issuer={shortName} icon="wallet" />
        <div className={styles.marks} aria-hidden="true">
          {balances.map(({ code, tone, value }) => (
            <span key={code} className={styles.mark} data-tone={tone} data-empty={value === 0 || undefined}>
              <Icon name={productIcon(tone)} size={16} />
            </span>
          ))}
        </div>
      </div>
      <div className={styles.split}>
        {sum > 0 && (
          <>
            <p className={styles.sum}>
              <strong className={styles.money}>{formatBrl(sum)}</strong> {walletCopy.perCard}
            </p>
            <StackedBar
              caption={walletCopy.splitCaption}
              captionHidden
              figuresHidden
              parts={balances.map(({ code, name: label, tone, value }) => ({
                id: String(code),
                label,
                value,
                text: formatBrl(value),
                tone,
              }))}
            />
          </>
        )}
        <p className={styles.hint}>{sum === 0 ? walletCopy.noValue : walletCopy.splitCaption}</p>
      </div>
    </div>
  )
}

/** One balance of the card as it is drawn: its product and what the card is credited per month. */
interface DrawnBalance {
  readonly code: number
  readonly name: string
  readonly tone: string
  readonly value: Centavos
}
