import { join } from 'node:path'
import type { Portal } from '../../ports/portal.ts'
import { writeOnce } from '../write-once.ts'

/**
 * The default of development: one JSON file per order in `folder`, named by the order's id. It confirms what it
 * takes.
 */
export function outboxPortal(folder: string): Portal {
  return {
    handOver: async (order) => {
      await writeOnce(join(folder, `${order.orderId}.json`), `${JSON.stringify(order, null, 2)}\n`)
      return 'confirmed'
    },
  }
}
