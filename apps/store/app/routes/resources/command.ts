import type { RefusalName } from '@benefits/copy/refusals'
import { isUtf8Json } from '@benefits/wire/input/json-body'
import { problemOf } from '@benefits/wire/problem'
import type { ActionFunctionArgs } from 'react-router'
import { callsOf } from '../../commands/calls/request-calls.server.ts'
import { commandAt, readCommand } from '../../commands/command-handlers.server.ts'
import { readJson } from '../../commands/read-json.server.ts'

/** Answers one command of the browser in JSON; refusals are answers too, so that the status stays 200. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const name = commandAt(params.comando ?? '')
  if (!name) return refuse('notFound')
  if (!isUtf8Json(request.headers.get('content-type') ?? '')) return refuse('formatRefused')
  const answer = readCommand(name, await readJson(request))
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
