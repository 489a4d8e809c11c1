import type { LineType } from '../catalogue/product.ts'

/** What counting needs of a line, in the cart or in an order. */
export interface CountedLine {
  readonly groupCode: number
  readonly lineType: LineType
  readonly quantity: number
}

/** Lines that come with a physical card. */
export const HAS_CARD = {
  benefit: true,
  mobility: true,
  unknown: true,
  hcm: false,
  addOn: false,
  extension: false,
} as const satisfies Record<LineType, boolean>

/**
 * Physical cards of a cart: one per unit, but one card holds all balances of a wallet modality, so that its lines
 * count once with the highest quantity.
 */
export function countCards(lines: readonly CountedLine[], walletGroupCodes: readonly number[]): number {
  let cards = 0
  const wallets = new Map<number, number>()
  for (const line of lines) {
    if (!HAS_CARD[line.lineType]) continue
    if (walletGroupCodes.includes(line.groupCode)) {
      wallets.set(line.groupCode, Math.max(wallets.get(line.groupCode) ?? 0, line.quantity))
    } else cards += line.quantity
  }
  for (const most of wallets.values()) cards += most
  return cards
}
