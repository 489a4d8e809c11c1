import { parseCardExpiry } from '@benefits/domain/mask/card-expiry-mask'
import type { CardData } from '../../commands/command-table.ts'
import type { CardValues } from './card-form-rules.ts'

/** A confirmed form as the call takes it: digits alone, '20' before the two typed of the year. */
export function toCard({ number, holder, expiry, cvv }: CardValues): CardData {
  const { month, year } = parseCardExpiry(expiry) ?? { month: '', year: '' }
  return { number: number.replace(/\D/g, ''), holder: holder.trim(), cvv, month, year }
}
