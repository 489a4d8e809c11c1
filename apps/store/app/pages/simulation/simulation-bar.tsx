import { hasPassThroughFee, PASS_THROUGH_FEE } from '@benefits/copy/pass-through-fee'
import { formatBrl } from '@benefits/domain/money/format-brl'
import type { RefObject } from 'react'
import { TotalBar } from '../../ui/overlay/total-bar.tsx'
import { Button } from '../../ui/press/button.tsx'
import { useRestored } from '../../visit/visitor-provider.tsx'
import { simulationCopy as copy } from './copy.ts'
import type { LoadedSimulation } from './load-simulation.server.ts'
import { totalOf } from './total-of.ts'
import { useSimulation } from './use-simulation.ts'

interface SimulationBarProps {
  readonly simulation: LoadedSimulation
  /** The page's button that makes it the visitor's own cart. */
  readonly button: RefObject<HTMLButtonElement | null>
}

/** At the foot of a phone the total and the way on, while the page's own button is out of sight. */
export function SimulationBar({ simulation, button }: SimulationBarProps) {
  const isRestored = useRestored()
  const use = useSimulation(simulation)
  const { pricing, cart } = simulation
  if (pricing === null) return null
  return (
    <TotalBar
      title={copy.bar}
      label={totalOf(cart.lines)}
      total={formatBrl(pricing.totalWithDiscount)}
      beside={hasPassThroughFee(cart.lines) ? PASS_THROUGH_FEE.line : null}
      insteadOf={button}
    >
      <Button disabled={!isRestored} onClick={use}>
        {copy.useShort}
      </Button>
    </TotalBar>
  )
}
