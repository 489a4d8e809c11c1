import { fieldMessages } from '@benefits/copy/field-messages'
import type { RefusedField } from './refusal.ts'
import { isPlainName } from './refused-fields.ts'

/**
 * The fields whose text no database takes and nobody typed: NUL, or half of a character (a lone surrogate). Looked for
 * in whatever came, so that no field of a call can be forgotten.
 */
export function brokenTexts(value: unknown, path = ''): readonly RefusedField[] {
  if (typeof value === 'string') {
    const isWhole = value.isWellFormed() && !value.includes('\0')
    return isWhole ? [] : [{ field: path, message: fieldMessages.textForbidden }]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => {
    const step = isPlainName(name) ? name : ''
    return brokenTexts(member, path && step ? `${path}.${step}` : path || step)
  })
}
