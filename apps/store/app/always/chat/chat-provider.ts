import type { Configuration } from '../issuer/store-view.ts'

/** The messaging service behind an issuer's chat. */
export type ChatProvider = NonNullable<Configuration['issuer']['chat']['provider']>

/** Loads a service's script where it is not there yet, starts it for a channel, and opens its window. */
export type OpenChat = (provider: ChatProvider, channelCode: string) => Promise<void>
