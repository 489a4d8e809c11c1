import { WORKER_LIMIT } from '@benefits/domain/cart/lines/quantity-limits'
import { mobilityCopy } from './copy.ts'
import type { MobilityFields } from './use-mobility-fields.ts'

/** What the fields lack to go on, in few words; empty for nothing (docs/rules/screens.md: missing-beside). */
export function missingWords({
  quantity,
  value,
  isAboveLimit,
}: Pick<MobilityFields, 'quantity' | 'value' | 'isAboveLimit'>): string {
  const { missing } = mobilityCopy
  if (isAboveLimit) return missing.limit(WORKER_LIMIT.toLocaleString('pt-BR'))
  if (quantity === null) return value > 0 ? missing.quantity : missing.both
  return value > 0 ? '' : missing.credit
}
