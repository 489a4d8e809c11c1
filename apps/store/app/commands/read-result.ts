import { CODE } from '@benefits/copy/code-of-refusal'
import { referenceOf } from './calls/reference-of.ts'
import type { CommandResult, StoreCode } from './command-result.ts'

const notDone = (code: StoreCode, status: number) =>
  ({ ok: false, problem: { code, status, description: '', fields: [] } }) as const

/** The buyer's own connection: nobody refused anything, and nothing in the browser changes. */
export const LOST = notDone('lost', 0)
/** Something answered, but not the store. */
const UNREADABLE = notDone(CODE.upstreamTimeout, 0)
/** The process ends, or whoever stands before it finds none: another one answers soon. */
const UNAVAILABLE = notDone(CODE.serviceAway, 503)

/**
 * The result that a response carries, or what it means that it carries none. Rejects where the connection breaks off.
 */
export async function readResult<A>(response: Response): Promise<CommandResult<A>> {
  const told = await response.json().catch(asNoJson)
  if (typeof told?.ok !== 'boolean') return response.status === 503 ? UNAVAILABLE : UNREADABLE
  if (told.ok) return told
  const requestId = response.headers.get('x-request-id')
  const reference = requestId === null ? undefined : referenceOf(requestId)
  return { ok: false, problem: { ...told.problem, reference } }
}

function asNoJson(reason: unknown): null {
  if (reason instanceof SyntaxError) return null
  throw reason
}
