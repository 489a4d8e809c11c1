import { toBrazilian } from '@benefits/domain/calendar/format-date'
import type { CalendarDate } from '@benefits/domain/document/types'
import { USUAL_DAYS } from '@benefits/domain/proposal/proposal-days'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { Button } from '../../ui/press/button.tsx'
import { savingsOf } from '../../visit/savings-slice.ts'
import { useVisitor, useVisitorStore } from '../../visit/visitor-provider.tsx'
import { PROPOSAL, useRegister } from '../register/public.ts'
import { proposalCopy as copy } from './copy.ts'
import styles from './download-proposal.module.css'
import { NO_WISHES, ProposalWishes, type Wishes } from './proposal-wishes.tsx'
import { needsProposal, useProposal } from './use-proposal.tsx'

/** 'Baixar proposta': makes the cart's proposal, for whom is asked first where that is not known, and gives its PDF. */
export default function DownloadProposal() {
  const store = useVisitorStore()
  const register = useRegister()
  const { search } = useLocation()
  const hasSavings = useVisitor((visit) => savingsOf(visit) !== null)
  const [wishes, setWishes] = useState(NO_WISHES)
  // The form that asks who it is for opens before its ticks are set: what is made goes by them as they stand then.
  const chosen = useRef(NO_WISHES)
  const [told, setTold] = useState('')
  const ticks = { hasSavings, wishes, onChange: choose }
  const { ask, dialog } = useProposal(<ProposalWishes {...ticks} />)
  const hasLines = useVisitor(({ shopping }) => shopping.cart.lines.length > 0)
  const { proposalDays = USUAL_DAYS } = useIssuer().configuration.issuer
  // A cart at a proposal's price is proposed no longer than that one binds (docs/rules/proposal.md: valid-until).
  const held = useVisitor(({ shopping }) => shopping.proposal)
  const purpose = held?.isHeld
    ? copy.purposeUntil(toBrazilian(held.validUntil as CalendarDate))
    : copy.purpose(proposalDays)
  const [isBusy, setBusy] = useState(false)

  function choose(next: Wishes) {
    chosen.current = next
    setWishes(next)
  }

  async function make() {
    const { byEmail, withSavings } = chosen.current
    const { shopping, customer } = store.getState()
    const { leadId } = customer
    if (leadId === null || shopping.cart.lines.length === 0) return
    setBusy(true)
    setTold('')
    const savings = (withSavings && savingsOf(store.getState())) || undefined
    const made = await register(PROPOSAL, { leadId, byEmail, savings })
    setBusy(false)
    if (made === null) return
    const { mailedTo, validUntil, document } = made
    if (byEmail) setTold(mailedTo === undefined ? copy.notMailed : copy.mailed(mailedTo))
    else setTold(copy.made(toBrazilian(validUntil as CalendarDate)))
    location.assign(`${document}${search}`)
  }

  if (!hasLines) return null
  return (
    <div className={styles.proposer}>
      <div className={styles.asked}>
        <ProposalWishes {...ticks} text={purpose} />
        <div className={styles.act}>
          <Button
            variant="secondary"
            block
            busy={isBusy}
            iconBefore={<Icon name="download" size={20} />}
            onClick={() => (needsProposal(store.getState()) ? ask(() => void make()) : void make())}
          >
            {copy.download}
          </Button>
          <p role="status" className={styles.told}>
            {told}
          </p>
        </div>
      </div>
      {dialog}
    </div>
  )
}
