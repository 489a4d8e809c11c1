import type { Modality, ServiceGroup } from '@benefits/domain/catalogue/product'
import { maskEmail } from '@benefits/domain/contact/mask-email'
import type { SavedCompany } from '../../commands/command-table.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { SpotSuccess } from '../../ui/art/spot-success.tsx'
import type { AccessSlice } from '../../visit/access-slice.ts'
import { useVisitor } from '../../visit/visitor-provider.tsx'
import type { VisitorState } from '../../visit/visitor-state.ts'
import { useEmailOnAsk } from '../access/public.ts'
import { useOffered } from '../cart/public.ts'
import type { FLOWS } from '../flow/public.ts'
import styles from './conclusion-page.module.css'
import { conclusionCopy as copy } from './copy.ts'
import type { FinishedOrder } from './use-finished-order.ts'

/** Which way led to the order. */
export type ConcludedFlow = keyof typeof FLOWS

/** Who bought: the person of the account, or the contact of the company. */
interface Buyer {
  readonly name: string
  /** To whom the contract's copy was mailed, or the link that comes before it. */
  readonly email: string
  /** Bought without an access account: nobody validated the address yet. */
  readonly isEmailUnproven: boolean
}

interface Words {
  /** Over the title. */
  readonly eyebrow?: string
  readonly title: string
  readonly lead: string
}

interface Concluded {
  readonly name: string
  readonly end: Modality['stepOrderLimit']
  readonly isOffer: boolean
}

function accountBuyer({ account, draft }: AccessSlice): Buyer {
  const email = account.stage === 'verified' ? account.email : draft.email
  return { name: draft.firstName.trim(), email, isEmailUnproven: false }
}

function companyBuyer({ draft }: AccessSlice, company: SavedCompany | null): Buyer {
  const { name, email } = company?.registration ?? { name: draft.firstName, email: draft.email }
  return { name: name.trim().split(/\s/)[0] ?? '', email, isEmailUnproven: company !== null }
}

function orderWords({ name, end }: Concluded, success: string): Words {
  const lead = copy.thanks(name)
  if (end === 'contract') return { title: copy.concluded.contract, lead }
  return { eyebrow: copy.finished, title: success, lead }
}

/** Who is greeted at the end of each flow, and how. */
const GREETINGS = {
  accounts: {
    buyerOf: accountBuyer,
    wordsOf: ({ name, end, isOffer }) => ({
      title: copy.greeting(name),
      lead: isOffer ? copy.success.combo : copy.concluded[end],
    }),
  },
  order: { buyerOf: companyBuyer, wordsOf: (concluded) => orderWords(concluded, copy.success.order) },
  combo: { buyerOf: companyBuyer, wordsOf: (concluded) => orderWords(concluded, copy.success.combo) },
} as const satisfies Record<
  ConcludedFlow,
  {
    readonly buyerOf: (access: AccessSlice, company: SavedCompany | null) => Buyer
    readonly wordsOf: (concluded: Concluded) => Words
  }
>

/** Cards end on an order, mobility or HR alone on a contract (docs/rules/mobility.md: ends-in-contract). */
function endOf(groups: readonly ServiceGroup[], contractGroups: readonly ServiceGroup[]): Concluded['end'] {
  return groups.every((group) => contractGroups.includes(group)) ? 'contract' : 'order'
}

/** Whether this tab typed an address: at the account's steps, or as the company's contact. */
function isTypedHere({ access, order }: Pick<VisitorState, 'access' | 'order'>, email: string): boolean {
  const typed = [access.draft.email, order.company?.registration.email ?? '']
  return typed.some((one) => one.trim().toLowerCase() === email.toLowerCase())
}

interface GreetingProps {
  readonly flow: ConcludedFlow
  readonly order: FinishedOrder
  /** Service groups whose purchase ends on a contract, not on an order. */
  readonly contractGroups: readonly ServiceGroup[]
}

/** The celebration of a concluded order, its number, and where the contract's copy went or will go. */
export function Greeting({ flow, order: { orderNumber, serviceGroups }, contractGroups }: GreetingProps) {
  const access = useVisitor((state) => state.access)
  const company = useVisitor(({ order }) => order.company)
  const isOffer = useOffered().name !== null
  const { name, email, isEmailUnproven } = GREETINGS[flow].buyerOf(access, company)
  const end = endOf(serviceGroups, contractGroups)
  const { eyebrow, title, lead }: Words = GREETINGS[flow].wordsOf({ name, end, isOffer })
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
          {copy.orderNumber} <strong>{orderNumber}</strong>
        </p>
        <p className={styles.mail}>
          <Icon name="mail" size={20} />
          <span className={styles.address}>
            <span>{copy[isEmailUnproven ? 'linkMailed' : 'mailed'](shown.email)}</span> {shown.control}
          </span>
        </p>
      </div>
    </header>
  )
}
