import * as z from 'zod'
import type { Asked } from '../asked.ts'
import type { CallDefinition, InputParts } from '../call.ts'
import { inputReader, type RawInput } from './input-reader.ts'
import type { InputRefusal } from './refusal.ts'
import { writeInput } from './write-input.ts'

/** What goes beside the parts of a call's input. */
interface Beside {
  readonly idempotencyKey?: string
  readonly offerCode?: string
}

type ReadAsked<C extends CallDefinition> =
  | { readonly ok: true; readonly input: InputParts<C> & Beside }
  | InputRefusal

const part = z.record(z.string(), z.unknown())
const word = z.string().max(100)
const envelope = z.object({
  params: part.optional(),
  query: part.optional(),
  body: part.optional(),
  idempotencyKey: word.optional(),
  offerCode: word.optional(),
})

/** Whether it has what a call's input is made of; whether that is right is for `readAsked`. */
export function isAsked<C extends CallDefinition>(call: C, value: unknown): value is Asked<C> {
  const read = envelope.safeParse(value)
  return (
    read.success && (['params', 'query', 'body'] as const).every((name) => !call[name] || read.data[name])
  )
}

const readers = new WeakMap<CallDefinition, ReturnType<typeof inputReader>>()

/**
 * Parses a call's English input by the call's own schemas, there and back through the wire's names: what they refuse has
 * the code and the fields that the server would give. Members that the call does not list are left out.
 */
export function readAsked<C extends CallDefinition>(call: C, asked: Asked<C>): ReadAsked<C> {
  const written = writeInput(call, asked as Partial<RawInput>)
  if (!written.ok) return written
  const reader = readers.get(call) ?? inputReader(call)
  readers.set(call, reader)
  const read = reader(written.raw)
  if (!read.ok) return read
  const { idempotencyKey, offerCode } = asked
  const beside = { ...(idempotencyKey ? { idempotencyKey } : {}), ...(offerCode ? { offerCode } : {}) }
  return { ok: true, input: { ...(read.input as InputParts<C>), ...beside } }
}
