import { maskEmail } from '@benefits/domain/contact/mask-email'
import { Icon } from '../../ui/art/icon.tsx'
import { SpotSuccess } from '../../ui/art/spot-success.tsx'
import { useVisitor } from '../../visit/visitor-provider.tsx'
import type { VisitorState } from '../../visit/visitor-state.ts'
import { useEmailOnAsk } from '../access/public.ts'
import styles from './conclusion-page.module.css'
import { conclusionCopy } from './copy.ts'

interface GreetingProps {
  /** Over the title. */
  readonly eyebrow?: string
  readonly title: string
  readonly lead: string
  readonly orderNumber: string
  /** To whom the contract's copy was mailed, or the link that comes before it. */
  readonly email: string
  /** Bought without an access account: nobody validated the address yet. */
  readonly isEmailUnproven?: boolean
}

/** Whether this tab typed an address: at the account's steps, or as the company's contact. */
function isTypedHere({ access, order }: Pick<VisitorState, 'access' | 'order'>, email: string): boolean {
  const typed = [access.draft.email, order.company?.registration.email ?? '']
  return typed.some((one) => one.trim().toLowerCase() === email.toLowerCase())
}

/** The celebration of a concluded order, its number, and where the contract's copy went or will go. */
export function Greeting({
  eyebrow,
  title,
  lead,
  orderNumber,
  email,
  isEmailUnproven = false,
}: GreetingProps) {
  const isTyped = useVisitor((state) => isTypedHere(state, email))
  const shown = useEmailOnAsk(maskEmail(email), isTyped ? email : null)
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
          <span className={styles.address}>
            <span>{conclusionCopy[isEmailUnproven ? 'linkMailed' : 'mailed'](shown.email)}</span>{' '}
            {shown.control}
          </span>
        </p>
      </div>
    </header>
  )
}
