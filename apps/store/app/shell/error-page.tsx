import { isRouteErrorResponse, useRouteError } from 'react-router'
import { NotFoundPage } from './not-found-page.tsx'
import { StoreFrame } from './store-frame.tsx'
import { UnexpectedPage } from './unexpected-page.tsx'

/** What a screen's failure looks like: not found keeps the store around it, anything else offers another try. */
export function ErrorPage() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <UnexpectedPage />
  return (
    <StoreFrame>
      <NotFoundPage />
    </StoreFrame>
  )
}
