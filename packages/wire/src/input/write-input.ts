import * as z from 'zod'
import type { CallDefinition } from '../call.ts'
import { brokenTexts } from './broken-texts.ts'
import type { RawInput } from './input-reader.ts'
import { JUDGING } from './issue-message.ts'
import type { InputRefusal } from './refusal.ts'
import { refuseAddress, refuseFields } from './refused-fields.ts'

type Written = { readonly ok: true; readonly raw: RawInput } | InputRefusal

/**
 * Writes a call's English input in wire terms. What its schemas refuse is answered as the server would: the same code,
 * the same fields, and nothing is sent.
 */
export function writeInput(call: CallDefinition, given: Partial<RawInput>): Written {
  const raw = { params: undefined as unknown, query: undefined as unknown, body: undefined as unknown }
  if (call.params) {
    const written = z.safeEncode(call.params, given.params, JUDGING)
    if (!written.success) return refuseAddress(call, written.error.issues)
    const [broken] = brokenTexts(written.data)
    if (broken) return refuseAddress(call, [{ ...broken, code: 'custom', path: [broken.field] }])
    raw.params = written.data
  }
  for (const part of ['query', 'body'] as const) {
    const schema = call[part]
    if (!schema) continue
    const written = z.safeEncode(schema, given[part], JUDGING)
    if (!written.success) return refuseFields(written.error.issues)
    raw[part] = written.data
  }
  return { ok: true, raw }
}
