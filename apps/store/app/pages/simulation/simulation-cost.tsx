import { PAID_EVERY_TEXTS } from '@benefits/copy/total-parts'
import { formatBrl } from '@benefits/domain/money/format-brl'
import type { RefObject } from 'react'
import { FoldedFeeRows, namesOf, PartsOfTotal } from '../../purchase/cart/public.ts'
import { classNames } from '../../ui/class-names.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import sheet from '../../ui/layout/lines-and-total.module.css'
import { Button } from '../../ui/press/button.tsx'
import { useRestored, useVisitor } from '../../visit/visitor-provider.tsx'
import { simulationCopy as copy } from './copy.ts'
import type { LoadedSimulation } from './load-simulation.server.ts'
import styles from './simulation-page.module.css'
import { totalOf, unitOf } from './total-of.ts'
import { keepsCartAside, useSimulation } from './use-simulation.ts'

interface SimulationCostProps {
  readonly simulation: LoadedSimulation
  /** Gets the button that makes it the visitor's own cart. */
  readonly button: RefObject<HTMLButtonElement | null>
}

/** Fees, total and the button that makes it the visitor's own cart. */
export function SimulationCost({ simulation, button }: SimulationCostProps) {
  const isRestored = useRestored()
  const use = useSimulation(simulation)
  const isKeptAside = useVisitor((visit) => keepsCartAside(visit, simulation))
  const { pricing, refusal, missing } = simulation
  const { lines } = simulation.cart
  const unit = unitOf(lines)
  return (
    <section className={classNames(sheet.panel, sheet.cost)} aria-labelledby="quanto-custa">
      <h2 id="quanto-custa" className={sheet.heading}>
        <span>{copy.today}</span>
        {unit !== null && <span className={sheet.unit}>{` ${PAID_EVERY_TEXTS[unit]}`}</span>}
      </h2>
      {pricing && (
        <>
          <FoldedFeeRows pricing={pricing} lines={lines} unitAbove={unit} />
          <div className={sheet.total}>
            <p className={sheet.row}>
              <span>{totalOf(lines)}</span>
              <strong className={sheet.sum}>{formatBrl(pricing.totalWithDiscount)}</strong>
            </p>
            <PartsOfTotal pricing={pricing} lines={lines} />
            {missing.length > 0 && <p className={sheet.note}>{copy.without(namesOf(missing))}</p>}
          </div>
        </>
      )}
      {refusal !== null && (
        <Alert kind="warning" title={copy.unpriced}>
          {refusal}
        </Alert>
      )}
      <Button ref={button} size="lg" block disabled={!isRestored} onClick={use}>
        {copy.use}
      </Button>
      <p className={classNames(sheet.note, styles.note)}>
        {isRestored && <span>{isKeptAside ? copy.useNoteAside : copy.useNote}</span>}
      </p>
    </section>
  )
}
