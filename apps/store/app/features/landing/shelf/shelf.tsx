import { useMemo } from 'react'
import { useIssuer } from '../../../issuer/store-view.ts'
import { useShelfChoice } from '../../cart/public.ts'
import styles from './shelf.module.css'
import { ShelfCardView } from './shelf-card.tsx'
import type { ShelfCard } from './shelf-cards.ts'

/** The solutions, two in a row: choosing a modality selects its cart. */
export function Shelf({ cards }: { readonly cards: readonly ShelfCard[] }) {
  const { shortName } = useIssuer().configuration.issuer
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
      {cards.map((card) => (
        <ShelfCardView
          key={card.key}
          card={card}
          issuer={shortName}
          onClick={card.groupCode === null ? undefined : choose({ ...card, groupCode: card.groupCode })}
        />
      ))}
    </div>
  )
}
