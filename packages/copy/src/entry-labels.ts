import { formatPercent } from '@benefits/domain/money/format-percent'
import type { EntryLabels } from '@benefits/domain/pricing/entry-labels'

/** Words of the priced entries that neither the issuer's data nor an offer names. */
export const ENTRY_LABELS = {
  annualDiscount: (basisPoints) => ({
    name: 'Desconto do plano anual',
    description: `Doze meses com ${formatPercent(basisPoints)} de desconto sobre o preço mensal.`,
  }),
} as const satisfies EntryLabels
