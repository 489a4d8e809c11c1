import { Icon } from '../../ui/art/icon.tsx'
import { walletCopy } from './copy.ts'
import styles from './wallet-preview.module.css'

/** That balances and values may still be told apart by card in the provider's portal; small, and said once. */
export function WalletPreview() {
  return (
    <p className={styles.preview}>
      <Icon name="info" size={18} />
      <span>
        <strong>{walletCopy.previewTitle}</strong> {walletCopy.previewText}
      </span>
    </p>
  )
}
