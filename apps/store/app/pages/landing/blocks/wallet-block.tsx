import { useIssuer } from '../../../always/issuer/store-view.ts'
import { CardArt } from '../../../ui/art/card/card-art.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import type { SectionProps } from './block.tsx'
import { FeatureGrid } from './feature-grid.tsx'
import styles from './wallet-block.module.css'

/** The advantages of one card with several balances. */
export function WalletBlock({ section, below }: SectionProps) {
  // In a fold that stands closed: the server's HTML goes without and stays small.
  const isDrawn = useHydrated()
  const { shortName } = useIssuer().configuration.issuer
  if (!below.wallet) return null
  return (
    <div className={styles.panel}>
      <div className={styles.art}>
        {isDrawn && <CardArt name={below.wallet} tone="multi" issuer={shortName} icon="wallet" />}
      </div>
      <div className={styles.items}>
        <FeatureGrid items={section.items} look="steps" />
      </div>
    </div>
  )
}
