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
