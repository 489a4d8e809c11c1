import { calendarDateInSaoPaulo } from '@benefits/domain/calendar/sao-paulo'
import type { CalendarDate } from '@benefits/domain/document/types'
import { heldUntil } from '@benefits/domain/proposal/proposal-days'
import type { CallContext } from '../../outcome/call-context.ts'
import type { Cart } from '../../repositories/carts.ts'

/**
 * The last day of a cart's price, of São Paulo, where it is over; null while the price holds. `acceptedAt`: when the
 * contract of this price was accepted (docs/rules/pricing.md: promised).
 */
export function endOfPrice(
  { pricedAt, proposal }: Pick<Cart, 'pricedAt' | 'proposal'>,
  acceptedAt: Date | null,
  { content: { issuer }, now }: Pick<CallContext, 'content' | 'now'>,
): CalendarDate | null {
  const price = {
    pricedOn: calendarDateInSaoPaulo(pricedAt),
    proposedUntil: proposal ? (proposal.validUntil as CalendarDate) : null,
    acceptedOn: acceptedAt && calendarDateInSaoPaulo(acceptedAt),
  }
  const last = heldUntil(price, issuer.proposalDays)
  return calendarDateInSaoPaulo(now) > last ? last : null
}
