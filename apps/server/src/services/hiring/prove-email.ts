import { inTransaction } from '../../database/in-transaction.ts'
import type { Parts } from '../../parts.ts'
import {
  findLinkedOrder,
  findOrderSource,
  type LinkedOrder,
  markOrderEmailValidated,
} from '../../repositories/contract-links.ts'
import { readHiredDocument } from '../../repositories/order-documents.ts'
import { hashContractLink } from '../links/contract-link.ts'
import { contractCopyMail } from './mail-contract-copy.ts'
import { countAsProven } from './unproven-orders.ts'

type Works = Pick<Parts, 'database' | 'now'>

/** The order behind a link's key, as long as the link opens something; null for any other text. */
export function openContractLink(key: string, { database, now }: Works): Promise<LinkedOrder | null> {
  return findLinkedOrder(database.kysely, hashContractLink(key), now())
}

/**
 * Takes the press on a link's page as proof of the order's e-mail: the order counts for others from then on as far as
 * the portal confirmed it, the contract's copy is mailed and the order handed over anew as proven, once. Null where the
 * key opens nothing.
 */
export async function proveEmail(
  key: string,
  works: Works & Pick<Parts, 'jobs' | 'protection' | 'config'>,
): Promise<LinkedOrder | null> {
  const { database, jobs, now } = works
  await jobs.started
  const proven = await inTransaction(database, async (trx) => {
    const at = now()
    const order = await findLinkedOrder(trx, hashContractLink(key), at)
    if (order === null) return null
    const isFirst = await markOrderEmailValidated(trx, order.id, at)
    if (isFirst) {
      await contractCopyMail.enqueue(trx, jobs, { orderId: order.id })
      await jobs.enqueue(trx, 'portal-hand-over', { orderId: order.id })
    }
    return { ...order, emailValidatedAt: order.emailValidatedAt ?? at, isFirst }
  })
  const source = proven?.isFirst ? await findOrderSource(database.kysely, proven.id) : null
  if (source !== null) await countAsProven(source, works)
  return proven
}

/** The contract behind a link whose e-mail is proven, as bytes; null before, and where there is none. */
export async function readLinkedContract(
  { id, emailValidatedAt }: LinkedOrder,
  { database, ports }: Pick<Parts, 'database' | 'ports'>,
): Promise<Uint8Array | null> {
  if (emailValidatedAt === null) return null
  return (await readHiredDocument(database.kysely, id, ports.objects))?.document ?? null
}
