import type { CallProblem } from '@benefits/wire/problem'
import { lazy, Suspense } from 'react'
import { type ErrorResponse, isRouteErrorResponse, useRouteError } from 'react-router'
import { useStoreView } from '../../issuer/store-view.ts'
import { StoreFrame } from '../frame/store-frame.tsx'
import { UnexpectedPage } from './unexpected-page.tsx'

/** With its drawing; most visits never see it. */
const NotFoundPage = lazy(async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage }))

/**
 * What a screen's failure looks like: not found keeps the store around it, a store that was closed since says so,
 * anything else offers another try.
 */
export function ErrorPage() {
  const error = useRouteError()
  const view = useStoreView()
  if (!isRouteErrorResponse(error)) return <UnexpectedPage />
  if (error.status !== 404)
    return <UnexpectedPage problem={problemOf(error)} site={view?.identity.issuerSite} />
  return (
    <StoreFrame>
      <Suspense>
        <NotFoundPage />
      </Suspense>
    </StoreFrame>
  )
}

/** The refusal that a loader threw (`data(problem, …)`), if it was one. */
function problemOf({ data }: ErrorResponse): CallProblem | undefined {
  return typeof data === 'object' && data !== null && 'code' in data ? data : undefined
}
