import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from 'react'
import { loadPart } from '../../ui/load-part.ts'
import type ErrorPage from './error-page.tsx'

type ErrorPageProps = ComponentProps<typeof ErrorPage>

const LaterErrorPage = lazy(loadErrorPage)
let there: ComponentType<ErrorPageProps> | undefined

/**
 * Loads what a failed page is drawn by. Most visits never see it; pages have it in the end, since what fails may be the
 * connection. The initial page does without until it fails: it shares a file with the purchase, which is more than that
 * page has (`bench/README.md`).
 */
export async function loadErrorPage() {
  const part = await loadPart(() => import('./error-page.tsx'))
  there = part.default
  return part
}

/**
 * Loads it where this document failed on the server already: a page that is taken over without it loses what is
 * pressed.
 */
export async function loadIfFailed(): Promise<void> {
  if (document.querySelector('[data-failed]')) await loadErrorPage().catch(() => {})
}

/** What stands in the place of a page that failed or is not found, with the store around it. */
export function FailedPage(props: ErrorPageProps) {
  // Whichever it began with: another one would forget what was opened on it.
  const [Page] = useState<ComponentType<ErrorPageProps>>(() => there ?? LaterErrorPage)
  return (
    <>
      <span hidden data-failed="" />
      <Suspense>
        <Page {...props} />
      </Suspense>
    </>
  )
}
