import { toBrazilian } from '@benefits/domain/calendar/format-date'
import type { CalendarDate } from '@benefits/domain/document/types'
import { InlineMessage } from '../../../ui/feedback/inline-message.tsx'
import { useVisitor } from '../../../visit/visitor-provider.tsx'
import styles from './proposal-price.module.css'
import { proposalPriceCopy as copy } from './proposal-price-copy.ts'

/** Whether the total is the price of the proposal that the cart was taken from, or today's since something changed. */
export default function ProposalPrice({ className }: { readonly className: string | undefined }) {
  const proposal = useVisitor(({ shopping }) => shopping.proposal)
  if (!proposal || proposal.isHeld === null) return null
  const { number, validUntil, isHeld } = proposal
  return (
    <div role="status" className={className}>
      {isHeld ? (
        <InlineMessage kind="info">
          <span className={styles.held}>{copy.held(number, toBrazilian(validUntil as CalendarDate))}</span>{' '}
          <span className={styles.whatChanges}>{copy.whatChanges}</span>
        </InlineMessage>
      ) : (
        <InlineMessage kind="warning">{copy.today}</InlineMessage>
      )}
    </div>
  )
}
