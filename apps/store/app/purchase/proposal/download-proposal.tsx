import { toOrderLines } from '@benefits/domain/cart/to-order-lines'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useWarnProblem } from '../../always/warning/warning-provider.tsx'
import { createAttempts } from '../../commands/attempts.ts'
import { runCommand } from '../../commands/run-command.ts'
import { Button } from '../../ui/press/button.tsx'
import { addOnsOf, offerOf } from '../../visit/offer-of.ts'
import { useVisitor, useVisitorStore } from '../../visit/visitor-provider.tsx'
import { proposalCopy as copy } from './copy.ts'
import { needsProposal, useProposal } from './use-proposal.tsx'

/** 'Baixar proposta': makes the cart's proposal, for whom is asked first where that is not known, and gives its PDF. */
export function DownloadProposal() {
  const store = useVisitorStore()
  const warnProblem = useWarnProblem()
  const { search } = useLocation()
  const { ask, dialog } = useProposal()
  const hasLines = useVisitor(({ shopping }) => shopping.cart.lines.length > 0)
  const [attempts] = useState(createAttempts)
  const [isBusy, setBusy] = useState(false)

  async function make() {
    const { shopping, customer } = store.getState()
    const { leadId } = customer
    if (leadId === null || shopping.cart.lines.length === 0) return
    setBusy(true)
    const input = {
      leadId,
      lines: toOrderLines(shopping.cart.lines),
      addOnCodes: addOnsOf(shopping),
      interests: shopping.cart.interest.map(({ id, name }) => ({ code: id, name })),
      offerCode: offerOf(shopping),
      ...(shopping.proposal && { proposalKey: shopping.proposal.key }),
    }
    const made = await runCommand('proposeCart', { ...input, attempt: attempts.keyOf(input) })
    if (made.ok || made.problem.status > 0) attempts.answered()
    setBusy(false)
    if (!made.ok) return warnProblem(made.problem)
    const key = new URL(made.answer.link).pathname.split('/').at(-1)
    location.assign(`/recursos/proposta/${key}${search}`)
  }

  if (!hasLines) return null
  return (
    <>
      <Button
        variant="secondary"
        block
        busy={isBusy}
        onClick={() => (needsProposal(store.getState()) ? ask(() => void make()) : void make())}
      >
        {copy.download}
      </Button>
      {dialog}
    </>
  )
}
