import { classNames } from '../class-names.ts'
import styles from './card-art.module.css'
import { CardPattern } from './card-pattern.tsx'
import { iconAddress } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { splitCardName } from './split-card-name.ts'
import { toProductTone } from './tone.ts'

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
  const lines = splitCardName(name)
  const longest = Math.max(...lines.map((line) => line.length))
  const size = longest > 20 ? 19 : longest > 15 ? 23 : 27
  const lineHeight = size * 1.1
  const firstLine = 176 - (lines.length - 1) * lineHeight
  return (
    <svg
      className={classNames(styles.card, className)}
      data-tone={productTone}
      viewBox="0 0 320 202"
      focusable="false"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <CardPattern tone={productTone} />
      <text x="24" y="40" className={styles.issuer} fontSize="15">
        {issuer}
      </text>
      {icon && (
        <g transform="translate(266 20) scale(1.25)" className={styles.icon}>
          <use href={iconAddress(icon)} width="24" height="24" />
        </g>
      )}
      <rect x="24" y="62" width="46" height="35" rx="7" className={styles.chip} />
      <path
        d="M24 74h14v12H24M70 74H56v12h14M38 74c0-5 4-4 4-12M56 74c0-5-4-4-4-12M38 86c0 5 4 4 4 11M56 86c0 5-4 4-4 11"
        className={styles.chipLines}
      />
      <path d="M84 71c4 5 4 12 0 17M91 66c7 8 7 19 0 27M98 61c10 11 10 26 0 37" className={styles.waves} />
      {lines.map((line, at) => (
        <text key={line} x="24" y={firstLine + at * lineHeight} className={styles.name} fontSize={size}>
          {line}
        </text>
      ))}
    </svg>
  )
}
