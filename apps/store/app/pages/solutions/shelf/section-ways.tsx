import { contractedLines } from '@benefits/domain/cart/contracted/contracted-lines'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { KeepQueryLink } from '../../../always/navigation/keep-query-link.tsx'
import { useCartState, useShelfChoice } from '../../../purchase/cart/public.ts'
import { Button } from '../../../ui/press/button.tsx'
import { buttonClass } from '../../../ui/press/button-class.ts'
import { useVisitor } from '../../../visit/visitor-provider.tsx'
import { solutionsCopy as copy, moreCopy } from '../copy.ts'
import { nextStep } from './next-step.ts'
import styles from './section-body.module.css'
import type { SolutionSection } from './solution-sections.ts'

interface SectionWaysProps {
  readonly section: SolutionSection
  readonly sections: readonly SolutionSection[]
  readonly onTake: () => void
  readonly onTogether: () => void
}

/** The ways to hire of a section: first the one that leads to something the company can buy. */
export function SectionWays({ section, sections, onTake, onTogether }: SectionWaysProps) {
  const { name, destination, groupCode, contracted } = section
  const { lines, selectedGroupCode } = useCartState()
  const choose = useShelfChoice(sections)
  const known = useVisitor(({ customer }) => customer.contractedProducts)
  const step = nextStep(section, sections.length - 1)
  const isInCart = selectedGroupCode === groupCode && lines.length > 0
  const canTake = !isInCart && contractedLines(section, known).length > 0
  return (
    <p className={styles.ways}>
      {step === 'cart' && (
        <KeepQueryLink
          to={destination}
          className={buttonClass()}
          onClick={choose({ groupCode, destination, name })}
        >
          {contracted.length > 0 ? copy.more(name) : moreCopy.choose(name)}
        </KeepQueryLink>
      )}
      {(step === 'plans' || step === 'stepUp') && (
        <KeepQueryLink to={destination} className={buttonClass()}>
          {step === 'plans' ? copy.toPlans : copy.stepUp}
        </KeepQueryLink>
      )}
      {step === 'together' && <Button onClick={onTogether}>{copy.together}</Button>}
      {step === 'portal' && <PortalLink section={section} isMain />}
      {canTake && (
        <Button variant="ghost" onClick={onTake}>
          {copy.take}
        </Button>
      )}
      {step !== 'portal' && contracted.length > 0 && <PortalLink section={section} />}
    </p>
  )
}

/** The customer portal, where a company changes what it has (docs/rules/catalogue.md: contracted-is-blocked). */
export function PortalLink({
  section,
  isMain = false,
}: {
  readonly section: Pick<SolutionSection, 'lineType'>
  readonly isMain?: boolean
}) {
  const { urlPortalRhBeneficio, urlPortalRhGente } = useIssuer().configuration
  return (
    <KeepQueryLink
      to={section.lineType === 'hcm' ? urlPortalRhGente : urlPortalRhBeneficio}
      className={buttonClass({ variant: isMain ? 'primary' : 'ghost' })}
    >
      {isMain ? copy.portal : copy.portalShort}
    </KeepQueryLink>
  )
}
