import type { ReactNode } from 'react'
import type { ProductTone } from '../../marks/tone.ts'

type PatternName = 'arcs' | 'petals' | 'waves' | 'dots' | 'rays'

/** Big flat shapes on the right of a 320 × 202 card, in two shades of its colour. */
const patterns = {
  arcs: (
    <>
      <circle cx="292" cy="196" r="150" fill="var(--art-deep)" />
      <circle cx="292" cy="196" r="104" fill="var(--art-light)" />
      <circle cx="292" cy="196" r="58" fill="var(--art-deep)" />
    </>
  ),
  petals: (
    <>
      <path d="M320 -10v106h-106A106 106 0 0 1 320 -10Z" fill="var(--art-light)" />
      <path d="M320 96v106h-106A106 106 0 0 1 320 96Z" fill="var(--art-deep)" />
      <path d="M214 202V96h106a106 106 0 0 1-106 106Z" fill="var(--art-light)" opacity="0.55" />
      <path d="M108 202a106 106 0 0 1 106-106v106Z" fill="var(--art-deep)" opacity="0.7" />
    </>
  ),
  waves: (
    <>
      <path d="M108 202c30-70 76-34 116-92 26-38 46-92 104-118v210Z" fill="var(--art-deep)" />
      <path d="M178 202c20-44 54-24 82-66 18-27 30-54 66-70v136Z" fill="var(--art-light)" />
      <path d="M248 202c10-26 30-16 46-42 10-16 16-28 32-36v78Z" fill="var(--art-deep)" />
    </>
  ),
  dots: (
    <>
      <circle cx="262" cy="46" r="92" fill="var(--art-deep)" />
      <circle cx="180" cy="170" r="50" fill="var(--art-light)" />
      <circle cx="296" cy="160" r="36" fill="var(--art-light)" opacity="0.7" />
      <circle cx="262" cy="46" r="30" fill="var(--art-light)" opacity="0.7" />
    </>
  ),
  rays: (
    <>
      <path d="M330 212L150 212 330 92Z" fill="var(--art-light)" />
      <path d="M330 92L196 182 258 -10H330Z" fill="var(--art-deep)" />
      <path d="M258 -10L214 126 150 212H78L196 -10Z" fill="var(--art-deep)" opacity="0.45" />
    </>
  ),
} as const satisfies Record<PatternName, ReactNode>

const patternOf = {
  meal: 'arcs',
  food: 'petals',
  auto: 'waves',
  'year-end': 'rays',
  combined: 'petals',
  'home-office': 'dots',
  rewards: 'rays',
  multi: 'petals',
  mobility: 'waves',
  hr: 'dots',
  health: 'arcs',
  culture: 'dots',
} as const satisfies Record<ProductTone, PatternName>

/** The shapes of a product's card; drawn inside an SVG of 320 × 202. */
export function CardPattern({ tone }: { readonly tone: ProductTone }) {
  return patterns[patternOf[tone]]
}
