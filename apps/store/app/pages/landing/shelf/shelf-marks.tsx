import { useEffect, useMemo } from 'react'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { useIsUnserved } from '../../../purchase/catalogue/public.ts'
import { useVisitor } from '../../../visit/visitor-provider.tsx'
import { solutionSections } from '../../solutions/public.ts'
import { markCards } from './mark-cards.ts'
import type { ShelfCard, Sold } from './shelf-cards.ts'
import { NO_MARKS, type ShelfMarks } from './shelf-mark.ts'

interface ShelfMarksProps {
  readonly cards: readonly ShelfCard[]
  /** What the channel sells. */
  readonly sold: Sold
  readonly onMarked: (marks: ShelfMarks) => void
}

/** Nothing is named here but what the cards say of it. */
const UNNAMED = { name: '', description: '', colourToken: '', additionalProducts: [] } as const

/** Tells which cards are marked for the company that is known; it comes once one is, and draws nothing. */
export default function MarkedShelf({ cards, sold, onMarked }: ShelfMarksProps) {
  const { configuration, identity } = useIssuer()
  const { urlPortalRhBeneficio, urlPortalRhGente } = configuration
  const { plans } = identity.selling
  const contracted = useVisitor(({ customer }) => customer.contractedProducts)
  const isUnserved = useIsUnserved()
  const marks = useMemo(() => {
    const { modalities, products } = sold
    const named = products.map((product) => ({ ...product, ...UNNAMED, foodRegime: null }))
    return markCards(cards, {
      sections: solutionSections(
        {
          modalities: modalities.map((modality) => ({ ...modality, ...UNNAMED, destination: '' })),
          products: named,
          plans,
        },
        contracted,
        isUnserved,
      ),
      contracted,
      isUnserved: (code) => named.some((product) => product.code === code && isUnserved(product)),
      portals: { hcm: urlPortalRhGente, others: urlPortalRhBeneficio },
    })
  }, [cards, sold, contracted, isUnserved, plans, urlPortalRhBeneficio, urlPortalRhGente])
  useEffect(() => {
    onMarked(marks)
    return () => onMarked(NO_MARKS)
  }, [marks, onMarked])
  return null
}
