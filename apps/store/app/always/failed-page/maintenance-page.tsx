import { WARNING_TEXTS } from '@benefits/copy/warning-texts'
import { useId } from 'react'
import { SpotMaintenance } from '../../ui/art/spot-maintenance.tsx'
import styles from '../../ui/layout/message-page.module.css'
import { ButtonLink } from '../../ui/press/button-link.tsx'
import { shellCopy } from '../navigation/copy.ts'
import { PhonesAndMail } from '../support/contact-ways.tsx'
import { contactCopy } from '../support/copy.ts'
import { useOfferedContact } from '../support/offered-contact.ts'

interface MaintenancePageProps {
  /** What the calls say about it. */
  readonly description: string
  /** The issuer's own website: where its visitors are sent. */
  readonly site: string
}

/** The store is being worked on: who cannot wait calls or writes. */
export function MaintenancePage({ description, site }: MaintenancePageProps) {
  const contact = useOfferedContact()
  const heading = useId()
  return (
    <main className={styles.page} id="conteudo">
      <SpotMaintenance />
      <h1>{WARNING_TEXTS.maintenanceTitle}</h1>
      <p className={styles.text}>{description}</p>
      <ButtonLink href={site}>{shellCopy.ok}</ButtonLink>
      {contact && (
        <section aria-labelledby={heading} className={styles.contact}>
          <h2 id={heading}>{contactCopy.title}</h2>
          <dl>
            <PhonesAndMail contact={contact} />
          </dl>
        </section>
      )}
    </main>
  )
}
