import type { ChatProvider, OpenChat } from './chat-service.ts'
import { openChatwoot } from './chatwoot.ts'
import { openIntercom } from './intercom.ts'

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

/** How long a chat may take to come, in ms (docs/rules/consent.md: chat-loads). */
export const CHAT_TIMEOUT_MS = 20_000

/** What `work` gives, or a refusal where it takes longer than `milliseconds`. */
export async function within<T>(work: Promise<T>, milliseconds: number = CHAT_TIMEOUT_MS): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`not there after ${milliseconds} ms`)), milliseconds)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
