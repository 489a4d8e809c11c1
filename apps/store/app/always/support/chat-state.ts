import type { ChannelView, Configuration } from '../issuer/store-view.ts'

/**
 * What a visitor is told of the chat: nothing on a partner's channel that has none; that it is away where no service
 * stands behind it; else it can be opened (docs/rules/consent.md: chat-offered).
 */
export type ChatState = 'absent' | 'unavailable' | 'available'

/** The state of the chat on an issuer's channel. */
export function chatState(
  { provider }: Pick<Configuration['issuer']['chat'], 'provider'>,
  { chatEnabled, isPartner }: Pick<ChannelView, 'chatEnabled' | 'isPartner'>,
): ChatState {
  if (isPartner && !chatEnabled) return 'absent'
  return chatEnabled && provider ? 'available' : 'unavailable'
}
