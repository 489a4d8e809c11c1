import * as z from 'zod'
import type { CallDefinition } from '../call.ts'
import { brokenTexts } from './broken-texts.ts'
import { JUDGING } from './issue-message.ts'
import type { InputRefusal } from './refusal.ts'
import { refuseAddress, refuseFields, refuseQuery } from './refused-fields.ts'

/** The parts of a request that a definition has schemas for. */
export interface RawInput {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

type Read = { readonly ok: true; readonly input: RawInput } | InputRefusal

/**
 * Compiles how a call's input is read: 400 for wrong types and unknown fields, 422 for the rules of fields, and the
 * code of an unknown id for an address that cannot be one. Unknown query parameters are left alone: links carry more
 * than calls know.
 */
export function inputReader(definition: CallDefinition): (raw: RawInput) => Read {
  const { params, query, body } = definition
  const queryKeys = query ? wireKeys(query) : []
  return (raw) => {
    const input = { params: undefined as unknown, query: undefined as unknown, body: undefined as unknown }
    if (params) {
      const read = z.safeParse(params, raw.params, JUDGING)
      if (!read.success) return refuseAddress(definition, read.error.issues)
      input.params = read.data
    }
    if (query) {
      const known = pick(raw.query as Record<string, unknown>, queryKeys)
      const broken = brokenTexts(known)
      if (broken.length > 0) return { ok: false, refusal: 'fieldsRefused', fields: broken }
      const read = z.safeParse(query, known, JUDGING)
      if (!read.success) return refuseQuery(read.error.issues)
      input.query = read.data
    }
    if (body) {
      const broken = brokenTexts(raw.body)
      if (broken.length > 0) return { ok: false, refusal: 'fieldsRefused', fields: broken }
      // Nothing sent is an empty object: what is missing is then named field by field.
      const read = z.safeParse(body, raw.body ?? {}, JUDGING)
      if (!read.success) return refuseFields(read.error.issues)
      input.body = read.data
    }
    return { ok: true, input }
  }
}

/** The names that a codec's wire side has. */
function wireKeys(schema: z.ZodType): readonly string[] {
  const wire = schema instanceof z.ZodPipe ? schema.in : schema
  return wire instanceof z.ZodObject ? Object.keys(wire.shape) : []
}

function pick(source: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> {
  const picked: Record<string, unknown> = {}
  for (const key of keys) if (source[key] !== undefined) picked[key] = source[key]
  return picked
}
