import { toBrazilian } from '@benefits/domain/calendar/format-date'
import { formatCnpj } from '@benefits/domain/document/format-cnpj'
import type { CalendarDate } from '@benefits/domain/document/types'
import { useRef } from 'react'
import { FreeLine, LineAmount, ReadLine } from '../../purchase/cart/public.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import sheet from '../../ui/layout/lines-and-total.module.css'
import { Page } from '../../ui/layout/page.tsx'
import { Tag } from '../../ui/marks/tag.tsx'
import { proposalPageCopy as copy } from './copy.ts'
import { hasCards, isSamePrice, mayTake } from './judge-proposal.ts'
import type { LoadedProposal } from './load-proposal.server.ts'
import { ProposalBar } from './proposal-bar.tsx'
import { ProposalCost } from './proposal-cost.tsx'
import styles from './proposal-page.module.css'
import { ProposalTerms } from './proposal-terms.tsx'

interface PartProps {
  readonly proposal: LoadedProposal
}

/** What a proposal says, until when, and the ways on; nothing of the visit changes until it is taken. */
export function ProposalPage({ proposal }: PartProps) {
  const { number, corporateName, cnpj } = proposal
  const isOpen = proposal.state === 'open'
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Page
      above={<p className={styles.number}>{copy.numbered(number)}</p>}
      title={copy.for(corporateName)}
      text={copy.cnpj(formatCnpj(cnpj))}
      below={isOpen && <Until proposal={proposal} />}
      className={classNames(sheet.page, styles.page, !isOpen && sheet.noted)}
    >
      {!isOpen && <Fate proposal={proposal} />}
      <div className={sheet.main}>
        <Lines proposal={proposal} />
        <Missing proposal={proposal} />
      </div>
      <ProposalCost proposal={proposal} button={button} />
      <ProposalTerms proposal={proposal} />
      {mayTake(proposal) && <ProposalBar proposal={proposal} button={button} />}
    </Page>
  )
}

/** Until when it holds. */
function Until({ proposal: { validUntil, daysLeft } }: PartProps) {
  return (
    <p className={styles.until}>
      <Icon name="calendar" />
      <strong>{copy.until(toBrazilian(validUntil as CalendarDate))}</strong>
      {daysLeft !== null && <Tag look={daysLeft === 0 ? 'warning' : 'soft'}>{copy.left(daysLeft)}</Tag>}
    </p>
  )
}

/** What became of it, and what that means for whoever opens it. */
function Fate({ proposal }: PartProps) {
  const { state, validUntil, lines, today } = proposal
  if (state === 'hired')
    return (
      <Alert kind="success" title={copy.hired} className={sheet.over}>
        {hasCards(lines) ? copy.hiredCards : copy.hiredPlan}
      </Alert>
    )
  const isSame = isSamePrice(proposal)
  return (
    <Alert
      kind={isSame ? 'info' : 'warning'}
      title={copy.ended(toBrazilian(validUntil as CalendarDate))}
      className={sheet.over}
    >
      {isSame ? copy.endedSame : today === null ? copy.noToday : copy.endedToday}
    </Alert>
  )
}

function Lines({ proposal: { state, lines, addOns } }: PartProps) {
  return (
    <section className={sheet.panel} aria-labelledby="o-que-traz">
      <h2 id="o-que-traz" className={sheet.heading}>
        {copy.lines[state]}
      </h2>
      <ul className={sheet.lines}>
        {lines.map(({ code, name, tone, extensions, quantity, planPeriod, monthlyValue }) => (
          <ReadLine key={code} name={name} tone={tone} isPlan={planPeriod !== null} note={extensions}>
            <LineAmount quantity={quantity} planPeriod={planPeriod} monthlyValue={monthlyValue ?? 0} />
          </ReadLine>
        ))}
        {addOns.map((name) => (
          <FreeLine key={name} name={name} />
        ))}
      </ul>
    </section>
  )
}

/** What today's price is without, by name, once the proposal's own price is over. */
function Missing({ proposal: { today, missing } }: PartProps) {
  if (today === null || missing.length === 0) return null
  return (
    <Alert kind="warning" title={copy.missing}>
      <ul className={sheet.missing}>
        {missing.map((name) => (
          <li key={name}>{copy.gone(name)}</li>
        ))}
      </ul>
    </Alert>
  )
}
