import { getChannel } from '@benefits/wire/configuration/get-channel'
import { redirect } from 'react-router'
import type { Calls } from '../../commands/calls/create-calls.server.ts'
import { keepQuery } from '../../ui/keep-query.ts'

/** The answer that leads to the channel's initial page, keeping the query string (302). */
export async function toInitialPage({ scope, send }: Calls, search: string): Promise<Response> {
  const channel = await send(getChannel, { params: { issuer: scope.issuerCode, channel: scope.channelCode } })
  return redirect(keepQuery(channel.ok ? channel.answer.result.initialPage : '/', search))
}
