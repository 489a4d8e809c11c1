import { maskEmail } from '@benefits/domain/contact/mask-email'
import { Icon } from '../../ui/art/icon.tsx'
import { SpotSuccess } from '../../ui/art/spot-success.tsx'
import styles from './conclusion-page.module.css'
import { conclusionCopy } from './copy.ts'

interface GreetingProps {
  /** Over the title. */
  readonly eyebrow?: string
  readonly title: string
  readonly lead: string
  readonly orderNumber: string
  /** To whom the contract's copy was mailed. */
  readonly email: string
}

/** The celebration of a concluded order, its number, and where the contract's copy went. */
export function Greeting({ eyebrow, title, lead, orderNumber, email }: GreetingProps) {
  return (
    <header className={styles.greeting}>
      <SpotSuccess />
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.number}>
          {conclusionCopy.orderNumber} <strong>{orderNumber}</strong>
        </p>
        <p className={styles.mail}>
          <Icon name="mail" size={20} />
          {conclusionCopy.mailed(maskEmail(email))}
        </p>
      </div>
    </header>
  )
}
