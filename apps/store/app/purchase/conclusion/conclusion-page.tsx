import type { ServiceGroup } from '@benefits/domain/catalogue/product'
import { useVisitor } from '../../visit/visitor-provider.tsx'
import { useOffered } from '../cart/public.ts'
import { conclusionCopy } from './copy.ts'
import { endOf } from './end-of.ts'
import { FinishedPage } from './finished-page.tsx'
import { Greeting } from './greeting.tsx'

interface ConclusionPageProps {
  /** Service groups whose purchase ends on a contract, not on an order. */
  readonly contractGroups: readonly ServiceGroup[]
}

/** The concluded order of somebody with an account: greeting, contract, next steps and total. */
export function ConclusionPage({ contractGroups }: ConclusionPageProps) {
  const name = useVisitor(({ access }) => access.draft.firstName)
  const email = useVisitor(({ access }) =>
    access.account.stage === 'verified' ? access.account.email : access.draft.email,
  )
  const offer = useOffered()
  return (
    <FinishedPage
      greeting={({ orderNumber, serviceGroups }) => (
        <Greeting
          title={conclusionCopy.greeting(name.trim())}
          lead={
            offer.name === null
              ? conclusionCopy.concluded[endOf(serviceGroups, contractGroups)]
              : conclusionCopy.success.combo
          }
          orderNumber={orderNumber}
          email={email}
        />
      )}
    />
  )
}
