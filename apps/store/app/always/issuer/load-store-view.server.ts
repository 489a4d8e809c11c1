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
  const { scope } = calls
  const identity: StoreIdentity = {
    issuerCode: scope.issuerCode,
    issuerKind: scope.issuerKind,
    issuerName: scope.issuerName,
    theme: scope.theme,
    issuerSite: scope.issuerSite,
    selling: scope.selling,
    sold: scope.sold,
    channelCode: scope.channelCode,
    environment: scope.environment,
    contentVersion: scope.contentVersion,
    cacheMinutes: scope.cacheMinutes,
    embedded: scope.embedded,
  }
  const { issuerCode: issuer, contact } = scope
  const [configuration, channel] = await Promise.all([
    calls.send(getConfiguration, { params: { issuer } }),
    calls.send(getChannel, { params: { issuer, channel: scope.channelCode } }),
  ])
  if (!configuration.ok) return { loaded: false, identity, contact, problem: configuration.problem }
  if (!channel.ok) return { loaded: false, identity, contact, problem: channel.problem }
  return {
    loaded: true,
    identity,
    configuration: configuration.answer.result,
    channel: withoutHome(channel.answer.result, scope.embedded),
    warning: scope.unknownChannel ? CODE.channelUnknown : null,
  }
}

/** A partner's page shows no way to the initial page: what leads there leads to what the company has. */
function withoutHome(channel: ChannelView, embedded: StoreIdentity['embedded']): ChannelView {
  const isEmbedded = embedded !== null && embedded !== 'refused'
  return isEmbedded ? { ...channel, initialPage: PATHS.solutions } : channel
}

/** The answer that leads to the channel's initial page, keeping the query string (302). */
export async function toInitialPage({ scope, send }: Calls, search: string): Promise<Response> {
  const channel = await send(getChannel, { params: { issuer: scope.issuerCode, channel: scope.channelCode } })
  return redirect(keepQuery(channel.ok ? channel.answer.result.initialPage : '/', search))
}
