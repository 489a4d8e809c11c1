import { linksOfOrder } from '../../repositories/chain-links.ts'
import type { Command } from './command.ts'
import { findOneOrder } from './name-order.ts'

/** The links from an order's acceptance to the end of a published day, for whoever follows the chain by hand. */
export const evidenceLinks: Command = {
  words: 'evidence links',
  operands: ['ORDER'],
  about: 'the links from an order’s acceptance to a published day',
  run: async (given, desk) => {
    const { number } = await findOneOrder(given, desk)
    const told = await linksOfOrder((await desk.database()).kysely, number)
    if (told === null) throw new Error(`There is no order ${number} in a chain.`)
    const { issuer, previous, links, day } = told
    return {
      json: told,
      text: links.map(({ hash, text }) => text ?? `erased ${hash}`).join('\n'),
      complaint: `${links.length} links of ${issuer} after ${previous}, ${day === null ? 'not published yet' : `to the end of ${day}`}.`,
    }
  },
}
