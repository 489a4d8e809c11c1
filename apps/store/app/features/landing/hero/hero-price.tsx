import { lazy, memo, Suspense } from 'react'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { loadPart } from '../../../ui/load-part.ts'
import styles from './hero.module.css'
import type { HeroPriceView } from './hero-price.server.ts'

/** In the page as HTML; its script comes beside the page's own, which would not fit its budget with it. */
const PriceForm = lazy(() => loadPart(() => import('./price-form.tsx'), Number.POSITIVE_INFINITY))

/** Memoised: a change before the script is there would put the outline in the place of the server's HTML. */
export const HeroPrice = memo(function HeroPrice({ price }: { readonly price: HeroPriceView }) {
  return (
    <div className={styles.price}>
      <Suspense fallback={<Skeleton size="panel" />}>
        <PriceForm price={price} />
      </Suspense>
    </div>
  )
})
