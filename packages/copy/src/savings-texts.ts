import type { CostPart, TaxRegime } from '@benefits/domain/savings/compare-costs'
import type { CostBand } from '@benefits/domain/savings/cost-bands'
import { SAVINGS_RATES } from '@benefits/domain/savings/savings-rates'

/** The laws of PAT's deduction. */
export const PAT_LAWS = {
  patIncentive: SAVINGS_RATES.patIncentive.law,
  patLimit: SAVINGS_RATES.patLimit.law,
  decree: 'Decreto 10.854/2021, art. 186',
} as const

const PAT_APART = 'Não está somada à diferença.'
const PAT_UP_TO = 'Até'
const PAT_LESS = 'por ano a menos de IRPJ.'

/** Words of the picture of what a benefit saves, on its page and on paper (docs/rules/savings.md). */
export const SAVINGS_TEXTS = {
  picture: 'Quanto custa por mês',
  asSalary: 'Como salário',
  asBenefit: 'Como benefício',
  perMonth: 'por mês',
  perYear: 'por ano',
  less: 'a menos',
  table: 'Custo por mês, item por item',
  part: 'Item',
  law: 'Fonte',
  total: 'Total',
  tableNote:
    'Na coluna do benefício, a primeira linha é o valor creditado: ele não é salário e não tem encargos. Em férias contamos o terço, já que o mês está nos doze salários.',
  pat: 'Dedução do PAT',
  patUpTo: PAT_UP_TO,
  patLess: PAT_LESS,
  patYear: (amount: string) => `${PAT_UP_TO} ${amount} ${PAT_LESS}`,
  patDisputed: (isLimited: boolean) =>
    `Os limites do art. 186 do Decreto 10.854/2021 (quem ganha até cinco salários mínimos, um salário mínimo para cada um) são discutidos na Justiça, e em 2026 a Receita Federal deixou de exigi-los (Solução de Consulta Cosit 3/2026). Aqui eles ${isLimited ? 'são' : 'não são'} aplicados.`,
  patReduced:
    'Desde 2026 a Lei Complementar 224/2025 reduz incentivos fiscais em 10%. Se ela alcançar o PAT, os 4% passam a 3,6%: confirme com o seu contador.',
  patApart: PAT_APART,
  patLaws: `${Object.values(PAT_LAWS).join('; ')}. ${PAT_APART}`,
  estimate: 'Isto é uma estimativa e não substitui o seu contador.',
} as const

export const TAX_REGIME_TEXTS = {
  simples: 'Simples Nacional',
  simplesIv: 'Simples Nacional, Anexo IV',
  presumed: 'Lucro presumido',
  real: 'Lucro real',
} as const satisfies Record<TaxRegime, string>

export const COST_PART_TEXTS = {
  salary: 'Salário',
  thirteenth: '13º salário',
  holidays: 'Férias e um terço',
  fgts: 'FGTS',
  employerInss: 'INSS patronal',
  rat: 'RAT',
  thirdParties: 'Terceiros',
} as const satisfies Record<CostPart, string>

/** The law beside each part. */
export const COST_PART_LAWS = {
  salary: 'CLT, art. 457, § 2º; Lei 8.212/1991, art. 28, § 9º, c',
  thirteenth: 'Lei 4.090/1962, art. 1º',
  holidays: 'Constituição, art. 7º, XVII',
  fgts: SAVINGS_RATES.fgts.law,
  employerInss: SAVINGS_RATES.employerInss.law,
  rat: SAVINGS_RATES.rat.law,
  thirdParties: SAVINGS_RATES.thirdParties.law,
} as const satisfies Record<CostPart, string>

export const COST_BAND_TEXTS = {
  paid: 'Valor para os colaboradores',
  reflections: '13º e férias',
  fgts: COST_PART_TEXTS.fgts,
  contributions: 'Contribuições patronais',
} as const satisfies Record<CostBand, string>
