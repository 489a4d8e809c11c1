import type { EntryLabel } from '../../catalogue/entry-label.ts'
import type { Centavos } from '../../money/centavos.ts'
import { percentOf } from '../../money/round-half-up.ts'
import type { Offer } from '../../offer/offer.ts'
import type { DraftLine } from '../draft-line.ts'
import type { EntryLabels } from '../entry-labels.ts'
import type { PriceEntry } from '../pricing.ts'
import { CONDITION } from './fee-rule.ts'

/**
 * Puts a line's discounts (condition 36, negative): those of the offer, which replace the annual plan's own. On food
 * they never exceed the fees, elsewhere never what the line costs (Lei 14.442/2022). Call it after the fees are
 * there. `offer` is null where there is none or its conditions are not met.
 */
export function addDiscounts(draft: DraftLine, offer: Offer | null, labels: EntryLabels): void {
  let fees = 0
  for (const entry of draft.entries) fees += entry.value
  let room = draft.item.isFood ? fees : draft.productValue + fees
  let isReplaced = false
  if (offer !== null) {
    for (const discount of offer.discounts) {
      if (discount.productCode !== draft.item.code) continue
      if (discount.planPeriod && discount.planPeriod !== draft.line.planPeriod) continue
      isReplaced = true
      const base = (discount.base === 'fees' ? fees : draft.productValue) as Centavos
      const amount = Math.min(percentOf(base, discount.basisPoints), room)
      if (amount <= 0) continue
      room -= amount
      const label = { name: offer.name, description: '' }
      draft.entries.push(discountEntry('offer', label, discount.basisPoints, amount))
    }
  }
  const { plan } = draft.item
  if (isReplaced || plan === null || draft.annualDiscount === 0) return
  const label = labels.annualDiscount(plan.annualDiscount)
  draft.entries.push(discountEntry('discount', label, plan.annualDiscount, draft.annualDiscount))
}

function discountEntry(
  kind: 'offer' | 'discount',
  label: EntryLabel,
  basisPoints: number,
  amount: number,
): PriceEntry {
  const { name, description } = label
  const value = -amount as Centavos
  return {
    conditionId: CONDITION.discount,
    name,
    description,
    kind,
    rate: 'percent',
    unitValue: basisPoints,
    value,
  }
}
