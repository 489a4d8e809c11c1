import * as z from 'zod'
import type { CallDefinition } from '../call.ts'
import type { UncheckedInput } from '../unchecked-input.ts'

const part = z.record(z.string(), z.unknown())
const word = z.string().max(100)
const envelope = z.object({
  params: part.optional(),
  query: part.optional(),
  body: part.optional(),
  idempotencyKey: word.optional(),
  offerCode: word.nullish(),
})

/**
 * What a call's input is made of, and nothing beside it; null where a part is missing. Whether its values are right is
 * said where the input is written and where it is read, once each.
 */
export function readUncheckedInput<C extends CallDefinition>(
  call: C,
  value: unknown,
): UncheckedInput<C> | null {
  const read = envelope.safeParse(value)
  if (!read.success) return null
  const isWhole = (['params', 'query', 'body'] as const).every((name) => !call[name] || read.data[name])
  return isWhole ? (read.data as unknown as UncheckedInput<C>) : null
}
