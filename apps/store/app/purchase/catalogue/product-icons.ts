import type { IconName } from '../../ui/art/icon-names.ts'
import { type ProductTone, toProductTone } from '../../ui/marks/tone.ts'

const ICONS = {
  meal: 'meal',
  food: 'food',
  auto: 'fuel',
  'year-end': 'gift',
  combined: 'store',
  'home-office': 'home',
  rewards: 'star',
  multi: 'wallet',
  mobility: 'bus',
  hr: 'users',
  health: 'heart',
  culture: 'book',
} as const satisfies Record<ProductTone, IconName>

/** The icon of a product, by its colour token. */
export function productIcon(colourToken: string): IconName {
  return ICONS[toProductTone(colourToken)]
}
