import { WORKER_LIMIT } from '@benefits/domain/catalogue/line-limits'
import { type Centavos, centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { toDecimal } from '@benefits/domain/money/from-decimal'
import type { PricedPlan } from '@benefits/domain/plans/price-table'
import { getPriceTable } from '@benefits/wire/plan/get-price-table'
import * as z from 'zod'
import { assistantTexts } from '../texts.ts'
import { refused, told } from '../tool-result.ts'
import { defineTool } from './tool.ts'

const texts = assistantTexts.comparePlans
const { whole } = assistantTexts

/** `comparar_planos`: the HR plans for a number of employees, paid by the month and by the year. */
export const comparePlans = defineTool({
  name: 'comparar_planos',
  title: texts.title,
  description: texts.description,
  input: z.object({
    colaboradores: z.int(whole).min(1, texts.range).max(WORKER_LIMIT, texts.range).describe(texts.employees),
  }),
  run: async ({ colaboradores: employees }, { send }) => {
    const [monthly, annual] = await Promise.all([
      send(getPriceTable, { query: { employees, period: 'monthly' } }),
      send(getPriceTable, { query: { employees, period: 'annual' } }),
    ])
    if (!monthly.ok) return refused(monthly.problem)
    if (!annual.ok) return refused(annual.problem)
    const yearly = new Map(annual.answer.result.plans.map((plan) => [plan.code, plan]))
    const plans = monthly.answer.result.plans.map((plan) => ({ plan, inYear: yearly.get(plan.code) }))
    const lines = plans.map(({ plan, inYear }) => lineOf(plan, inYear))
    return told(lines.length === 0 ? texts.none : lines.join('\n'), {
      colaboradores: employees,
      planos: plans.map(({ plan, inYear }) => ({
        codigoProduto: plan.code,
        nome: plan.displayName,
        descricao: plan.description,
        mensal: paidOf(plan),
        anual: paidOf(inYear),
        modulos: plan.extras.filter(({ kind }) => kind === 'module').map(({ name }) => name),
        extensoes: plan.extras
          .filter(({ kind }) => kind === 'extension')
          .map(({ name, value }) => ({ nome: name, valorMensal: toDecimal(value) })),
      })),
    })
  },
})

/** What a plan costs in its period, before and after its discount; null where it is not sold to so many. */
function paidOf(plan: PricedPlan | undefined) {
  if (!plan?.price) return null
  const { value, discount } = plan.price
  return { valor: toDecimal(value), desconto: toDecimal(discount), total: toDecimal(paid(value, discount)) }
}

function lineOf(plan: PricedPlan, inYear: PricedPlan | undefined): string {
  const { price } = plan
  const year = inYear?.price
  if (!price || !year) return `- ${plan.displayName}: ${texts.unsold}`
  const [month, annual] = [price, year].map(({ value, discount }) => formatBrl(paid(value, discount)))
  return texts.row(plan.displayName, month ?? '', annual ?? '', formatBrl(year.discount))
}

function paid(value: Centavos, discount: Centavos): Centavos {
  return centavos(value - discount)
}
