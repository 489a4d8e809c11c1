import { CODE } from '@benefits/copy/code-of-refusal'
import { CONTENT_NOT_LOADED } from '@benefits/copy/content-not-loaded'
import type { CallProblem } from '@benefits/wire/problem'
import { lazy, Suspense } from 'react'
import { Button } from '../../ui/press/button.tsx'
import { shellCopy } from '../copy.ts'
import styles from './message-page.module.css'

const MaintenancePage = lazy(() => import('./maintenance-page.tsx'))

interface UnexpectedPageProps {
  readonly problem?: CallProblem | undefined
  /** The issuer's own website: where maintenance sends its visitors. */
  readonly site?: string | undefined
}

/** A page whose content could not be loaded, or whose store is being worked on. */
export function UnexpectedPage({ problem, site }: UnexpectedPageProps) {
  if (problem?.code === CODE.maintenance && site) {
    return (
      <Suspense>
        <MaintenancePage description={problem.description} site={site} />
      </Suspense>
    )
  }
  return (
    <main className={styles.page} id="conteudo">
      <h1>{CONTENT_NOT_LOADED}</h1>
      <p className={styles.text}>
        {problem?.code === CODE.serviceAway ? problem.description : shellCopy.unexpectedHint}
      </p>
      <Button onClick={() => window.location.reload()}>{shellCopy.retry}</Button>
    </main>
  )
}
