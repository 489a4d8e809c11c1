import type { LineType } from '../catalogue/product.ts'
import type { CartLine } from './cart-line.ts'
import { countCards } from './count-cards.ts'

/** Lines that the badge counts as one, whatever their quantity. */
const COUNTS_ONCE = {
  benefit: false,
  unknown: false,
  mobility: true,
  hcm: true,
  addOn: true,
  extension: false,
} as const satisfies Record<LineType, boolean>

type Counted = Pick<CartLine, 'lineType' | 'quantity' | 'groupCode'>

/** What the cart's badge counts: the cards, those of a wallet modality once, and 1 for each mobility or HR line. */
export function badgeCount(lines: readonly Counted[], walletGroupCodes: readonly number[]): number {
  const once = lines.filter(({ lineType }) => COUNTS_ONCE[lineType]).length
  const cards = lines
    .filter(({ lineType }) => !COUNTS_ONCE[lineType])
    .map(({ lineType, quantity, groupCode }) => ({ lineType, quantity, groupCode }))
  return once + countCards(cards, walletGroupCodes)
}

/** The badge's text: nothing for an empty cart, '99+' at 100 or more. */
export function badgeText(count: number): string {
  if (count === 0) return ''
  return count >= 100 ? '99+' : String(count)
}
