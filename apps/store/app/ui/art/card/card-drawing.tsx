import type { ProductTone } from '../../marks/tone.ts'
import { iconAddress } from '../icon.tsx'
import type { IconName } from '../icon-names.ts'
import { shortProductName, splitCardName } from '../split-name.ts'
import { CardPattern } from './card-pattern.tsx'

interface CardDrawingProps {
  /** The product's name, written on the card without the issuer's own, which stands in its corner. */
  readonly name: string
  /** The product's colour. */
  readonly tone: ProductTone
  /** The issuer's short name, in the upper corner. */
  readonly issuer: string
  readonly icon?: IconName | undefined
}

/** Width and height of a card's drawing. */
export const CARD_SIZE = { width: 320, height: 202 } as const

/**
 * What stands on a card, inside an SVG of its size whose ground has the product's colour. It is drawn by attributes
 * alone: a file without a style sheet looks the same once its colours are filled in.
 */
export function CardDrawing({ name, tone, issuer, icon }: CardDrawingProps) {
  const lines = splitCardName(shortProductName(name, issuer))
  const longest = Math.max(...lines.map((line) => line.length))
  const size = longest > 20 ? 19 : longest > 15 ? 23 : 27
  const lineHeight = size * 1.1
  const firstLine = 176 - (lines.length - 1) * lineHeight
  return (
    <>
      <CardPattern tone={tone} />
      <text x="24" y="40" fill="var(--on-tone)" fontSize="15" fontWeight="700" letterSpacing="0">
        {issuer}
      </text>
      {icon && (
        <g
          transform="translate(266 20) scale(1.25)"
          fill="none"
          stroke="var(--on-tone)"
          strokeWidth="1.7"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <use href={iconAddress(icon)} width="24" height="24" />
        </g>
      )}
      <rect x="24" y="62" width="46" height="35" rx="7" fill="var(--art-chip)" />
      <path
        d="M24 74h14v12H24M70 74H56v12h14M38 74c0-5 4-4 4-12M56 74c0-5-4-4-4-12M38 86c0 5 4 4 4 11M56 86c0 5-4 4-4 11"
        fill="none"
        stroke="var(--color-ink)"
        strokeOpacity="0.55"
        strokeWidth="1.3"
      />
      <path
        d="M84 71c4 5 4 12 0 17M91 66c7 8 7 19 0 27M98 61c10 11 10 26 0 37"
        fill="none"
        stroke="var(--on-tone)"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      {lines.map((line, at) => (
        <text
          key={line}
          x="24"
          y={firstLine + at * lineHeight}
          fill="var(--on-tone)"
          fontSize={size}
          fontWeight="700"
          letterSpacing="-0.02em"
        >
          {line}
        </text>
      ))}
    </>
  )
}
