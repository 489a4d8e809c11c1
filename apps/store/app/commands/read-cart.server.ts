import type { CartLine } from '@benefits/domain/cart/cart-line'
import { valuePerCard } from '@benefits/domain/cart/lines/registered-line'
import { toCartLine } from '@benefits/domain/cart/lines/to-cart-line'
import { planAdditional, planLine } from '@benefits/domain/cart/plan/plan-line'
import type { AnswerOf } from '@benefits/wire/call'
import { getCart } from '@benefits/wire/cart/get-cart'
import { listProducts } from '@benefits/wire/configuration/list-products'
import { getPriceTable } from '@benefits/wire/plan/get-price-table'
import type { CommandHandler } from './answer.server.ts'
import type { Calls } from './calls/create-calls.server.ts'

type RegisteredLine = AnswerOf<typeof getCart>['lines'][number]

/** Reads a registered cart and puts the catalogue's names to its lines. What is not sold any more is left out. */
export const readCart: CommandHandler<'readCart'> = async (params, calls) => {
  const { issuer, channel } = calls.scope
  const [cart, sold] = await Promise.all([
    calls.send(getCart, { params }),
    calls.send(listProducts, { params: { issuer: issuer.code, channel: channel.code } }),
  ])
  if (!cart.ok) return cart
  if (!sold.ok) return sold
  const { addOnCodes, pricing } = cart.answer
  const { products } = sold.answer.result
  const lines = await Promise.all(
    cart.answer.lines
      .filter(({ lineType }) => lineType !== 'addOn')
      .map(async (line): Promise<CartLine | null> => {
        if (line.lineType === 'hcm') return readPlan(line, calls)
        const product = products.find(({ code }) => code === line.productCode)
        const value = valuePerCard(line)
        return product && value !== null ? toCartLine(product, line.quantity, value) : null
      }),
  )
  return { ok: true, answer: { lines: lines.filter((line) => line !== null), addOnCodes, pricing } }
}

async function readPlan(line: RegisteredLine, calls: Calls): Promise<CartLine | null> {
  const { productCode: planCode, quantity: employees, planPeriod: period, additionalCodes } = line
  const { hrGroupCode } = calls.scope.issuer.selling
  const table = await calls.send(getPriceTable, { query: { employees, planCode, period } })
  const plan = table.ok ? table.answer.result.plans.find(({ code }) => code === planCode) : undefined
  if (!plan || hrGroupCode === null) return null
  const chosen = plan.extras.filter(({ code }) => additionalCodes.includes(code))
  return planLine(
    plan,
    { groupCode: hrGroupCode, employees, period },
    { additionalProducts: chosen.map((extra) => planAdditional(extra, period)) },
  )
}
