import { lazy, Suspense } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { StoreFrame } from './store-frame.tsx'
import { UnexpectedPage } from './unexpected-page.tsx'

/** With its drawing; most visits never see it. */
const NotFoundPage = lazy(async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage }))

/** What a screen's failure looks like: not found keeps the store around it, anything else offers another try. */
export function ErrorPage() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <UnexpectedPage />
  return (
    <StoreFrame>
      <Suspense>
        <NotFoundPage />
      </Suspense>
    </StoreFrame>
  )
}
