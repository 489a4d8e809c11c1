import { hasPassThroughFee, PASS_THROUGH_FEE } from '@benefits/copy/pass-through-fee'
import { formatBrl } from '@benefits/domain/money/format-brl'
import type { RefObject } from 'react'
import { TotalBar } from '../../ui/overlay/total-bar.tsx'
import { Button } from '../../ui/press/button.tsx'
import { useRestored } from '../../visit/visitor-provider.tsx'
import { proposalPageCopy as copy } from './copy.ts'
import { paidEvery } from './judge-proposal.ts'
import type { LoadedProposal } from './load-proposal.server.ts'
import { useTakeProposal } from './use-take-proposal.ts'

interface ProposalBarProps {
  readonly proposal: LoadedProposal
  /** The page's button that contracts it. */
  readonly button: RefObject<HTMLButtonElement | null>
}

/** At the foot of a phone the total and the way on, while the page's own button is out of sight. */
export function ProposalBar({ proposal, button }: ProposalBarProps) {
  const isRestored = useRestored()
  const take = useTakeProposal(proposal)
  const { pricing, today, lines } = proposal
  const every = paidEvery(lines)
  return (
    <TotalBar
      title={copy.bar}
      label={today === null ? copy.held[every] : copy.today[every]}
      total={formatBrl((today ?? pricing).totalWithDiscount)}
      beside={hasPassThroughFee((today ?? pricing).lines) ? PASS_THROUGH_FEE.line : null}
      insteadOf={button}
    >
      <Button disabled={!isRestored} onClick={take}>
        {copy.hireShort}
      </Button>
    </TotalBar>
  )
}
