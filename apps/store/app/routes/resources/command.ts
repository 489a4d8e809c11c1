import type { ActionFunctionArgs } from 'react-router'
import type { Calls } from '../../calls/create-calls.server.ts'
import { callsOf } from '../../calls/request-calls.server.ts'
import { COMMAND_HANDLERS, commandAt } from '../../commands/command-handlers.server.ts'
import type { CommandResult } from '../../commands/command-result.ts'

/** Answers one command of the browser in JSON; refusals are answers too, so that the status stays 200. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const name = commandAt(params.comando ?? '')
  if (!name) return Response.json(null, { status: 404 })
  if (!request.headers.get('content-type')?.startsWith('application/json')) {
    return Response.json(null, { status: 415 })
  }
  const input = await readInput(request)
  if (input === null) return Response.json(null, { status: 400 })
  const handle = COMMAND_HANDLERS[name] as (input: unknown, calls: Calls) => Promise<CommandResult<unknown>>
  const result = await handle(input, callsOf(context))
  return Response.json(result, { headers: { 'cache-control': 'no-store' } })
}

/** The command's input; null where there is none, or no JSON: its words are not told, they may be a card's. */
async function readInput(request: Request): Promise<object | null> {
  const input: unknown = await request.json().catch(() => null)
  return typeof input === 'object' && !Array.isArray(input) ? input : null
}
