import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { OwnCalls } from './own-calls.ts'

/** The header by which answers tell their id. */
export const REQUEST_ID = 'x-request-id'

/**
 * Gives each request its id: a random one, so that its first characters find it in the log (docs/rules/refusals.md:
 * reference). The calls that a page makes within the process have the page's.
 */
export function requestIds({ isOwn }: OwnCalls): (request: Pick<IncomingMessage, 'headers'>) => string {
  return ({ headers }) => {
    const given = headers[REQUEST_ID]
    return typeof given === 'string' && isOwn({ headers }) ? given : randomUUID()
  }
}
