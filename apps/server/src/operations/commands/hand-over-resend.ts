import { listOpenJobs } from '../../jobs/engine-tables.ts'
import { change } from './change.ts'
import { type Command, EXIT } from './command.ts'
import { findOrderToSend } from './name-order.ts'

/** Hands an order over to the customer portal once more. */
export const handOverResend: Command = {
  words: 'hand-over resend',
  operands: ['ORDER'],
  about: 'hands an order over once more, under the same idempotency key',
  question: ({ operands }) => `Order ${operands[0]} is handed over to the portal once more.`,
  run: async (given, desk) => {
    const { id, number, finalHash } = await findOrderToSend(given, desk)
    if (finalHash === null)
      throw new Error(`Order ${number} has no final contract yet: it is handed over then.`)
    const open = await listOpenJobs((await desk.database()).kysely, [id])
    if (open.some(({ queue }) => queue === 'portal-hand-over')) {
      const text = `Order ${number} still waits to be handed over: jobs list --queue portal-hand-over.`
      return { exit: EXIT.underWay, json: { enqueued: false, order: number }, text }
    }
    const jobs = await desk.jobs()
    await change(desk, { command: 'hand-over resend', target: number }, (trx) =>
      jobs.enqueue(trx, 'portal-hand-over', { orderId: id }),
    )
    return { json: { enqueued: true, order: number }, text: `Order ${number} is handed over again.` }
  },
}
