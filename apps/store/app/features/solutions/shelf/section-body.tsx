import { useIssuer } from '../../../issuer/store-view.ts'
import { KeepQueryLink } from '../../../shell/moves/keep-query-link.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { Button } from '../../../ui/press/button.tsx'
import { buttonClass } from '../../../ui/press/button-class.ts'
import { cartPath, useCartState } from '../../cart/public.ts'
import { solutionsCopy as copy } from '../copy.ts'
import { moreGroupOf } from '../more/more-groups.ts'
import { ContractedRows } from './contracted-rows.tsx'
import styles from './section-body.module.css'
import type { SolutionSection } from './solution-sections.ts'

interface SectionBodyProps {
  readonly section: SolutionSection
  /** Products that left the cart when a section opened. */
  readonly replacedCount: number
  readonly onUndo: () => void
}

/** An open section: what the company has, what else it can have, and the ways to hire it. */
export function SectionBody({ section, replacedCount, onUndo }: SectionBodyProps) {
  const { name, contracted, available } = section
  return (
    <div className={styles.body}>
      <CartNote section={section} replacedCount={replacedCount} onUndo={onUndo} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <h3 className={styles.title}>{copy.contractedTitle}</h3>
          {contracted.length === 0 ? (
            <p>{copy.contractedNone(name)}</p>
          ) : (
            <ContractedRows products={contracted} lineType={section.lineType} />
          )}
        </div>
        <div className={styles.column}>
          <h3 className={styles.title}>{copy.availableTitle}</h3>
          {available.length === 0 ? (
            <p>{copy.availableNone}</p>
          ) : (
            <ul className={styles.available}>
              {available.map((product) => (
                <li key={product.code} className={styles.chip}>
                  {product.name}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <Ways section={section} />
    </div>
  )
}

/** What opening the section did to the cart, and the way back from it. */
function CartNote({ section, replacedCount, onUndo }: SectionBodyProps) {
  const { selectedGroupCode, lines } = useCartState()
  if (selectedGroupCode !== section.groupCode) return null
  const text = lines.length > 0 ? copy.putBack(section.name) : copy.emptiedFor(section.name)
  return (
    <Alert
      kind="info"
      announced
      actions={
        replacedCount > 0 && (
          <Button variant="ghost" size="sm" onClick={onUndo}>
            {copy.undo}
          </Button>
        )
      }
    >
      {text} {replacedCount > 0 && copy.replaced(replacedCount)}
    </Alert>
  )
}

function Ways({ section }: { readonly section: SolutionSection }) {
  const { name, destination, groupCode, serviceGroup, available } = section
  const { identity } = useIssuer()
  const { lines, selectedGroupCode } = useCartState()
  const hasLines = selectedGroupCode === groupCode && lines.length > 0
  const more = moreGroupOf(serviceGroup)
  const isPlans = serviceGroup === 'hcm'
  return (
    <p className={styles.ways}>
      {(hasLines || !isPlans) && (
        <KeepQueryLink to={hasLines ? cartPath(identity, groupCode) : destination} className={buttonClass()}>
          {copy.toCart(name)}
        </KeepQueryLink>
      )}
      {(available.length > 0 || !hasLines) && (
        <KeepQueryLink
          to={more ? `/contrate-mais/${more}` : destination}
          className={buttonClass({ variant: hasLines || !isPlans ? 'ghost' : 'primary' })}
        >
          {more ? copy.more(name) : copy.toPlans}
        </KeepQueryLink>
      )}
    </p>
  )
}
