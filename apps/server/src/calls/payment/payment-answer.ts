import type { payment, paymentStatus } from '@benefits/wire/payment/shapes'
import type { output } from 'zod'
import type { CardAuthorisation } from '../../repositories/card-authorisations.ts'

const STATUSES = {
  pending: 'pending',
  authorised: 'authorised',
  hired: 'authorised',
  denied: 'denied',
  voiding: 'cancelled',
  void: 'cancelled',
} as const satisfies Record<CardAuthorisation['status'], output<typeof paymentStatus>>

/** A card payment in the wire's terms. */
export function paymentAnswer({ id, brand, lastDigits, status }: CardAuthorisation): output<typeof payment> {
  return { authorisationId: id, brand: brand ?? 'other', lastDigits, status: STATUSES[status] }
}
