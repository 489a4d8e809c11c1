import { classNames } from '../../class-names.ts'
import { toProductTone } from '../../marks/tone.ts'
import type { IconName } from '../icon-names.ts'
import styles from './card-art.module.css'
import { CARD_SIZE, CardDrawing } from './card-drawing.tsx'

interface CardArtProps {
  /** The product's name, written on the card. */
  readonly name: string
  /** Colour token of the product. */
  readonly tone: string
  /** The issuer's short name, in the upper corner. */
  readonly issuer: string
  readonly icon?: IconName | undefined
  /** Accessible name; without it the card is decoration, since its name stands beside it as text. */
  readonly title?: string | undefined
  readonly className?: string | undefined
}

/** A drawn benefit card: the recurring picture of the store. Fills the width of its parent. */
export function CardArt({ name, tone, issuer, icon, title, className }: CardArtProps) {
  const productTone = toProductTone(tone)
  return (
    <svg
      className={classNames(styles.card, className)}
      data-tone={productTone}
      viewBox={`0 0 ${CARD_SIZE.width} ${CARD_SIZE.height}`}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <CardDrawing name={name} tone={productTone} issuer={issuer} icon={icon} />
    </svg>
  )
}
