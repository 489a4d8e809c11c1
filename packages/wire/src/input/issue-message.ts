import { fieldMessages } from '@benefits/copy/field-messages'
import type * as z from 'zod'

type Limits = { readonly origin?: string; readonly maximum?: unknown; readonly minimum?: unknown }

/** What to say of a field where its schema has no words of its own; for zod's `error` option. */
function issueMessage(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return fieldMessages.requiredField
  const { origin, maximum } = issue as Limits
  switch (issue.code) {
    case 'too_big':
      if (origin === 'string') return `Máximo de ${maximum} caracteres`
      return origin === 'array' ? `Máximo de ${maximum} itens` : fieldMessages.valueInvalid
    case 'too_small':
      return origin === 'string' || origin === 'array'
        ? fieldMessages.requiredField
        : fieldMessages.valueInvalid
    case 'invalid_value':
      return fieldMessages.optionInvalid
    case 'unrecognized_keys':
      return UNKNOWN_FIELD
    default:
      return fieldMessages.valueInvalid
  }
}

/** Beside a field that the call does not have. */
export const UNKNOWN_FIELD = 'Campo desconhecido'

/** How inputs are judged: with what was given, which tells a missing value from a wrong one, and in the words above. */
export const JUDGING = { reportInput: true, error: issueMessage } as const
