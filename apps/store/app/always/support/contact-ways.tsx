import { type OfferedContact, offeredContact } from '@benefits/domain/catalogue/offered-contact'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/art/icon.tsx'
import type { IconName } from '../../ui/art/icon-names.ts'
import { useIssuer } from '../issuer/store-view.ts'
import { chatState } from './chat-state.ts'
import { ChatWay } from './chat-way.tsx'
import styles from './contact-ways.module.css'
import { chatCopy, contactCopy } from './copy.ts'
import { phoneLink } from './offered-contact.ts'

interface ContactWaysProps {
  /** Told once the chat's own window is open. */
  readonly onChat?: () => void
  /** The way to the help centre, where it stands among them. */
  readonly children?: ReactNode
}

/** The channel's ways to people: chat, phones and e-mail; a chat that is away stands after those that work. */
export function ContactWays({ onChat, children }: ContactWaysProps) {
  const { configuration, channel } = useIssuer()
  const state = chatState(configuration.issuer.chat, channel)
  const chat = (
    <Way icon="chat" name={chatCopy.name}>
      <ChatWay {...(onChat ? { onOpened: onChat } : {})} />
    </Way>
  )
  return (
    <dl className={styles.ways}>
      {state === 'available' && chat}
      <PhonesAndMail contact={offeredContact(channel)} />
      {state === 'unavailable' && chat}
      {children && (
        <Way icon="question" name={contactCopy.faq}>
          {children}
        </Way>
      )}
    </dl>
  )
}

/** The phones that a channel has, and its e-mail where it offers it: also of a store that could not be loaded. */
export function PhonesAndMail({ contact }: { readonly contact: OfferedContact }) {
  const { phone, phoneOtherRegions, email } = contact
  return (
    <>
      <Way icon="phone" name={contactCopy.phone}>
        <PhoneNumber number={phone} region={contactCopy.capitals} />
        <PhoneNumber number={phoneOtherRegions} region={contactCopy.otherRegions} />
      </Way>
      {email && (
        <Way icon="mail" name={contactCopy.email}>
          <a href={`mailto:${email}`}>{email}</a>
        </Way>
      )}
    </>
  )
}

interface WayProps {
  readonly icon: IconName
  readonly name: string
  readonly children: ReactNode
}

/** One way to people, in a list of them. */
function Way({ icon, name, children }: WayProps) {
  return (
    <div className={styles.way}>
      <dt className={styles.name}>
        <Icon name={icon} size={20} />
        <span>{name}</span>
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

function PhoneNumber({ number, region }: { readonly number: string; readonly region: string }) {
  if (!number) return null
  return (
    <p>
      <a href={phoneLink(number)}>{number}</a> <span className={styles.region}>{region}</span>
    </p>
  )
}
