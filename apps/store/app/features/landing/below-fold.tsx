import { lazy, memo, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from '../../issuer/store-view.ts'
import { themeAssets } from '../../issuer/theme-assets.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useNear } from '../../ui/use-near.ts'
import styles from './below-fold.module.css'
import type { Landing } from './load-landing.server.ts'

let want = () => {}
const wanted = new Promise<void>((resolve) => {
  want = resolve
})

/**
 * The blocks under the shelf are in the page as HTML, but their script is loaded only when they come near the screen or
 * the visitor does anything: until then links, folds and sideways scrolling are the browser's own.
 */
const Sections = lazy(async () => {
  if (!import.meta.env.SSR) await wanted
  return import('./sections.tsx')
})

/**
 * Memoised, so that the page's own changes leave HTML that is not taken over yet alone. `data-below` tells the server that
 * the page may be painted down to here before sheet and font are there.
 */
export const BelowFold = memo(function BelowFold({ landing }: { readonly landing: Landing }) {
  const { breaksAlike } = themeAssets(useStore().identity.theme)
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  const [isHeard, setHeard] = useState(false)
  useEffect(() => {
    if (isNear) want()
  }, [isNear])
  useEffect(() => {
    const signs = ['pointerdown', 'keydown'] as const
    for (const sign of signs) addEventListener(sign, want, { once: true, passive: true })
    return () => {
      for (const sign of signs) removeEventListener(sign, want)
    }
  }, [])
  // The same element through every change of this one: a boundary that is drawn anew before its script is there would
  // give the server's HTML up for its fallback.
  const sections = useMemo(
    () => (
      <Suspense fallback={<Skeleton size="panel" />}>
        <Sections landing={landing} onHeard={setHeard} />
      </Suspense>
    ),
    [landing],
  )
  return (
    <div
      ref={place}
      className={styles.place}
      data-below={breaksAlike ? '' : undefined}
      data-unheard={isHeard ? undefined : ''}
    >
      {sections}
    </div>
  )
})
