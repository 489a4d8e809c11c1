import type { ServiceGroup } from '@benefits/domain/catalogue/product'
import type { Elements } from '../../ui/elements.ts'
import { useVisitor } from '../../visit/visitor-provider.tsx'
import { conclusionCopy } from './copy.ts'
import { endOf } from './end-of.ts'
import { FinishedPage } from './finished-page.tsx'
import { Greeting } from './greeting.tsx'

interface SuccessPageProps {
  /** Service groups whose purchase ends on a contract, not on an order. */
  readonly contractGroups: readonly ServiceGroup[]
  /** Which way led here: an order of one modality, or an offer's combo. */
  readonly flow: 'order' | 'combo'
  /** Where the order stands among its steps. */
  readonly above?: Elements
}

/** The end of an order or a combo: its header, who it is for, next steps and total. */
export function SuccessPage({ contractGroups, flow, above }: SuccessPageProps) {
  const company = useVisitor(({ order }) => order.company)
  const draft = useVisitor(({ access }) => access.draft)
  const name = company?.registration.name ?? draft.firstName
  return (
    <FinishedPage
      above={above}
      isWithoutAccount={company !== null}
      greeting={({ orderNumber, serviceGroups }) => {
        const end = endOf(serviceGroups, contractGroups)
        return (
          <Greeting
            {...(end === 'order' ? { eyebrow: conclusionCopy.finished } : {})}
            title={end === 'contract' ? conclusionCopy.concluded.contract : conclusionCopy.success[flow]}
            lead={conclusionCopy.thanks(name.trim().split(/\s/)[0] ?? '')}
            orderNumber={orderNumber}
            email={company?.registration.email ?? draft.email}
            isEmailUnproven={company !== null}
          />
        )
      }}
    />
  )
}
