import { setTimeout as wait } from 'node:timers/promises'
import { buy, type Receipt } from '../../apps/server/faults/buyer.ts'
import type { SendRequest } from '../../apps/server/test/support/purchase-steps.ts'
import { sentOut } from '../../apps/server/test/support/sent-out.ts'
import type { ScratchDatabase } from './scratch-database.ts'

/** Where a purchase is made, and where its messages lie. */
export interface Shop {
  readonly send: SendRequest
  readonly database: Pick<ScratchDatabase, 'query'>
  readonly dataDir: string
}

/**
 * Buys by calls, from token to order, as buyer number `serial`, and waits until the order's jobs are done: contract
 * rendered, mailed, handed over.
 */
export async function buyByCalls(serial: number, { send, database, dataDir }: Shop): Promise<Receipt> {
  const out = sentOut(dataDir)
  const receipt = await buy(serial, { ask: send, codeFor: (email) => until(() => out.code(email)) })
  await until(async () => {
    const [row] = await database.query(
      `select count(final_hash)::int as rendered from orders where lead_id = '${receipt.leadId}'`,
    )
    return row?.rendered === 1
  })
  await until(() => out.mails().filter(({ to }) => to === receipt.email).length === receipt.mails)
  await until(() =>
    out.orders().some(({ number }) => receipt.answers.some((answer) => answer.includes(number))),
  )
  return receipt
}

/** Waits for what `look` finds; a test's own limit ends it. */
async function until<T>(look: () => T | Promise<T>): Promise<NonNullable<T>> {
  for (;;) {
    const found = await look()
    if (found) return found
    await wait(100)
  }
}
