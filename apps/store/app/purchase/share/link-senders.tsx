import { Icon } from '../../ui/art/icon.tsx'
import type { IconName } from '../../ui/art/icon-names.ts'
import { buttonClass } from '../../ui/press/button-class.ts'
import { shareCopy as copy } from './copy.ts'
import { mailAddress, whatsAppAddress } from './shared-link.ts'

interface LinkSendersProps {
  readonly subject: string
  readonly message: string
  /** Null while it is being made: nothing can be sent yet. */
  readonly link: string | null
}

/** What opens a mail program and WhatsApp with the link written. */
export function LinkSenders({ subject, message, link }: LinkSendersProps) {
  return (
    <>
      <Sender
        icon="mail"
        label={copy.byMailShort}
        name={copy.byMail}
        address={link === null ? null : mailAddress(subject, message, link)}
      />
      <Sender
        icon="whatsapp"
        label={copy.byWhatsAppShort}
        name={copy.byWhatsApp}
        address={link === null ? null : whatsAppAddress(message, link)}
      />
    </>
  )
}

interface SenderProps {
  readonly icon: IconName
  readonly label: string
  /** The label in a whole sentence. */
  readonly name: string
  readonly address: string | null
}

function Sender({ icon, label, name, address }: SenderProps) {
  const className = buttonClass({ variant: 'secondary' })
  const inside = (
    <>
      <Icon name={icon} size={20} />
      <span>{label}</span>
    </>
  )
  if (address === null) return <span className={className}>{inside}</span>
  const isOutside = address.startsWith('https:')
  return (
    <a
      className={className}
      href={address}
      aria-label={name}
      target={isOutside ? '_blank' : undefined}
      rel={isOutside ? 'noopener noreferrer' : undefined}
    >
      {inside}
    </a>
  )
}
