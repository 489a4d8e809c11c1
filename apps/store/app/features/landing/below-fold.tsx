import { lazy, memo, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useIssuer } from '../../issuer/store-view.ts'
import { THEME_ASSETS } from '../../issuer/theme-assets.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { loadPart } from '../../ui/load-part.ts'
import styles from './below-fold.module.css'
import type { Landing } from './load-landing.server.ts'

let want = () => {}
const wanted = new Promise<void>((resolve) => {
  want = resolve
})

/** What a visitor does anywhere who may reach the blocks next, and what at them. */
const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'] as const
const SIGNS_HERE = ['pointerover', 'focusin'] as const
const ONCE = { once: true, passive: true, capture: true }

/**
 * The blocks under the shelf are in the page as HTML, but their script is loaded only once the visitor scrolls, presses
 * or points at them: until then links, folds and sideways scrolling are the browser's own, and so they stay where the
 * connection is lost.
 */
const Sections = lazy(async () => {
  if (!import.meta.env.SSR) await wanted
  return loadPart(() => import('./sections.tsx'), Number.POSITIVE_INFINITY)
})

/**
 * Memoised, so that the page's own changes leave HTML that is not taken over yet alone. `data-below` tells the server that
 * the page may be painted down to here before sheet and font are there.
 */
export const BelowFold = memo(function BelowFold({ landing }: { readonly landing: Landing }) {
  const { breaksAlike } = THEME_ASSETS[useIssuer().identity.theme]
  const [isHeard, setHeard] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Whoever comes from another page of the store has no HTML of the server's to read meanwhile.
    const isVisitUnderWay = document.documentElement.dataset.hydrated !== undefined
    if (isVisitUnderWay || scrollY > 0) want()
    for (const sign of SIGNS_HERE) place.current?.addEventListener(sign, want, ONCE)
    for (const sign of SIGNS) addEventListener(sign, want, ONCE)
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, want, ONCE)
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
