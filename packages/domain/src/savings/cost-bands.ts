import type { MonthlyCost } from './compare-costs.ts'

/** What the bars of a picture are made of: parts that one takes in together. */
export const COST_BANDS = [
  { id: 'paid', of: ({ salary }: MonthlyCost) => salary },
  { id: 'reflections', of: ({ thirteenth, holidays }: MonthlyCost) => thirteenth + holidays },
  { id: 'fgts', of: ({ fgts }: MonthlyCost) => fgts },
  {
    id: 'contributions',
    of: ({ employerInss, rat, thirdParties }: MonthlyCost) => employerInss + rat + thirdParties,
  },
] as const

export type CostBand = (typeof COST_BANDS)[number]['id']
