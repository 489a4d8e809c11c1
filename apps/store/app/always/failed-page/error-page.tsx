import { CODE } from '@benefits/copy/code-of-refusal'
import { Suspense, useEffect } from 'react'
import { type ErrorResponse, isRouteErrorResponse, useRouteError } from 'react-router'
import type { CommandProblem, StoreCode } from '../../commands/command-result.ts'
import type { Elements } from '../../ui/elements.ts'
import { StoreFrame } from '../frame/store-frame.tsx'
import { useStoreView } from '../issuer/store-view.ts'
import { reportRefusal } from '../reports/report-failure.ts'
import { useWarn } from '../warning/warning-provider.tsx'
import { warningFor } from '../warning-dialog/warning-for.ts'
import ClosedPage, { isClosed } from './closed-page.tsx'
import { isUnreached } from './is-unreached.ts'
import { UnexpectedPage } from './unexpected-page.tsx'

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

/**
 * Tells in the warning modal that content was refused, in the default title and the refusal's words
 * (docs/rules/refusals.md: content). It just closes: the page under it has the ways on. `code` is null where there is
 * nothing to tell.
 */
function useTellFailure(code: StoreCode | null, shortName: string, reference?: string): void {
  const warn = useWarn()
  useEffect(() => {
    if (code === null) return
    // The modal knows its words alone.
    reportRefusal(code)
    const { text, way } = warningFor(code, shortName)
    const broken = warningFor(CODE.uncatalogued, shortName, reference)
    warn({ ...broken, text, way: way.kind === 'people' ? way : broken.way, closing: { kind: 'close' } })
  }, [code, shortName, reference, warn])
}
