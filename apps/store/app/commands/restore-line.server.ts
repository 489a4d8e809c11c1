import type { CartLine, OrderLine } from '@benefits/domain/cart/cart-line'
import { toCartLine } from '@benefits/domain/cart/lines/to-cart-line'
import { planAdditional, planLine } from '@benefits/domain/cart/plan/plan-line'
import { WORKER_LIMIT } from '@benefits/domain/catalogue/line-limits'
import type { AnswerOf } from '@benefits/wire/call'
import type { listProducts } from '@benefits/wire/configuration/list-products'
import { getPriceTable } from '@benefits/wire/plan/get-price-table'
import type { Calls } from './calls/create-calls.server.ts'

type Products = AnswerOf<typeof listProducts>['result']['products']

/** A line as a browser's cart holds it, by the catalogue of today; null for what is not sold here (any more). */
export async function restoreLine(
  line: OrderLine,
  products: Products,
  calls: Calls,
): Promise<CartLine | null> {
  const { productCode, quantity, monthlyValue, lineType } = line
  if (lineType === 'hcm') return restorePlan(line, calls)
  const product = products.find(({ code }) => code === productCode)
  return product ? toCartLine(product, quantity, monthlyValue) : null
}

async function restorePlan(line: OrderLine, calls: Calls): Promise<CartLine | null> {
  const { productCode: planCode, quantity: employees, planPeriod: period, additionalCodes } = line
  const { hrGroupCode } = calls.scope.issuer.selling
  // A number that no plan is sold to is shown as wrong on the cart's page: the plan is sold all the same.
  const asked = Math.min(Math.max(employees, 1), WORKER_LIMIT)
  const table = await calls.send(getPriceTable, { query: { employees: asked, planCode, period } })
  const plan = table.ok ? table.answer.result.plans.find(({ code }) => code === planCode) : undefined
  if (!plan || hrGroupCode === null) return null
  const chosen = plan.extras.filter(({ code }) => additionalCodes.includes(code))
  return planLine(
    plan,
    { groupCode: hrGroupCode, employees, period },
    { additionalProducts: chosen.map((extra) => planAdditional(extra, period)) },
  )
}
