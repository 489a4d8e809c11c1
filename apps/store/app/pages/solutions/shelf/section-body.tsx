import { focusPage, useCartState, useSetAside } from '../../../purchase/cart/public.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { Button } from '../../../ui/press/button.tsx'
import { solutionsCopy as copy } from '../copy.ts'
import { ContractedRows } from './contracted-rows.tsx'
import { InterestChips } from './interest-chips.tsx'
import styles from './section-body.module.css'
import { SectionWays } from './section-ways.tsx'
import type { SolutionSection } from './solution-sections.ts'

interface SectionBodyProps {
  readonly section: SolutionSection
  readonly sections: readonly SolutionSection[]
  /** The cart was taken for this section here; `isReplaced`: the buyer's own went aside for it. */
  readonly isTaken: boolean
  readonly isReplaced: boolean
  readonly onTake: () => void
  readonly onUndone: () => void
  readonly onTogether: () => void
}

/** An open section: what the company has, what else it can have, and the ways to hire it. */
export function SectionBody(props: SectionBodyProps) {
  const { section, sections, isTaken, isReplaced, onTake, onUndone, onTogether } = props
  const { contracted, available, unserved } = section
  return (
    <div className={styles.body}>
      {isTaken && <CartNote section={section} isReplaced={isReplaced} onUndone={onUndone} />}
      <div className={styles.columns}>
        {contracted.length > 0 && (
          <div className={styles.column}>
            <h3 className={styles.title}>{copy.contractedTitle}</h3>
            <ContractedRows products={contracted} lineType={section.lineType} />
          </div>
        )}
        <div className={styles.column}>
          <h3 className={styles.title}>{copy.availableTitle}</h3>
          {available.length + unserved.length === 0 ? (
            <p>{copy.availableNone}</p>
          ) : (
            <InterestChips section={section} />
          )}
        </div>
      </div>
      <SectionWays section={section} sections={sections} onTake={onTake} onTogether={onTogether} />
    </div>
  )
}

/** What the press did to the cart, and the way back from it. */
function CartNote({
  section,
  isReplaced,
  onUndone,
}: Pick<SectionBodyProps, 'section' | 'isReplaced' | 'onUndone'>) {
  const { selectedGroupCode } = useCartState()
  const { carts, bringBack } = useSetAside()
  const [former] = carts
  if (selectedGroupCode !== section.groupCode) return null
  return (
    <Alert
      kind="info"
      announced
      actions={
        isReplaced &&
        former && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              bringBack(former)
              onUndone()
              focusPage()
            }}
          >
            {copy.undo}
          </Button>
        )
      }
    >
      {isReplaced ? `${copy.putBack(section.name)} ${copy.replaced}` : copy.putBack(section.name)}
    </Alert>
  )
}
