import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/marks/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { productCopy } from './copy.ts'
import form from './lead-form.module.css'
import hero from './product-hero.module.css'
import styles from './product-outline.module.css'

/**
 * The outline of a product's page while it loads, where its name, card and order will stand; the shell says in words
 * that a page is on its way.
 */
export default function ProductOutline() {
  return (
    <div className={styles.outline} aria-busy="true" data-skeleton="produto">
      <VisuallyHidden as="h1">{productCopy.onItsWay}</VisuallyHidden>
      <div className={classNames(hero.inner, hero.ofSold)}>
        <div className={hero.text}>
          <Skeleton size="text" className={styles.back} />
          <div className={hero.head}>
            <div className={hero.names}>
              <Skeleton size="heading" className={styles.name} />
              <div className={hero.lead}>
                <Skeleton size="text" count={2} />
              </div>
            </div>
            <Skeleton size="art" />
          </div>
        </div>
        <div className={hero.order}>
          <div className={form.card}>
            <div className={form.head}>
              <Skeleton size="heading" />
              <Skeleton size="text" />
            </div>
            <div className={styles.fields}>
              <Skeleton size="control" />
              <Skeleton size="control" />
            </div>
            <Skeleton size="control" />
            <Skeleton size="text" count={2} />
          </div>
        </div>
        <div className={hero.benefit}>
          <Skeleton size="heading" className={styles.name} />
          <div className={styles.benefits}>
            <Skeleton size="text" count={2} />
            <Skeleton size="text" count={2} />
            <Skeleton size="text" count={2} />
          </div>
        </div>
      </div>
    </div>
  )
}
