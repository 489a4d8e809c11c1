/** What a thrown thing is called in reports; the names of errors that nobody here makes stand under `other`. */
export const FAILURE_KINDS = [
  'Error',
  'TypeError',
  'ReferenceError',
  'RangeError',
  'SyntaxError',
  'SecurityError',
  'NotFoundError',
  'QuotaExceededError',
  'NetworkError',
  'ErrorResponseImpl',
  'other',
] as const

export type FailureKind = (typeof FAILURE_KINDS)[number]

/** The kind of something thrown: by the name of the error, never by its message, which may repeat what was typed. */
export function kindOf(thrown: unknown): FailureKind {
  const name = thrown instanceof Error ? thrown.name : (thrown as object | null)?.constructor?.name
  return FAILURE_KINDS.find((kind) => kind === name) ?? 'other'
}

/** Places that are told of one failure, the innermost first. */
const MOST = 5

/** A place in one of the store's own scripts: `file.js:line:column`. */
const PLACE = /\/assets\/([\w.-]+\.js:\d+:\d+)/g

/** Where in the store's own scripts something was thrown; no address, no message, no script of anybody else. */
export function framesOf(thrown: unknown): readonly string[] {
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : ''
  return Array.from(stack.matchAll(PLACE), ([, place]) => place ?? '').slice(0, MOST)
}
