import { type RefObject, useEffect, useState } from 'react'
import { Skeleton } from '../../../ui/marks/skeleton.tsx'
import { plansCopy } from '../copy.ts'
import { nearestColumn } from './nearest-column.ts'
import styles from './plan-switch.module.css'

interface PlanSwitchProps {
  readonly plans: readonly {
    readonly code: number
    readonly name: string
    /** Under the name: the price, or why there is none. */
    readonly told: string
    readonly isAwaited: boolean
  }[]
  /** The comparison, which scrolls to the side; a column for each plan. */
  readonly matrix: RefObject<HTMLElement | null>
  /** Which of the plans is in the cart; -1 for none. */
  readonly chosenAt: number
}

/**
 * The plans by name and price, over a comparison that shows one of them at a time: which one is seen, and the way to
 * each. It stays in sight as far as the comparison goes, and begins at the plan in the cart.
 */
export function PlanSwitch({ plans, matrix, chosenAt }: PlanSwitchProps) {
  const [seen, setSeen] = useState(0)
  useEffect(() => {
    const scroller = matrix.current
    if (!scroller) return
    const follow = () => setSeen(nearestColumn(startsOf(scroller), scroller.scrollLeft))
    follow()
    scroller.addEventListener('scroll', follow, { passive: true })
    return () => scroller.removeEventListener('scroll', follow)
  }, [matrix])

  // What the tab knows comes after the page: nobody who went to another plan by then is taken away from it.
  useEffect(() => {
    const scroller = matrix.current
    if (scroller?.scrollLeft !== 0 || chosenAt < 1) return
    scroller.scrollTo({ left: startsOf(scroller)[chosenAt] ?? 0, behavior: 'instant' })
  }, [matrix, chosenAt])

  function show(at: number) {
    const scroller = matrix.current
    scroller?.scrollTo({ left: startsOf(scroller)[at] ?? 0 })
    setSeen(at)
  }

  return (
    <ul className={styles.switch} aria-label={plansCopy.which}>
      {plans.map(({ code, name, told, isAwaited }, at) => (
        <li key={code}>
          <button
            type="button"
            className={styles.plan}
            aria-current={at === seen ? 'true' : undefined}
            onClick={() => show(at)}
          >
            <span className={styles.name}>{name}</span>
            <span className={styles.price}>
              {isAwaited ? <Skeleton size="text" className={styles.awaited} /> : told}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** How far each column is from the first one, in px. */
function startsOf(scroller: HTMLElement): readonly number[] {
  const columns = [...scroller.children] as HTMLElement[]
  return columns.map((column) => column.offsetLeft - (columns[0]?.offsetLeft ?? 0))
}
