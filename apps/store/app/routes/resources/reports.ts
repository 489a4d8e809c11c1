import { type ActionFunctionArgs, data } from 'react-router'
import { findPage } from '../../addresses/find-page.ts'
import { toldShape } from '../../always/reports/told-shape.server.ts'
import { callsOf } from '../../commands/calls/request-calls.server.ts'
import { readJson } from '../../commands/read-json.server.ts'

/**
 * Takes what a page tells of itself and writes it into the host's log; 204, or 400 for what no page of the store tells.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const told = toldShape.safeParse(await readJson(request))
  if (!told.success) return new Response(null, { status: 400 })
  const { release, events, failures } = told.data
  const { host, issuer } = callsOf(context).scope
  const pathOf = (page: string) => findPage(issuer.kind, page)?.path ?? 'unknown'
  for (const { event, page } of events) host.note({ what: 'event', event, route: pathOf(page) })
  for (const { kind, frames, page } of failures)
    host.note({ what: 'failure', kind, release, place: frames.slice(0, 3).join(' '), route: pathOf(page) })
  return new Response(null, { status: 204 })
}

/** A report is sent, never read. */
export function loader() {
  throw data(null, { status: 405 })
}
