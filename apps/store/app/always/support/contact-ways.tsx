import { type OfferedContact, offeredContact } from '@benefits/domain/catalogue/offered-contact'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/art/icon.tsx'
import { IconBadge } from '../../ui/art/icon-badge.tsx'
import type { IconName } from '../../ui/art/icon-names.ts'
import { keepWords } from '../../ui/text/keep-words.tsx'
import { useIssuer } from '../issuer/store-view.ts'
import { chatState } from './chat-state.ts'
import { ChatWay } from './chat-way.tsx'
import cards from './contact-section.module.css'
import list from './contact-ways.module.css'
import { chatCopy, contactCopy } from './copy.ts'
import { phoneLink } from './offered-contact.ts'

/** Under each other in a panel or dialog, or a card each on a page. */
type Look = 'list' | 'cards'

const STYLES = { list, cards } satisfies Record<Look, CSSModuleClasses>

interface ContactWaysProps {
  readonly look?: Look
  /** Tells about the chat too, where the channel has one (docs/rules/consent.md: chat-offered). */
  readonly withChat?: boolean
  /** The phone leads even where the chat is open: it helps sooner with what only people can do. */
  readonly phoneFirst?: boolean
  /** When somebody answers the phone, where nothing around it says so. */
  readonly hours?: string
  /** Told once the chat's own window is open. */
  readonly onChat?: () => void
  /** The way to the help centre, where it stands among them. */
  readonly children?: ReactNode
}

/** The channel's ways to people: chat, phones and e-mail. In a list a chat that is there comes first. */
export function ContactWays({
  look = 'list',
  withChat = true,
  phoneFirst = false,
  hours,
  onChat,
  children,
}: ContactWaysProps) {
  const { configuration, channel } = useIssuer()
  const state = chatState(configuration.issuer.chat, channel)
  const isFirst = look === 'list' && !phoneFirst && state === 'available'
  const chat = withChat && state !== 'absent' && (
    <Way look={look} icon="chat" name={chatCopy.name}>
      <ChatWay {...(onChat ? { onOpened: onChat } : {})} />
    </Way>
  )
  return (
    <dl className={STYLES[look].ways}>
      {isFirst && chat}
      <PhonesAndMail look={look} contact={offeredContact(channel)} hours={hours} />
      {!isFirst && chat}
      {children && (
        <Way look={look} icon="question" name={contactCopy.faq}>
          {children}
        </Way>
      )}
    </dl>
  )
}

interface PhonesAndMailProps {
  readonly look?: Look
  readonly contact: OfferedContact
  readonly hours?: string | undefined
}

/** The phones that a channel has, and its e-mail where it offers it: also of a store that could not be loaded. */
export function PhonesAndMail({ look = 'list', contact, hours }: PhonesAndMailProps) {
  const { phone, phoneOtherRegions, email } = contact
  const phones = [
    { number: phone, region: contactCopy.capitals },
    { number: phoneOtherRegions, region: contactCopy.otherRegions },
  ].filter(({ number }) => number)
  return (
    <>
      <Way look={look} icon="phone" name={contactCopy.phone}>
        {phones.map(({ number, region }) => (
          <p key={region}>
            <a href={phoneLink(number)}>{number}</a> <span className={STYLES[look].region}>{region}</span>
          </p>
        ))}
        {hours && <p className={STYLES[look].region}>{keepWords(hours)}</p>}
      </Way>
      {email && (
        <Way look={look} icon="mail" name={contactCopy.email}>
          <a href={`mailto:${email}`}>
            <Address email={email} />
          </a>
        </Way>
      )}
    </>
  )
}

/** An address that breaks before its '@' where it is too long for its line, and not at a hyphen. */
function Address({ email }: { readonly email: string }) {
  const [name, domain] = email.split('@')
  return (
    <>
      <span>{name}</span>
      <wbr />
      <span className={cards.domain}>{`@${domain}`}</span>
    </>
  )
}

interface WayProps {
  readonly look: Look
  readonly icon: IconName
  readonly name: string
  readonly children: ReactNode
}

/** One way to people, in a list of them. */
function Way({ look, icon, name, children }: WayProps) {
  const styles = STYLES[look]
  return (
    <div className={styles.way}>
      <dt className={styles.name}>
        {look === 'list' ? <Icon name={icon} size={20} /> : <IconBadge name={icon} tone="accent" size="sm" />}
        <span>{name}</span>
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
