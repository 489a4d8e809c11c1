import type { Parts } from '../../parts.ts'
import { OwnError } from '../../ports/own-error.ts'
import { storePortalWord } from '../../repositories/order-words.ts'
import { findOrder } from '../../repositories/orders.ts'
import { portalOrderBody } from './portal-order.ts'

/**
 * Hands an order over to the customer portal, which tells repetitions apart by the order's id, and keeps what it says
 * of it at once.
 */
export async function handOverOrder(
  orderId: string,
  { database, ports }: Pick<Parts, 'database' | 'ports'>,
): Promise<void> {
  const order = await findOrder(database.kysely, orderId)
  if (!order || order.finalHash === null) throw new OwnError(`Order ${orderId} has no final contract yet.`)
  const { id, number, issuer } = order
  const word = await ports.portal.handOver({
    orderId: id,
    number,
    issuer,
    body: portalOrderBody(order, order.finalHash),
  })
  if (word !== null) await storePortalWord(database.kysely, id, word)
}
