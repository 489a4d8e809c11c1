import type { RefusalName } from '@benefits/copy/refusals'
import { problemOf } from '@benefits/wire/problem'
import type { ActionFunctionArgs } from 'react-router'
import { callsOf } from '../../calls/request-calls.server.ts'
import { commandAt, readCommand } from '../../commands/command-handlers.server.ts'

/** Answers one command of the browser in JSON; refusals are answers too, so that the status stays 200. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const name = commandAt(params.comando ?? '')
  if (!name) return refuse('notFound')
  if (!request.headers.get('content-type')?.startsWith('application/json')) return refuse('formatRefused')
  const answer = readCommand(name, await readInput(request))
  if (!answer) return refuse('unreadable')
  const result = await answer(callsOf(context))
  return Response.json(result, { headers: { 'cache-control': 'no-store' } })
}

/** A command is sent, never looked at: without this a page would be drawn for it. */
export function loader() {
  return refuse('methodRefused')
}

/** What is no command: a result as commands give it, under the refusal's status. */
function refuse(refusal: RefusalName) {
  const problem = problemOf({ ok: false, refusal })
  return Response.json(
    { ok: false, problem },
    { status: problem.status, headers: { 'cache-control': 'no-store' } },
  )
}

/** The command's input; null where there is none, or no JSON: its words are not told, they may be a card's. */
async function readInput(request: Request): Promise<unknown> {
  return request.json().catch(() => null)
}
