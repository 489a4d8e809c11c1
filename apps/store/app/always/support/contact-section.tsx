import { useId } from 'react'
import { useIssuer } from '../issuer/store-view.ts'
import styles from './contact-section.module.css'
import { ContactWays } from './contact-ways.tsx'
import { contactSectionCopy } from './copy.ts'

interface ContactSectionProps {
  /** Anchor of the section. */
  readonly id?: string
  /** Tells about the chat too. */
  readonly withChat?: boolean
}

/** How to reach people, as a block of a page. */
export function ContactSection({ id, withChat = false }: ContactSectionProps) {
  const { hours } = useIssuer().configuration.issuer.support
  const heading = useId()
  return (
    <section id={id} aria-labelledby={heading} className={styles.section}>
      <div className={styles.intro}>
        <h2 id={heading}>{contactSectionCopy.title}</h2>
        <p>{contactSectionCopy.intro}</p>
        <p>{hours}</p>
      </div>
      <ContactWays look="cards" withChat={withChat} />
    </section>
  )
}
