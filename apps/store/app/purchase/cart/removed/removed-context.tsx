import { createContext, lazy, Suspense, use, useCallback, useEffect, useMemo, useState } from 'react'
import type { Elements } from '../../../ui/elements.ts'
import { loadPart } from '../../../ui/load-part.ts'
import type { Removed } from './removed.ts'

interface RemovedHost {
  readonly removed: Removed | null
  readonly forget: () => void
  /** The drawer lies over the page and says it itself. */
  readonly isInDrawer: boolean
  readonly setInDrawer: (isInDrawer: boolean) => void
}

const TellContext = createContext<(removed: Removed) => void>(() => {})
const RemovedContext = createContext<RemovedHost>({
  removed: null,
  forget: () => {},
  isInDrawer: false,
  setInDrawer: () => {},
})

/** The way back is needed at once when something was taken out: it comes with the first product. */
export const loadRemovedNotice = () => loadPart(() => import('./removed-notice.tsx'))
const RemovedNotice = lazy(loadRemovedNotice)

/** Knows what was last taken out of the cart and says it over the page; stands once around the pages. */
export function RemovedProvider({ children }: { readonly children: Elements }) {
  const [removed, setRemoved] = useState<Removed | null>(null)
  const forget = useCallback(() => setRemoved(null), [])
  const [isInDrawer, setInDrawer] = useState(false)
  const host = useMemo(() => ({ removed, forget, isInDrawer, setInDrawer }), [removed, forget, isInDrawer])
  return (
    <TellContext value={setRemoved}>
      <RemovedContext value={host}>
        {children}
        <RemovedPlace place="page" />
      </RemovedContext>
    </TellContext>
  )
}

/** Where it is said what was taken out: over the page, and within the drawer, which lies over the page. */
export function RemovedPlace({ place }: { readonly place: 'page' | 'drawer' }) {
  const { removed, forget, isInDrawer, setInDrawer } = use(RemovedContext)
  const isDrawer = place === 'drawer'
  useEffect(() => {
    if (!isDrawer) return
    setInDrawer(true)
    return () => setInDrawer(false)
  }, [isDrawer, setInDrawer])
  if (removed === null) return null
  return (
    <Suspense fallback={null}>
      <RemovedNotice
        key={removed.revision}
        removed={removed}
        place={place}
        isHidden={isInDrawer && !isDrawer}
        onEnd={forget}
      />
    </Suspense>
  )
}

/** Gives the function that tells what was taken out. */
export function useTellRemoved(): (removed: Removed) => void {
  return use(TellContext)
}
