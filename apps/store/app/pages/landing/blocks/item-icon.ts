import { type IconName, isIconName } from '../../../ui/art/icon-names.ts'
import type { ProductTone } from '../../../ui/marks/tone.ts'

/** Icons that stand for a product wear its colour. */
const TONES: { readonly [I in IconName]?: ProductTone } = {
  meal: 'meal',
  food: 'food',
  fuel: 'auto',
  gift: 'year-end',
  home: 'home-office',
  star: 'rewards',
  wallet: 'multi',
  card: 'multi',
  bus: 'mobility',
  users: 'hr',
  clock: 'hr',
  heart: 'health',
  book: 'culture',
}

/** The icon that content names; a check where the store has none of that name. */
export function itemIcon(name: string): IconName {
  return isIconName(name) ? name : 'check'
}

/** The colour token of an icon: its product's, else the theme's main colour. */
export function iconTone(name: string): ProductTone | 'primary' {
  return TONES[itemIcon(name)] ?? 'primary'
}
