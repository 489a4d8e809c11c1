import type { Channel, Issuer } from './issuer.ts'

/**
 * Whether a channel's visitors may chat: the issuer's chat is active, and the channel is listed, or all are, or it is
 * no partner's (docs/rules/consent.md: chat-offered).
 */
export function isChatOffered(
  { isActive, channels }: Pick<Issuer['chat'], 'isActive' | 'channels'>,
  { code, isPartner }: Pick<Channel, 'code' | 'isPartner'>,
): boolean {
  return isActive && (channels === 'all' || channels.includes(code) || !isPartner)
}
