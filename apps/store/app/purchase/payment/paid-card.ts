import type { Commands } from '../../commands/command-table.ts'
import type { PaidCard } from '../../visit/purchase-slice.ts'

export type { PaidCard }

/** What is remembered of an authorisation. */
export function toPaidCard({ brand, lastDigits }: Commands['authoriseCard']['answer']): PaidCard {
  return { brand: brand === 'other' ? null : brand, lastDigits }
}

/** The card that was authorised for the cart as it is registered; another cart needs its own. */
export function authorisedCardOf(purchase: {
  readonly cartId: string | null
  readonly authorisedCard: (PaidCard & { readonly cartId: string }) | null
}): PaidCard | null {
  const { authorisedCard, cartId } = purchase
  return authorisedCard !== null && authorisedCard.cartId === cartId ? authorisedCard : null
}
