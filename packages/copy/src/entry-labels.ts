import { formatPercent } from '@benefits/domain/money/format-percent'
import type { EntryLabels } from '@benefits/domain/pricing/entry-labels'

/** Words of the priced entries that neither a fee rule nor an offer names. */
export const ENTRY_LABELS = {
  marketplace: {
    name: 'VR Marketplace',
    description: 'Ofertas de parceiros.',
  },
  annualDiscount: (basisPoints) => ({
    name: 'Desconto do plano anual',
    description: `Doze meses com ${formatPercent(basisPoints)} de desconto sobre o preço mensal.`,
  }),
} as const satisfies EntryLabels
