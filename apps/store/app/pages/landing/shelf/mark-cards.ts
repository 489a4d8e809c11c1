import type { ContractedProduct } from '@benefits/domain/customer/customer-type'
import { TOGETHER_PAGE, togetherState } from '../../../purchase/cart/public.ts'
import { nextStep, type SolutionSection, solutionsCopy } from '../../solutions/public.ts'
import type { ShelfCard } from './shelf-cards.ts'
import type { ShelfMark, ShelfMarks } from './shelf-mark.ts'

/** What a company is known to have and where it cannot be served, as the cards are marked by it. */
interface Known {
  readonly sections: readonly SolutionSection[]
  readonly contracted: readonly Pick<ContractedProduct, 'code'>[]
  readonly isUnserved: (code: number) => boolean
  /** The customer portals of HR and of everything else. */
  readonly portals: { readonly hcm: string; readonly others: string }
}

/**
 * Marks the cards of what a company has, or is not sold where it is; each leads to the step that can be taken
 * (docs/rules/catalogue.md: next-step). The others have no mark.
 */
export function markCards(cards: readonly ShelfCard[], known: Known): ShelfMarks {
  return Object.fromEntries(
    cards.flatMap((card) => {
      const section = known.sections.find(({ groupCode }) => groupCode === card.groupCode)
      const mark = section ? sectionMark(card, section, known) : productMark(card, known)
      return mark ? [[card.key, mark]] : []
    }),
  )
}

function sectionMark(
  card: ShelfCard,
  section: SolutionSection,
  { sections, portals }: Known,
): ShelfMark | null {
  const { contracted, groupCode, lineType } = section
  const step = nextStep(section, sections.length - 1)
  if (step === 'none') return { ...UNSERVED, destination: TOGETHER_PAGE }
  if (contracted.length === 0) return null
  const text = step === 'cart' ? solutionsCopy.contractedCount(contracted.length) : solutionsCopy.contracted
  if (step === 'together')
    return { text, look: 'success', destination: TOGETHER_PAGE, state: togetherState(groupCode) }
  const portal = lineType === 'hcm' ? portals.hcm : portals.others
  return { text, look: 'success', destination: step === 'portal' ? portal : card.destination }
}

/** A product of the season is in no cart yet: its own page says more. */
function productMark(card: ShelfCard, { contracted, isUnserved, portals }: Known): ShelfMark | null {
  const { productCode, destination } = card
  if (productCode === null) return null
  if (contracted.some(({ code }) => code === productCode))
    return { text: solutionsCopy.contracted, look: 'success', destination: portals.others }
  return isUnserved(productCode) ? { ...UNSERVED, destination } : null
}

const UNSERVED = { text: solutionsCopy.unservedHint, look: 'warning' } as const
