import { WARNING_TEXTS } from '@benefits/copy/warning-texts'
import type { CallProblem } from '@benefits/wire/problem'
import { Button } from '../ui/button.tsx'
import { shellCopy } from './copy.ts'
import styles from './message-page.module.css'

const MAINTENANCE = 503

/** A page whose content could not be loaded (spec 3 §2.6), or whose store is being worked on (spec 3 §8.4). */
export function UnexpectedPage({ problem }: { readonly problem?: CallProblem | undefined }) {
  const isMaintenance = problem?.code === MAINTENANCE
  return (
    <main className={styles.page} id="conteudo">
      <h1>{isMaintenance ? WARNING_TEXTS.maintenanceTitle : WARNING_TEXTS.contentNotLoaded}</h1>
      <p className={styles.text}>{(isMaintenance && problem.description) || shellCopy.unexpectedHint}</p>
      <Button onClick={() => window.location.reload()}>{shellCopy.retry}</Button>
    </main>
  )
}
