import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import { isPayableByCard } from '@benefits/domain/payment/is-payable-by-card'
import type { Cart } from '../../repositories/carts.ts'
import type { Lead } from '../../repositories/leads.ts'

/** Whether a registered cart may be paid by card at its lead's channel, and costs anything. */
export function mayPayByCard(
  { channel }: Lead,
  { lines, offerCode, pricing }: Cart,
  { issuer, channels }: IssuerContent,
): boolean {
  const features = channels.find(({ code }) => code === channel)?.features ?? issuer.features
  const lineTypes = lines.map(({ lineType }) => lineType)
  return (
    pricing.totalWithDiscount > 0 &&
    isPayableByCard({ hasFeature: features.creditCard, offerCode, lineTypes })
  )
}
