import type { CartLine } from '@benefits/domain/cart/cart-line'
import { centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { walletCopy as copy } from './copy.ts'

/** What a balance's value is for, and what it comes to on all cards once both are known. */
export function valueHint({ monthlyValue }: Pick<CartLine, 'monthlyValue'>, cards: number): string {
  if (monthlyValue === 0 || cards === 0) return copy.valueHint
  return copy.valueSum(cards, formatBrl(monthlyValue), formatBrl(centavos(cards * monthlyValue)))
}
