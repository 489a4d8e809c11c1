import { CODE } from '@benefits/copy/code-of-refusal'
import { getChannel } from '@benefits/wire/configuration/get-channel'
import { getConfiguration } from '@benefits/wire/configuration/get-configuration'
import { redirect } from 'react-router'
import { PATHS } from '../../addresses/paths.ts'
import type { Calls } from '../../commands/calls/create-calls.server.ts'
import { keepQuery } from '../../ui/keep-query.ts'
import type { ChannelView, StoreIdentity, StoreView } from './store-view.ts'

/** Loads what every page needs: issuer configuration and channel, from memory but for the first time. */
export async function loadStoreView(calls: Calls): Promise<StoreView> {
  const { issuer, channel, frame, host } = calls.scope
  const identity: StoreIdentity = {
    issuerCode: issuer.code,
    issuerKind: issuer.kind,
    issuerName: issuer.name,
    theme: issuer.theme,
    issuerSite: issuer.site,
    selling: issuer.selling,
    sold: channel.sold,
    channelCode: channel.code,
    environment: host.environment,
    contentVersion: issuer.contentVersion,
    cacheMinutes: host.cacheMinutes,
    embedded: frame.embedded,
  }
  const { contact } = channel
  const [configuration, sales] = await Promise.all([
    calls.send(getConfiguration, { params: { issuer: issuer.code } }),
    calls.send(getChannel, { params: { issuer: issuer.code, channel: channel.code } }),
  ])
  if (!configuration.ok) return { loaded: false, identity, contact, problem: configuration.problem }
  if (!sales.ok) return { loaded: false, identity, contact, problem: sales.problem }
  return {
    loaded: true,
    identity,
    configuration: configuration.answer.result,
    channel: withoutHome(sales.answer.result, frame.embedded),
    warning: channel.isUnknown ? CODE.channelUnknown : null,
  }
}

/** A partner's page shows no way to the initial page: what leads there leads to what the company has. */
function withoutHome(channel: ChannelView, embedded: StoreIdentity['embedded']): ChannelView {
  const isEmbedded = embedded !== null && embedded !== 'refused'
  return isEmbedded ? { ...channel, initialPage: PATHS.solutions } : channel
}

/** The answer that leads to the channel's initial page, keeping the query string (302). */
export async function toInitialPage({ scope, send }: Calls, search: string): Promise<Response> {
  const channel = await send(getChannel, {
    params: { issuer: scope.issuer.code, channel: scope.channel.code },
  })
  return redirect(keepQuery(channel.ok ? channel.answer.result.initialPage : '/', search))
}
