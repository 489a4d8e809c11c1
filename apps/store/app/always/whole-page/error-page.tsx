import { CODE } from '@benefits/copy/code-of-refusal'
import { Suspense } from 'react'
import { type ErrorResponse, isRouteErrorResponse, useRouteError } from 'react-router'
import type { CommandProblem } from '../../commands/command-result.ts'
import type { Elements } from '../../ui/elements.ts'
import { StoreFrame } from '../frame/store-frame.tsx'
import { useStoreView } from '../issuer/store-view.ts'
import ClosedPage from './closed-page.tsx'
import { isClosed } from './is-closed.ts'
import { isUnreached } from './is-unreached.ts'
import { UnexpectedPage } from './unexpected-page.tsx'
import { useTellFailure } from './use-tell-failure.ts'

interface ErrorPageProps {
  /** The frame's way out and cart, as on every page. */
  readonly account: Elements
  readonly cart: Elements
  /** What stands in the place of a page that is not found. */
  readonly notFound: Elements
}

/**
 * What a screen's failure looks like, with the store around it: not found, or whose fault it is that the content is
 * missing, which the warning modal tells too. A store that was closed since says so instead.
 */
export default function ErrorPage({ notFound, ...frame }: ErrorPageProps) {
  const error = useRouteError()
  const view = useStoreView()
  const problem = isRouteErrorResponse(error) ? problemOf(error) : undefined
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const isQuiet = isMissing || isClosed(problem) || isUnreached(error)
  const code = problem?.code ?? CODE.uncatalogued
  useTellFailure(
    isQuiet ? null : code,
    view?.loaded ? view.configuration.issuer.shortName : '',
    problem?.reference,
  )
  if (isClosed(problem) && view) return <ClosedPage problem={problem} identity={view.identity} />
  return (
    <StoreFrame {...frame}>
      {isMissing ? (
        <Suspense>{notFound}</Suspense>
      ) : (
        <UnexpectedPage problem={problem} isUnreached={isUnreached(error)} />
      )}
    </StoreFrame>
  )
}

/** The refusal that a loader threw (`data(problem, …)`), if it was one. */
function problemOf({ data }: ErrorResponse): CommandProblem | undefined {
  return typeof data === 'object' && data !== null && 'code' in data ? data : undefined
}
