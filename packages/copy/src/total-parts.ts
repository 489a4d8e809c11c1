import type { PaidEvery } from '@benefits/domain/pricing/total-parts'

/** How often the parts of a mixed order's total are paid. */
export const TOTAL_PART_TEXTS = {
  order: 'Neste pedido',
  monthly: 'Plano de RH, por mês',
  annual: 'Plano de RH, por ano',
} as const satisfies Record<PaidEvery, string>
