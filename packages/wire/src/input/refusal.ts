import type { RefusalName } from '@benefits/copy/refusals'

/** A refused field under its dotted wire path. */
export interface RefusedField {
  readonly field: string
  readonly message: string
}

/** An input that a call does not take, and the fields that are why. */
export interface InputRefusal {
  readonly ok: false
  readonly refusal: RefusalName
  readonly fields?: readonly RefusedField[]
}

/** A refusal names so many fields: more tell nobody more, and a body of 64 KiB may have thousands that are wrong. */
export const MOST_FIELDS = 50
