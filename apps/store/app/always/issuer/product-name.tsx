import { splitProductName } from '../../ui/art/split-name.ts'
import styles from './product-name.module.css'
import { useIssuer } from './store-view.ts'

/**
 * A product's whole name, of which the eye takes the short one: the issuer's own, the same on every line, steps back.
 */
export function ProductName({ name }: { readonly name: string }) {
  const { issuer } = useIssuer().configuration
  const [before, itself, after] = splitProductName(name, issuer.shortName)
  if (!itself) return <span>{name}</span>
  return (
    <>
      {before && <span>{before}</span>}
      <span className={styles.issuer}>{itself}</span>
      {after && <span>{after}</span>}
    </>
  )
}
