import type { ReturnCode } from '@benefits/domain/problem/return-code'

/** A refused field under its dotted wire path. */
export interface RefusedField {
  readonly field: string
  readonly message: string
}

/** An input that a call does not take, and the fields that are why. */
export interface InputRefusal {
  readonly ok: false
  readonly code: ReturnCode
  readonly fields?: readonly RefusedField[]
}
