import { occasionsAbout } from '../../job-handlers/mails.ts'
import { listOpenJobs } from '../../jobs/engine-tables.ts'
import { findMessages, findOrders, MOST_FOUND } from '../../repositories/operator-look-up.ts'
import { type Command, EXIT } from './command.ts'
import { readOrderName } from './name-order.ts'
import { asLines } from './print.ts'

/** Orders by number, company or e-mail: how far each is. */
export const orderFind: Command = {
  words: 'order find',
  operands: ['NUMBER|ID|CNPJ|E-MAIL'],
  about: `orders, newest first, at most ${MOST_FOUND}: contract, mails, portal, jobs that are open`,
  run: async ({ operands: [name = ''] }, desk) => {
    const { kysely } = await desk.database()
    const orders = await findOrders(kysely, readOrderName(name))
    const open = await listOpenJobs(
      kysely,
      orders.map(({ id }) => id),
    )
    const shown = []
    for (const order of orders) {
      const messages = await findMessages(kysely, occasionsAbout({ order: [order.id] }))
      shown.push({
        ...order,
        messages: messages.map(({ occasion, sentAt }) => ({ kind: occasion.split(':')[0], sentAt })),
        openJobs: open.flatMap(({ queue, orderId }) => (orderId === order.id ? [queue] : [])),
      })
    }
    return {
      exit: orders.length > 0 ? EXIT.done : EXIT.failed,
      json: shown,
      text: shown.map((order) => asLines(order)).join('\n\n') || 'There is no such order.',
    }
  },
}
