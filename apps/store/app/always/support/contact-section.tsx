import { type ReactNode, useId } from 'react'
import { IconBadge } from '../../ui/art/icon-badge.tsx'
import type { IconName } from '../../ui/art/icon-names.ts'
import { useIssuer } from '../issuer/store-view.ts'
import { chatState } from './chat-state.ts'
import { ChatWay } from './chat-way.tsx'
import styles from './contact-section.module.css'
import { chatCopy, contactCopy, supportCopy } from './copy.ts'
import { phoneLink } from './offered-contact.ts'

interface ContactSectionProps {
  /** Anchor of the section. */
  readonly id?: string
  /** Tells about the chat too. */
  readonly withChat?: boolean
  /** Heading and sentence; the usual invitation without them. */
  readonly title?: string
  readonly intro?: string
}

/** How to reach people, as a block of a page: the channel's phones and e-mail. */
export function ContactSection({
  id,
  withChat = false,
  title = supportCopy.contactTitle,
  intro = supportCopy.contactIntro,
}: ContactSectionProps) {
  const { configuration, channel } = useIssuer()
  const chat = chatState(configuration.issuer.chat, channel)
  const { phone, phoneOtherRegions, email } = channel.contact
  const heading = useId()
  return (
    <section id={id} aria-labelledby={heading} className={styles.section}>
      <div className={styles.intro}>
        <h2 id={heading}>{title}</h2>
        <p>{intro}</p>
        <p>{configuration.issuer.support.hours}</p>
      </div>
      <dl className={styles.ways}>
        <Way icon="phone" name={contactCopy.phone}>
          <Phone number={phone} region={contactCopy.capitals} />
          <Phone number={phoneOtherRegions} region={contactCopy.otherRegions} />
        </Way>
        {channel.features.contactEmail && email && (
          <Way icon="mail" name={contactCopy.email}>
            <a href={`mailto:${email}`}>{email}</a>
          </Way>
        )}
        {withChat && (
          <Way icon="chat" name={chatCopy.name}>
            {chat === 'absent' ? supportCopy.noChat : <ChatWay />}
          </Way>
        )}
      </dl>
    </section>
  )
}

function Way({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <dt className={styles.name}>
        <IconBadge name={icon} tone="accent" size="sm" />
        <span>{name}</span>
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

function Phone({ number, region }: { number: string; region: string }) {
  if (!number) return null
  return (
    <p>
      <a href={phoneLink(number)}>{number}</a>
      <span className={styles.region}>{region}</span>
    </p>
  )
}
