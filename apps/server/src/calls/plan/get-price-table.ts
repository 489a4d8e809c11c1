import { visibleProducts } from '@benefits/domain/catalogue/visible-products'
import { priceTable } from '@benefits/domain/plans/price-table'
import { getPriceTable as definition } from '@benefits/wire/plan/get-price-table'
import { done, refuse } from '../../outcome/outcome.ts'
import { answerCall } from '../handled-call.ts'

/** The price table of the channel's HR plans; 404 for a plan that it does not sell. */
export const getPriceTable = answerCall(definition, async ({ query }, { content, channel }) => {
  const { employees, planCode, period = 'monthly' } = query
  const sold = new Set(visibleProducts(content.products, channel).map(({ code }) => code))
  const asked = content.plans.filter(
    ({ code }) => sold.has(code) && (planCode === undefined || code === planCode),
  )
  if (planCode !== undefined && asked.length === 0) return refuse('notFound')
  return done({ result: { plans: priceTable(asked, employees, period) } })
})
