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
