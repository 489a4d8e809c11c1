import { PAID_EVERY_TEXTS } from '@benefits/copy/total-parts'
import { centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import type { RefObject } from 'react'
import { useLocation } from 'react-router'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import { useHome } from '../../always/navigation/use-home.ts'
import { proposalDocument } from '../../commands/proposal-document.ts'
import { FoldedFeeRows, PartsOfTotal } from '../../purchase/cart/public.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import sheet from '../../ui/layout/lines-and-total.module.css'
import { Button } from '../../ui/press/button.tsx'
import { buttonClass } from '../../ui/press/button-class.ts'
import { useRestored } from '../../visit/visitor-provider.tsx'
import { proposalPageCopy as copy } from './copy.ts'
import { hasCards, isSamePrice, mayTake, paidEvery } from './judge-proposal.ts'
import type { LoadedProposal } from './load-proposal.server.ts'
import styles from './proposal-page.module.css'
import { useTakeProposal } from './use-take-proposal.ts'

interface PartProps {
  readonly proposal: LoadedProposal
}

interface WaysProps extends PartProps {
  /** Gets the button that contracts it. */
  readonly button: RefObject<HTMLButtonElement | null>
}

/** Fees, totals and the ways on; once the proposal ran out the fees are today's, as the total is that counts. */
export function ProposalCost({ proposal, button }: WaysProps) {
  const { pricing, cart, state, today, isWhole, lines } = proposal
  const counts = today ?? pricing
  const every = paidEvery(lines)
  const isMixed = hasCards(lines) && lines.some(({ planPeriod }) => planPeriod !== null)
  const unit = isMixed ? null : every
  return (
    <section className={classNames(sheet.panel, sheet.cost)} aria-labelledby="quanto-custa">
      <h2 id="quanto-custa" className={sheet.heading}>
        <span>{today === null ? copy.cost[state] : copy.costToday}</span>
        {unit !== null && <span className={sheet.unit}>{` ${PAID_EVERY_TEXTS[unit]}`}</span>}
      </h2>
      <FoldedFeeRows pricing={counts} lines={cart.lines} unitAbove={unit} />
      <div className={sheet.total}>
        <Totals proposal={proposal} />
        <PartsOfTotal pricing={counts} lines={cart.lines} />
      </div>
      {state === 'open' && !isWhole && <Alert kind="warning">{copy.support}</Alert>}
      <div className={styles.ways}>
        <WayOn proposal={proposal} button={button} />
        <Download proposal={proposal} />
      </div>
    </section>
  )
}

/** The proposal's total; after its last day today's, with what it is more or less, or that it is the same. */
function Totals({ proposal }: PartProps) {
  const { pricing, today, state, lines, missing } = proposal
  const every = paidEvery(lines)
  const held = formatBrl(pricing.totalWithDiscount)
  if (today === null)
    return (
      <p className={sheet.row}>
        <span>{copy.held[every]}</span>
        <strong className={state === 'ended' ? styles.past : sheet.sum}>{held}</strong>
      </p>
    )
  const isSame = isSamePrice(proposal)
  const difference = today.totalWithDiscount - pricing.totalWithDiscount
  const amount = formatBrl(centavos(Math.abs(difference)))
  return (
    <>
      {!isSame && (
        <p className={sheet.row}>
          <span>{copy.held[every]}</span>
          <strong className={styles.past}>{held}</strong>
        </p>
      )}
      <p className={sheet.row}>
        <span>{copy.today[every]}</span>
        <strong className={sheet.sum}>{formatBrl(today.totalWithDiscount)}</strong>
      </p>
      {isSame && (
        <p className={sheet.same}>
          <Icon name="check" size={18} />
          <span>{copy.same}</span>
        </p>
      )}
      {/* Of other products a difference would say nothing. */}
      {!isSame && missing.length === 0 && (
        <p className={sheet.note}>{difference > 0 ? copy.more(amount) : copy.less(amount)}</p>
      )}
    </>
  )
}

/** The one way on: to contract it, to the portal of what was contracted, or to the shelf. */
function WayOn({ proposal, button }: WaysProps) {
  const { urlPortalRhBeneficio, urlPortalRhGente } = useIssuer().configuration
  const home = useHome(copy.toShelf)
  const { state, lines } = proposal
  if (mayTake(proposal)) return <Take proposal={proposal} button={button} />
  if (state === 'hired')
    return (
      <KeepQueryLink
        to={hasCards(lines) ? urlPortalRhBeneficio : urlPortalRhGente}
        className={buttonClass({ size: 'lg', block: true })}
      >
        {hasCards(lines) ? copy.toPortal : copy.toAccount}
      </KeepQueryLink>
    )
  return (
    <KeepQueryLink to={home.to} className={buttonClass({ block: true })}>
      {home.label}
    </KeepQueryLink>
  )
}

/** Makes it the visitor's own cart. */
function Take({ proposal, button }: WaysProps) {
  const isRestored = useRestored()
  const take = useTakeProposal(proposal)
  return (
    <Button ref={button} size="lg" block disabled={!isRestored} onClick={take}>
      {proposal.state === 'ended' ? copy.hireToday : copy.hire}
    </Button>
  )
}

/** Its document: of one that ran out, what was proposed then. */
function Download({ proposal: { key, state } }: PartProps) {
  const { search } = useLocation()
  const isEnded = state === 'ended'
  return (
    <a
      className={buttonClass({ variant: isEnded ? 'ghost' : 'secondary', block: true })}
      href={`${proposalDocument(key)}${search}`}
    >
      <Icon name="download" size={20} />
      <span>{isEnded ? copy.downloadEnded : copy.download}</span>
    </a>
  )
}
