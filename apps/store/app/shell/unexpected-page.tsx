import { WARNING_TEXTS } from '@benefits/copy/warning-texts'
import type { CallProblem } from '@benefits/wire/problem'
import { SpotMaintenance } from '../ui/art/spot-maintenance.tsx'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { shellCopy } from './copy.ts'
import styles from './message-page.module.css'

const MAINTENANCE = 503

interface UnexpectedPageProps {
  readonly problem?: CallProblem
  /** The issuer's own website: where maintenance sends its visitors (spec 3 §8.4). */
  readonly site?: string
}

/** A page whose content could not be loaded (spec 3 §2.6), or whose store is being worked on (spec 3 §8.4). */
export function UnexpectedPage({ problem, site }: UnexpectedPageProps) {
  if (problem?.code === MAINTENANCE && site) {
    return (
      <main className={styles.page} id="conteudo">
        <SpotMaintenance />
        <h1>{WARNING_TEXTS.maintenanceTitle}</h1>
        <p className={styles.text}>{problem.description}</p>
        <ButtonLink href={site}>{shellCopy.ok}</ButtonLink>
      </main>
    )
  }
  return (
    <main className={styles.page} id="conteudo">
      <h1>{WARNING_TEXTS.contentNotLoaded}</h1>
      <p className={styles.text}>{shellCopy.unexpectedHint}</p>
      <Button onClick={() => window.location.reload()}>{shellCopy.retry}</Button>
    </main>
  )
}
