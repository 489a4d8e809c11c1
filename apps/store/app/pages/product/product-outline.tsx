import { Skeleton } from '../../ui/marks/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { productCopy } from './copy.ts'
import styles from './product-outline.module.css'

/** The outline of a product's page while it loads; the shell says in words that a page is on its way. */
export default function ProductOutline() {
  return (
    <div className={styles.outline} aria-busy="true" data-skeleton="produto">
      <VisuallyHidden as="h1">{productCopy.onItsWay}</VisuallyHidden>
      <Skeleton size="heading" />
      <div className={styles.columns}>
        <Skeleton size="row" count={6} />
        <Skeleton size="panel" />
      </div>
    </div>
  )
}
