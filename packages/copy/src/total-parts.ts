import type { PaidEvery } from '@benefits/domain/pricing/price-rows'

/** How often the parts of a mixed order's total are paid. */
export const TOTAL_PART_TEXTS = {
  order: 'Neste pedido',
  monthly: 'Plano de RH, por mês',
  annual: 'Plano de RH, por ano',
} as const satisfies Record<PaidEvery, string>

/** The unit of one row of a price: with this order alone, or again each month or year. */
export const PAID_EVERY_TEXTS = {
  order: 'neste pedido',
  monthly: 'por mês',
  annual: 'por ano',
} as const satisfies Record<PaidEvery, string>
