/** How browsers word the TypeError of a request, or a script, that reached nobody. */
const WORDS = /fetch|network|load failed|import/i

/** Whether an error means that the server was not reached: the connection's fault, not the store's. */
export function isUnreached(error: unknown): boolean {
  return error instanceof TypeError && WORDS.test(error.message)
}
