import { lazy, memo, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { THEME_ASSETS } from '../../always/issuer/theme-assets.ts'
import { loadPart } from '../../ui/load-part.ts'
import { Skeleton } from '../../ui/marks/skeleton.tsx'
import styles from './below-fold.module.css'
import { createLatePart, isVisitUnderWay } from './late-part.ts'
import type { Landing } from './load-landing.server.ts'

const latePart = createLatePart()

/**
 * The blocks under the shelf are in the page as HTML, but their script is loaded only once the visitor scrolls, presses
 * or points at them: until then links, folds and sideways scrolling are the browser's own, and so they stay where the
 * connection is lost.
 */
const LateSections = lazy(async () => {
  if (!import.meta.env.SSR) await latePart.wanted
  return loadPart(() => import('./sections.tsx'), Number.POSITIVE_INFINITY)
})

let loaded: typeof LateSections | typeof import('./sections.tsx')['default'] = LateSections

/** Brings the blocks before a page of the browser's own making: whoever comes back stands where they were at once. */
export async function loadSections(): Promise<void> {
  loaded = (await loadPart(() => import('./sections.tsx'))).default
}

/**
 * Memoised, so that the page's own changes leave HTML that is not taken over yet alone. `data-below` tells the server
 * that the page may be painted down to here before sheet and font are there.
 */
export const BelowFold = memo(function BelowFold({ landing }: { readonly landing: Landing }) {
  const { breaksAlike } = THEME_ASSETS[useIssuer().identity.theme]
  const [Sections] = useState(() => loaded)
  const place = useRef<HTMLDivElement>(null)
  const isDrawn = useOnceIdle()
  useEffect(() => {
    if (isVisitUnderWay() || scrollY > 0) latePart.want()
    latePart.listen(place.current, ['wheel', 'scroll'])
  }, [])
  // The same element through every change of this one: a boundary that is drawn anew before its script is there would
  // give the server's HTML up for its fallback.
  const sections = useMemo(
    () => (
      <Suspense fallback={<Skeleton size="panel" />}>
        <Sections landing={landing} />
      </Suspense>
    ),
    [landing, Sections],
  )
  return (
    <div
      ref={place}
      className={styles.place}
      data-below={breaksAlike ? '' : undefined}
      data-drawn={isDrawn ? '' : undefined}
    >
      {sections}
    </div>
  )
})

/** True once the browser has nothing else to do. */
function useOnceIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (!('requestIdleCallback' in globalThis)) {
      setIdle(true)
      return
    }
    const handle = requestIdleCallback(() => setIdle(true))
    return () => cancelIdleCallback(handle)
  }, [])
  return isIdle
}
