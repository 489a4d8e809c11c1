import { listOpenJobs } from '../../jobs/engine-tables.ts'
import { forgetSent } from '../../repositories/operator-look-up.ts'
import { findOrder } from '../../repositories/orders.ts'
import { contractCopyMail } from '../../services/hiring/mail-contract-copy.ts'
import { contractLinkMail, enqueueContractLink } from '../../services/hiring/mail-contract-link.ts'
import { change } from './change.ts'
import { type Command, EXIT } from './command.ts'
import { findOrderToSend } from './name-order.ts'

/** Sends an order's mail once more, as a new message. */
export const mailResend: Command = {
  words: 'mail resend',
  operands: ['ORDER'],
  about: 'sends an order’s contract (or the link that proves its e-mail) once more',
  question: ({ operands }) => `The buyer of order ${operands[0]} gets its mail once more.`,
  run: async (given, desk) => {
    const { id, number, finalHash, emailValidatedAt } = await findOrderToSend(given, desk)
    const database = await desk.database()
    if (finalHash === null || !(await findOrder(database.kysely, id)))
      throw new Error(`Order ${number} has no contract to mail: it is not rendered yet, or its time is over.`)
    const open = await listOpenJobs(database.kysely, [id])
    const waiting = open.find(({ queue }) => queue === 'mail' || queue === 'contract-link')
    if (waiting) {
      const text = `The mail of order ${number} still waits to be sent: jobs list --queue ${waiting.queue}.`
      return { exit: EXIT.underWay, json: { enqueued: false, order: number }, text }
    }
    const jobs = await desk.jobs()
    const isProven = emailValidatedAt !== null
    const { kind } = isProven ? contractCopyMail : contractLinkMail
    await change(desk, { command: 'mail resend', target: number }, async (trx) => {
      await forgetSent(trx, `${kind}:${id}`)
      if (isProven) await contractCopyMail.enqueue(trx, jobs, { orderId: id })
      else await enqueueContractLink(trx, id, { jobs, config: desk.config(), now: desk.now })
    })
    return { json: { enqueued: true, order: number, kind }, text: `Order ${number}: ${kind} is sent again.` }
  },
}
