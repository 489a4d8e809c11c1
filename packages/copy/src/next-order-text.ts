import type { NextOrderFee, NextOrderFees } from '@benefits/domain/pricing/fees/next-order-fees'
import { feeRateText } from './rate-texts.ts'

/** What the text below tells of. */
export const NEXT_ORDER = 'No próximo pedido'

/** What the next order costs beside its credit, in one line; empty where nothing of the price is a fee. */
export function nextOrderText(fees: NextOrderFees | null): string {
  if (fees === null) return ''
  if (fees.charged.length === 0) return 'Só o crédito: as tarifas seguem gratuitas.'
  const others = fees.hasFree ? ' As demais tarifas seguem gratuitas.' : ''
  return `${fees.charged.map(feeText).join('; ')}.${others}`
}

function feeText({ name, isOfNewCards, ...rate }: NextOrderFee): string {
  return `${name}, ${feeRateText(rate)}${isOfNewCards ? ' novo' : ''}`
}
