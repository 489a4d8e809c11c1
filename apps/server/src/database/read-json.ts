import * as z from 'zod'
import { OwnError } from '../ports/own-error.ts'

/** Where a stored value stands. */
interface Place {
  readonly table: string
  readonly id: string
}

/**
 * JSON of a row as what it must be: a value that an older program or another hand wrote otherwise is an internal error
 * that names table, id and members, never what stands there. Members that the shape does not know are kept.
 */
export function readJson<T>(shape: z.ZodType<T>, value: unknown, place: Place, column: string): T {
  const read = z.safeParse(shape, value)
  if (read.success) return value as T
  const members = read.error.issues.map(({ path }) => [column, ...path].join('.'))
  throw new OwnError(`${place.table} ${place.id} does not fit: ${[...new Set(members)].join(', ')}`)
}

/** Whether JSON of a row is what it must be. */
export function fitsJson<T>(shape: z.ZodType<T>, value: unknown): value is T {
  return z.safeParse(shape, value).success
}
