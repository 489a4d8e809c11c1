import type { CartLine } from '@benefits/domain/cart/cart-line'
import type { PlanPeriod } from '@benefits/domain/catalogue/product'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { useCartState } from '../../../purchase/cart/public.ts'
import { jointCopy as copy, solutionsCopy } from '../copy.ts'
import type { SolutionSection } from '../shelf/solution-sections.ts'
import styles from './group-form.module.css'

/** What is hired of a group, in short; a group that stays as it was contracted says so. */
export function GroupLines({ section }: { readonly section: SolutionSection }) {
  const { lines, planPeriod } = useCartState()
  const own = lines.filter(({ groupCode }) => groupCode === section.groupCode)
  if (own.length === 0) return <p>{copy.unchanged}</p>
  return (
    <ul className={styles.lines}>
      {own.map((line) => (
        <li key={line.productCode}>{copy.lineOf(line.name, amountOf(line, planPeriod))}</li>
      ))}
    </ul>
  )
}

function amountOf({ lineType, quantity, monthlyValue }: CartLine, planPeriod: PlanPeriod): string {
  if (lineType === 'hcm') return solutionsCopy.employeesOf(quantity, solutionsCopy.periods[planPeriod])
  const value = formatBrl(monthlyValue)
  return lineType === 'mobility'
    ? solutionsCopy.workersOf(quantity, value)
    : solutionsCopy.cardsOf(quantity, value)
}
