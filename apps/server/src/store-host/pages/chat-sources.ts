import { isChatOffered } from '@benefits/domain/catalogue/is-chat-offered'
import type { Channel, ChatProvider } from '@benefits/domain/catalogue/issuer'
import type { IssuerContent } from '@benefits/domain/content/issuer-content'

/** What a policy allows for a chat beside the store's own, by directive. */
export type ChatSources = Readonly<
  Record<
    'script-src' | 'connect-src' | 'frame-src' | 'font-src' | 'media-src' | 'img-src' | 'form-action',
    readonly string[]
  >
>

/**
 * Chatwoot loads all from where it stands. Intercom's hosts are those of its help page
 * (https://www.intercom.com/help/en/articles/3894).
 */
const SOURCES = {
  chatwoot: ({ origin }) => ({
    'script-src': [origin],
    'connect-src': [origin],
    'frame-src': [origin],
    'font-src': [],
    'media-src': [origin],
    'img-src': [origin],
    'form-action': [],
  }),
  intercom: ({ origin }) => ({
    'script-src': [
      ...new Set([
        origin,
        'https://app.intercom.io',
        'https://widget.intercom.io',
        'https://js.intercomcdn.com',
      ]),
    ],
    'connect-src': ['https://*.intercom.io', 'wss://*.intercom.io', 'https://uploads.intercomcdn.com'],
    'frame-src': ['https://intercom-sheets.com', 'https://www.intercom-reporting.com'],
    'font-src': ['https://js.intercomcdn.com', 'https://fonts.intercomcdn.com'],
    'media-src': ['https://js.intercomcdn.com', 'https://downloads.intercomcdn.com'],
    'img-src': [
      'blob:',
      'https://*.intercomcdn.com',
      'https://*.intercomassets.com',
      'https://*.intercom.io',
    ],
    'form-action': ['https://intercom.help', 'https://api-iam.intercom.io'],
  }),
} as const satisfies Record<ChatProvider['name'], (provider: ChatProvider) => ChatSources>

/** What the pages of an issuer's channel allow for its chat; null where nothing is behind it (decision 076). */
export function chatSources(
  { issuer }: Pick<IssuerContent, 'issuer'>,
  channel: Pick<Channel, 'code' | 'isPartner'>,
): ChatSources | null {
  const { provider } = issuer.chat
  return provider && isChatOffered(issuer.chat, channel) ? SOURCES[provider.name](provider) : null
}
