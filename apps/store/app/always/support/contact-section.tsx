import { useId } from 'react'
import { keepWords } from '../../ui/text/keep-words.tsx'
import { useIssuer } from '../issuer/store-view.ts'
import { chatState } from './chat-state.ts'
import styles from './contact-section.module.css'
import { ContactWays } from './contact-ways.tsx'
import { chatCopy, contactSectionCopy } from './copy.ts'

interface ContactSectionProps {
  /** Anchor of the section. */
  readonly id?: string
  /** Has the chat among them where it can be opened, and a line where it is away. */
  readonly withChat?: boolean
}

/** How to reach people, as a block of a page. */
export function ContactSection({ id, withChat = false }: ContactSectionProps) {
  const { configuration, channel } = useIssuer()
  const { chat, support } = configuration.issuer
  const state = withChat ? chatState(chat, channel) : 'absent'
  const heading = useId()
  return (
    <section id={id} aria-labelledby={heading} className={styles.section}>
      <div className={styles.intro}>
        <h2 id={heading}>{contactSectionCopy.title}</h2>
        <p>{contactSectionCopy.intro}</p>
        <p className={styles.hours}>{keepWords(support.hours)}</p>
        {state === 'unavailable' && <p className={styles.hours}>{chatCopy.unavailable}</p>}
      </div>
      <ContactWays look="cards" withChat={state === 'available'} />
    </section>
  )
}
