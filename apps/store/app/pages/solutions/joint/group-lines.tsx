import { useCartState } from '../../../purchase/cart/public.ts'
import { jointCopy as copy } from '../copy.ts'
import type { SolutionSection } from '../shelf/solution-sections.ts'
import styles from './group-form.module.css'

/** What is hired of a group, in short; a group that stays as it was contracted says so. */
export function GroupLines({ section }: { readonly section: SolutionSection }) {
  const lines = useCartState().lines.filter(({ groupCode }) => groupCode === section.groupCode)
  if (lines.length === 0) return <p>{copy.unchanged}</p>
  return (
    <ul className={styles.lines}>
      {lines.map(({ productCode, name, quantity }) => (
        <li key={productCode}>{copy.lineOf(name, quantity)}</li>
      ))}
    </ul>
  )
}
