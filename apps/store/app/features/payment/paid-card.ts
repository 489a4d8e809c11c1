import type { Commands } from '../../commands/command-table.ts'

/** What the store may remember of a card: brand (null: one it does not name) and last four digits. */
export type PaidCard = Commands['authoriseCard']['answer']

/** The card that was authorised for the cart as it is registered; another cart needs its own. */
export function authorisedCardOf(purchase: {
  readonly cartId: string | null
  readonly authorisedCard: (PaidCard & { readonly cartId: string }) | null
}): PaidCard | null {
  const { authorisedCard, cartId } = purchase
  return authorisedCard !== null && authorisedCard.cartId === cartId ? authorisedCard : null
}
