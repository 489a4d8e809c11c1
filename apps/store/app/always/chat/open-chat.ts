import type { ChatProvider, OpenChat } from './chat-provider.ts'
import { openChatwoot } from './providers/chatwoot.ts'
import { openIntercom } from './providers/intercom.ts'
import { within } from './within.ts'

const SERVICES = {
  chatwoot: openChatwoot,
  intercom: openIntercom,
} as const satisfies Record<ChatProvider['name'], OpenChat>

/**
 * Opens the chat of an issuer for the channel that the page was asked for; says whether it came in time. A failure is
 * written down, and nothing more: other ways to reach people stand beside it.
 */
export async function openChat(provider: ChatProvider, channelCode: string): Promise<boolean> {
  try {
    await within(SERVICES[provider.name](provider, channelCode))
    return true
  } catch (reason) {
    console.warn('chat:', reason instanceof Error ? reason.message : reason)
    return false
  }
}
