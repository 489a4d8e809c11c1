import { WARNING_TEXTS } from '@benefits/copy/warning-texts'
import { SpotMaintenance } from '../../ui/art/spot-maintenance.tsx'
import { ButtonLink } from '../../ui/press/button-link.tsx'
import { shellCopy } from '../copy.ts'
import styles from './message-page.module.css'

interface MaintenancePageProps {
  /** What the calls say about it. */
  readonly description: string
  /** The issuer's own website: where its visitors are sent. */
  readonly site: string
}

/** The store is being worked on. */
export function MaintenancePage({ description, site }: MaintenancePageProps) {
  return (
    <main className={styles.page} id="conteudo">
      <SpotMaintenance />
      <h1>{WARNING_TEXTS.maintenanceTitle}</h1>
      <p className={styles.text}>{description}</p>
      <ButtonLink href={site}>{shellCopy.ok}</ButtonLink>
    </main>
  )
}
