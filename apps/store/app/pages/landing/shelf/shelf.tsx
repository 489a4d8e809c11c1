import { lazy, Suspense, useMemo, useState } from 'react'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { useShelfChoice } from '../../../purchase/cart/public.ts'
import { loadPart } from '../../../ui/load-part.ts'
import { useVisitor } from '../../../visit/visitor-provider.tsx'
import styles from './shelf.module.css'
import { ShelfCardView } from './shelf-card.tsx'
import type { ShelfCard, Sold } from './shelf-cards.ts'
import { NO_MARKS } from './shelf-mark.ts'

const MarkedShelf = lazy(() => loadPart(() => import('./shelf-marks.tsx')))

interface ShelfProps {
  readonly cards: readonly ShelfCard[]
  /** What the channel sells. */
  readonly sold: Sold
}

/**
 * The solutions, two in a row: choosing a modality selects its cart. What a company has or is not sold is marked once
 * it is known.
 */
export function Shelf({ cards, sold }: ShelfProps) {
  const { shortName } = useIssuer().configuration.issuer
  const isKnown = useVisitor(({ customer }) => customer.company !== null)
  const [marks, setMarks] = useState(NO_MARKS)
  const modalities = useMemo(
    () =>
      cards.flatMap(({ groupCode, destination, name }) =>
        groupCode === null ? [] : [{ groupCode, destination, name }],
      ),
    [cards],
  )
  const choose = useShelfChoice(modalities)
  return (
    <div className={styles.shelf}>
      {cards.map((card) => {
        const { groupCode } = card
        const mark = marks[card.key]
        const leadsElsewhere = mark !== undefined && mark.destination !== card.destination
        return (
          <ShelfCardView
            key={card.key}
            card={card}
            mark={mark}
            issuer={shortName}
            onClick={groupCode === null || leadsElsewhere ? undefined : choose({ ...card, groupCode })}
          />
        )
      })}
      {isKnown && (
        <Suspense>
          <MarkedShelf cards={cards} sold={sold} onMarked={setMarks} />
        </Suspense>
      )}
    </div>
  )
}
