import type { ReactNode } from 'react'
import { useIssuer } from '../../issuer/store-view.ts'
import { Icon } from '../../ui/art/icon.tsx'
import type { IconName } from '../../ui/art/icon-names.ts'
import styles from './contact-ways.module.css'
import { contactCopy } from './copy.ts'
import { phoneLink } from './phone-link.ts'

/** The channel's ways to people: its phones and e-mail, and that there is no chat. */
export function ContactWays() {
  const { channel } = useIssuer()
  const { phone, phoneOtherRegions, email } = channel.contact
  return (
    <dl className={styles.ways}>
      <Way icon="phone" name={contactCopy.phone}>
        <PhoneNumber number={phone} region={contactCopy.capitals} />
        <PhoneNumber number={phoneOtherRegions} region={contactCopy.otherRegions} />
      </Way>
      {channel.features.contactEmail && email && (
        <Way icon="mail" name={contactCopy.email}>
          <a href={`mailto:${email}`}>{email}</a>
        </Way>
      )}
      <Way icon="chat" name={contactCopy.chat}>
        {contactCopy.chatUnavailable}
      </Way>
    </dl>
  )
}

function Way({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <dt className={styles.name}>
        <Icon name={icon} size={20} />
        {name}
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

function PhoneNumber({ number, region }: { number: string; region: string }) {
  if (!number) return null
  return (
    <p>
      <a href={phoneLink(number)}>{number}</a> <span className={styles.region}>{region}</span>
    </p>
  )
}
