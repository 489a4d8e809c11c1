import { endedConditions, proposalConditions } from '@benefits/copy/proposal-conditions'
import type { CalendarDate } from '@benefits/domain/document/types'
import { DeliveryForecast } from '../../purchase/cart/public.ts'
import { Icon } from '../../ui/art/icon.tsx'
import sheet from '../../ui/layout/lines-and-total.module.css'
import { proposalPageCopy as copy } from './copy.ts'
import { hasCards } from './judge-proposal.ts'
import type { LoadedProposal } from './load-proposal.server.ts'
import styles from './proposal-page.module.css'

/** When its cards come, and on which conditions it, or today's price after it, can be contracted. */
export function ProposalTerms({ proposal }: { readonly proposal: LoadedProposal }) {
  const conditions = conditionsOf(proposal)
  const isSent = hasCards(proposal.lines)
  if (conditions.length === 0 && !isSent) return null
  return (
    <div className={sheet.main}>
      {isSent && <DeliveryForecast isGeneral />}
      {conditions.length > 0 && (
        <section className={sheet.panel} aria-labelledby="condicoes">
          <h2 id="condicoes" className={styles.title}>
            <Icon name="shield" />
            {copy.conditions}
          </h2>
          <ul className={styles.conditions}>
            {conditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** Nothing where nothing can be contracted: what was contracted has its contract. */
function conditionsOf({ state, validUntil, today }: LoadedProposal): readonly string[] {
  if (state === 'open') return proposalConditions(validUntil as CalendarDate)
  return state === 'ended' && today !== null ? endedConditions(validUntil as CalendarDate) : []
}
