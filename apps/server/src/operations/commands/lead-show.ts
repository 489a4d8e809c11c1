import { findLead } from '../../repositories/operator-look-up.ts'
import { maskId } from '../person/subject.ts'
import type { Command } from './command.ts'
import { readId } from './name-order.ts'
import { asLines, asTable } from './print.ts'

/** A lead with carts, contracts, cards and orders; its people are masked. */
export const leadShow: Command = {
  words: 'lead show',
  operands: ['ID'],
  about: 'a lead with its carts, contracts, cards (centavos) and orders; people are masked',
  run: async ({ operands: [text] }, desk) => {
    const id = readId(text, 'What stands behind lead show')
    const found = await findLead((await desk.database()).kysely, id)
    if (!found) throw new Error('There is no such lead.')
    const { lead, ...lists } = found
    const shown = { ...lead, email: lead.email ? maskId(lead.email) : null }
    const parts = Object.entries(lists).map(
      ([name, rows]) => `\n${name} (${rows.length})\n${asTable(rows, '-')}`,
    )
    return { json: { lead: shown, ...lists }, text: [asLines(shown), ...parts].join('\n') }
  },
}
