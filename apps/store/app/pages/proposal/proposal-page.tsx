import { proposalConditions } from '@benefits/copy/proposal-conditions'
import { toBrazilian } from '@benefits/domain/calendar/format-date'
import { formatCnpj } from '@benefits/domain/document/format-cnpj'
import type { CalendarDate } from '@benefits/domain/document/types'
import { centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import type { PaidEvery } from '@benefits/domain/pricing/price-rows'
import { useId } from 'react'
import { useLocation } from 'react-router'
import { ProductName } from '../../always/issuer/product-name.tsx'
import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import { useHome } from '../../always/navigation/use-home.ts'
import { cartCopy, DeliveryForecast, FeeRows, PartsOfTotal } from '../../purchase/cart/public.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import sheet from '../../ui/layout/lines-and-total.module.css'
import { Page } from '../../ui/layout/page.tsx'
import { Tag } from '../../ui/marks/tag.tsx'
import { Button } from '../../ui/press/button.tsx'
import { buttonClass } from '../../ui/press/button-class.ts'
import { useRestored } from '../../visit/visitor-provider.tsx'
import { proposalPageCopy as copy } from './copy.ts'
import type { LoadedProposal, ProposedLine } from './load-proposal.server.ts'
import styles from './proposal-page.module.css'
import { useTakeProposal } from './use-take-proposal.ts'

interface PartProps {
  readonly proposal: LoadedProposal
}

/** What a proposal says, until when, and the ways on; nothing of the visit changes until it is taken. */
export function ProposalPage({ proposal }: PartProps) {
  const { number, corporateName, cnpj } = proposal
  return (
    <Page
      title={copy.numbered(number)}
      text={copy.for(corporateName, formatCnpj(cnpj))}
      className={classNames(sheet.page, styles.page)}
    >
      <div className={sheet.main}>
        <State proposal={proposal} />
        <Lines proposal={proposal} />
        <Missing proposal={proposal} />
      </div>
      <Cost proposal={proposal} />
      <Terms proposal={proposal} />
    </Page>
  )
}

function State({ proposal: { state, validUntil, daysLeft } }: PartProps) {
  const day = toBrazilian(validUntil as CalendarDate)
  if (state === 'hired') return <Alert kind="info">{copy.hired}</Alert>
  if (state === 'ended') return <Alert kind="warning">{copy.ended(day)}</Alert>
  return (
    <p className={styles.until}>
      <Icon name="calendar" />
      <strong>{copy.until(day)}</strong>
      {daysLeft !== null && <Tag look={daysLeft === 0 ? 'warning' : 'soft'}>{copy.left(daysLeft)}</Tag>}
    </p>
  )
}

function Lines({ proposal: { lines, addOns } }: PartProps) {
  const title = useId()
  return (
    <section className={sheet.panel} aria-labelledby={title}>
      <h2 id={title} className={sheet.heading}>
        {copy.lines}
      </h2>
      <ul className={sheet.lines}>
        {lines.map((line) => (
          <li key={line.code} className={sheet.line}>
            <div>
              <p className={sheet.name}>
                <ProductName name={line.name} />
              </p>
              {line.extensions && <p className={sheet.note}>{line.extensions}</p>}
            </div>
            <Amount line={line} />
          </li>
        ))}
        {addOns.map((name) => (
          <li key={name} className={sheet.line}>
            <p className={sheet.name}>{name}</p>
            <Tag look="success">{copy.free}</Tag>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What one line comes to and what of; a plan's price is the total's own row. */
function Amount({ line: { quantity, planPeriod, monthlyValue } }: { readonly line: ProposedLine }) {
  if (planPeriod !== null) {
    const words = `${cartCopy.employees(quantity)}, ${cartCopy.planPeriod[planPeriod]}`
    return <span className={sheet.amount}>{words}</span>
  }
  const each = monthlyValue ?? 0
  return (
    <span className={styles.amount}>
      <strong>{formatBrl(centavos(quantity * each))}</strong>
      <span className={sheet.note}>{cartCopy.timesValue(quantity, formatBrl(centavos(each)))}</span>
    </span>
  )
}

/** How often the totals are paid: by the order, unless it is plans alone. */
function paidEvery(lines: readonly ProposedLine[]): PaidEvery {
  return hasCards(lines) ? 'order' : (lines[0]?.planPeriod ?? 'order')
}

/** Something is delivered: a plan is not. */
function hasCards(lines: readonly ProposedLine[]): boolean {
  return lines.some(({ planPeriod }) => planPeriod === null)
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

/** Fees, totals and the ways on; once the proposal ran out the fees are today's, as the total is that counts. */
function Cost({ proposal }: PartProps) {
  const title = useId()
  const isRestored = useRestored()
  const take = useTakeProposal(proposal)
  const { search } = useLocation()
  const { pricing, cart, state, today, isWhole, key } = proposal
  const home = useHome(copy.toShelf)
  const isEnded = state === 'ended'
  const mayTake = isEnded ? today !== null : state === 'open' && isWhole
  const counts = today ?? pricing
  const isSame = today?.totalWithDiscount === pricing.totalWithDiscount
  const every = paidEvery(proposal.lines)
  return (
    <section className={sheet.panel} aria-labelledby={title}>
      <h2 id={title} className={sheet.heading}>
        {today === null ? copy.cost : copy.costToday}
      </h2>
      <FeeRows pricing={counts} lines={cart.lines} />
      <div className={sheet.total}>
        <p className={sheet.row}>
          <span>{copy.held[every]}</span>
          <strong className={isEnded ? (isSame ? sheet.amount : styles.past) : sheet.sum}>
            {formatBrl(pricing.totalWithDiscount)}
          </strong>
        </p>
        {today !== null && (
          <p className={sheet.row}>
            <span>{copy.today[every]}</span>
            <strong className={sheet.sum}>{formatBrl(today.totalWithDiscount)}</strong>
          </p>
        )}
        {isSame && <p className={sheet.note}>{copy.same}</p>}
        <PartsOfTotal pricing={counts} lines={cart.lines} />
      </div>
      {isEnded && today === null && <Alert kind="warning">{copy.noToday}</Alert>}
      {state === 'open' && !isWhole && <Alert kind="warning">{copy.support}</Alert>}
      {mayTake && (
        <Button size="lg" block disabled={!isRestored} onClick={take}>
          {isEnded ? copy.hireToday : copy.hire}
        </Button>
      )}
      <a
        className={buttonClass({ variant: 'secondary', block: true })}
        href={`/recursos/proposta/${key}${search}`}
      >
        {copy.download}
      </a>
      {!mayTake && (
        <KeepQueryLink to={home.to} className={buttonClass({ variant: 'ghost', block: true })}>
          {home.label}
        </KeepQueryLink>
      )}
    </section>
  )
}

/** When its cards come, and on which conditions it holds as long as it can be contracted. */
function Terms({ proposal: { state, validUntil, lines } }: PartProps) {
  const title = useId()
  if (state !== 'open' && !hasCards(lines)) return null
  return (
    <div className={sheet.main}>
      {hasCards(lines) && <DeliveryForecast isGeneral />}
      {state === 'open' && (
        <section className={styles.terms} aria-labelledby={title}>
          <h2 id={title} className={styles.title}>
            <Icon name="shield" />
            {copy.conditions}
          </h2>
          <ul className={styles.conditions}>
            {proposalConditions(validUntil as CalendarDate).map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
