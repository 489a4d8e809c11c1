import type { ChannelView, Configuration } from '../issuer/store-view.ts'

/**
 * What a visitor is told of the chat: nothing at an issuer without one and on a partner's channel that has none; that
 * it is away where no service stands behind it; else it can be opened (docs/rules/consent.md: chat-offered).
 */
export type ChatState = 'absent' | 'unavailable' | 'available'

/** The state of the chat on an issuer's channel. */
export function chatState(
  { isActive, provider }: Pick<Configuration['issuer']['chat'], 'isActive' | 'provider'>,
  { chatEnabled, isPartner }: Pick<ChannelView, 'chatEnabled' | 'isPartner'>,
): ChatState {
  if (!isActive || (isPartner && !chatEnabled)) return 'absent'
  return chatEnabled && provider ? 'available' : 'unavailable'
}
