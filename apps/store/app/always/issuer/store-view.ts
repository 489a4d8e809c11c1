import type { IssuerKind } from '@benefits/domain/catalogue/issuer'
import type { OfferedContact } from '@benefits/domain/catalogue/offered-contact'
import type { Selling } from '@benefits/domain/catalogue/selling'
import type { SoldHere } from '@benefits/domain/catalogue/sold-here'
import type { ThemeName } from '@benefits/domain/catalogue/theme-names'
import type { Environment } from '@benefits/domain/host/resolve-environment'
import type { AnswerOf } from '@benefits/wire/call'
import type { getChannel } from '@benefits/wire/configuration/get-channel'
import type { getConfiguration } from '@benefits/wire/configuration/get-configuration'
import { useRouteLoaderData } from 'react-router'
import type { CommandProblem } from '../../commands/command-result.ts'
import type { EmbeddedVisit } from '../../host-contract.ts'

export type Configuration = AnswerOf<typeof getConfiguration>['result']
export type ChannelView = AnswerOf<typeof getChannel>['result']

/** What is known of the request without any call: enough to paint the page in the issuer's colours. */
export interface StoreIdentity {
  readonly issuerCode: string
  readonly issuerKind: IssuerKind
  readonly issuerName: string
  readonly theme: ThemeName
  readonly issuerSite: string
  readonly selling: Selling
  readonly sold: SoldHere | null
  readonly channelCode: string
  readonly environment: Environment
  readonly contentVersion: string
  /** Minutes that this browser may reuse content; 0 is off. */
  readonly cacheMinutes: number
  /** Whom a partner vouches for, in its page; `refused` where its entry is none; null for a plain visitor. */
  readonly embedded: EmbeddedVisit | 'refused' | null
}

/** What the root loader gives every page: the issuer and its channel, or why they could not be loaded. */
export type StoreView =
  | {
      readonly loaded: true
      readonly identity: StoreIdentity
      readonly configuration: Configuration
      readonly channel: ChannelView
      /** A problem to tell in the warning modal once the page is up: `channelUnknown`. */
      readonly warning: CommandProblem['code'] | null
    }
  | {
      readonly loaded: false
      readonly identity: StoreIdentity
      /** The channel's: whoever cannot read the store may call or write. */
      readonly contact: OfferedContact
      readonly problem: CommandProblem
    }

/** A store whose issuer and channel could be loaded. */
export type LoadedStore = Extract<StoreView, { loaded: true }>

/** The root loader's data; undefined only where the root itself failed. */
export function useStoreView(): StoreView | undefined {
  return useRouteLoaderData('root')
}

/** Whom the partner vouches for whose page holds the store; null for a plain visitor. */
export function useEmbedded(): EmbeddedVisit | null {
  const embedded = useStoreView()?.identity.embedded ?? null
  return embedded === 'refused' ? null : embedded
}

/** The issuer and channel of a page that is being shown; a page without them is never rendered. */
export function useIssuer(): LoadedStore {
  const view = useStoreView()
  if (!view?.loaded) throw new Error('no issuer on this page')
  return view
}

/** The status under which a store that could not be opened is told; a lost connection has none of its own. */
export function closedStatus({ status }: Pick<CommandProblem, 'status'>): number {
  return status >= 400 ? status : 502
}

/** Modalities whose balances are on one card (docs/rules/cart.md: multi-shares-cards). */
export function useWalletGroups(): readonly number[] {
  return useIssuer().identity.selling.walletGroupCodes
}
