import type { CartLine } from '@benefits/domain/cart/cart-line'
import { valuePerCard } from '@benefits/domain/cart/lines/registered-line'
import { proposedLine } from '@benefits/domain/proposal/proposed-product'
import { getCart } from '@benefits/wire/cart/get-cart'
import { listProducts } from '@benefits/wire/configuration/list-products'
import type { CommandHandler } from './answer.server.ts'
import { restoreLine } from './restore-line.server.ts'
import { toProposedProduct } from './to-proposed-product.server.ts'

/**
 * Reads a registered cart and puts names to its lines: the proposal's, where it has a proposal's price, else the
 * catalogue's. What is not sold any more is left out.
 */
export const readCart: CommandHandler<'readCart'> = async (params, calls) => {
  const { issuer, channel } = calls.scope
  const [cart, sold] = await Promise.all([
    calls.send(getCart, { params }),
    calls.send(listProducts, { params: { issuer: issuer.code, channel: channel.code } }),
  ])
  if (!cart.ok) return cart
  if (!sold.ok) return sold
  const { addOnCodes, pricing, names = [] } = cart.answer
  const { products } = sold.answer.result
  const lines = await Promise.all(
    cart.answer.lines
      .filter(({ lineType }) => lineType !== 'addOn')
      .map(async (line): Promise<CartLine | null> => {
        const monthlyValue = valuePerCard(line)
        if (monthlyValue === null) return null
        const proposed = toProposedProduct(names.find(({ code }) => code === line.productCode))
        if (proposed !== null) return proposedLine({ ...line, monthlyValue }, proposed)
        return restoreLine({ ...line, monthlyValue }, products, calls)
      }),
  )
  return { ok: true, answer: { lines: lines.filter((line) => line !== null), addOnCodes, pricing } }
}
