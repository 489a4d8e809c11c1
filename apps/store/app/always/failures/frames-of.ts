/** Places that are told of one failure, the innermost first. */
const MOST = 5

/** A place in one of the store's own scripts: `file.js:line:column`. */
const PLACE = /\/assets\/([\w.-]+\.js:\d+:\d+)/g

/** Where in the store's own scripts something was thrown; no address, no message, no script of anybody else. */
export function framesOf(thrown: unknown): readonly string[] {
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : ''
  return Array.from(stack.matchAll(PLACE), ([, place]) => place ?? '').slice(0, MOST)
}
