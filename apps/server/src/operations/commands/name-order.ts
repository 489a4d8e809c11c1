import { parseCnpj } from '@benefits/domain/document/parse-cnpj'
import { type FoundOrder, findOrders, type OrderName } from '../../repositories/operator-look-up.ts'
import { findErasure } from '../../repositories/order-documents.ts'
import { type Given, WrongArguments } from './command.ts'
import type { Desk } from './desk.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** An id as the database takes it; throws `WrongArguments`. */
export function readId(text: string | undefined, what: string): string {
  if (!text || !UUID.test(text)) throw new WrongArguments(`${what} is no id.`)
  return text.toLowerCase()
}

/** What an operator means by a number, an id, a CNPJ or an e-mail. */
export function readOrderName(text: string): OrderName {
  if (text.includes('@')) return { by: 'email', value: text.trim().toLowerCase() }
  if (UUID.test(text)) return { by: 'id', value: text.toLowerCase() }
  const cnpj = parseCnpj(text)
  return cnpj === null ? { by: 'number', value: text.trim() } : { by: 'cnpj', value: cnpj }
}

/** The one order that a command is about, by its number or id; throws where there is none. */
export async function findOneOrder(given: Given, desk: Desk): Promise<FoundOrder> {
  const name = readOrderName(given.operands[0] ?? '')
  if (name.by !== 'number' && name.by !== 'id')
    throw new WrongArguments('Name one order by its number or id.')
  const [order] = await findOrders((await desk.database()).kysely, name)
  if (!order) throw new Error('There is no such order.')
  return order
}

/** The same of what is sent once more; throws too where the order's person was erased: nothing of it may be sent. */
export async function findOrderToSend(given: Given, desk: Desk): Promise<FoundOrder> {
  const order = await findOneOrder(given, desk)
  const erasure = await findErasure((await desk.database()).kysely, order.id)
  if (erasure)
    throw new Error(
      `Order ${order.number} was erased at ${erasure.erasedAt.toISOString()}: nothing of it is sent.`,
    )
  return order
}
