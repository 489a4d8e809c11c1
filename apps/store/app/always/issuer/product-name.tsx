import { splitProductName } from '../../ui/art/split-name.ts'
import styles from './product-name.module.css'
import { useIssuer } from './store-view.ts'

interface ProductNameProps {
  readonly name: string
  /** The issuer's name stands on a line of its own under the product's, so that cards beside each other are alike. */
  readonly isStacked?: boolean
}

/**
 * A product's whole name, of which the eye takes the short one: the issuer's own, the same on every line, steps back.
 */
export function ProductName({ name, isStacked = false }: ProductNameProps) {
  const { issuer } = useIssuer().configuration
  const [before, itself, after] = splitProductName(name, issuer.shortName)
  if (!itself) return <span>{name}</span>
  const parts = (
    <>
      {before && <span>{before}</span>}
      <span className={styles.issuer}>{itself}</span>
      {after && <span>{after}</span>}
    </>
  )
  return isStacked ? <span className={styles.stacked}>{parts}</span> : parts
}
