import { lazy, Suspense } from 'react'
import { loadPart } from '../../ui/load-part.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** Comes after the page, and as long as the connection takes: no page waits for it. */
const Companion = lazy(() => loadPart(() => import('./companion.tsx'), Number.POSITIVE_INFINITY))

/** What goes along with every page once it is taken over: the question about cookies, events, and what failed. */
export function AfterHydration() {
  return (
    useHydrated() && (
      <Suspense>
        <Companion />
      </Suspense>
    )
  )
}
