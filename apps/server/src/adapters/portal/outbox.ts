import { join } from 'node:path'
import type { Portal } from '../../ports/portal.ts'
import { writeWhole } from '../write-once.ts'

/**
 * The default of development: one JSON file per order in `folder`, named by the order's id, as it came last. It
 * confirms what it takes.
 */
export function outboxPortal(folder: string): Portal {
  return {
    handOver: async (order) => {
      await writeWhole(join(folder, `${order.orderId}.json`), `${JSON.stringify(order, null, 2)}\n`)
      return 'confirmed'
    },
  }
}
