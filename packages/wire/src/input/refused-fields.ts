import type { RefusalName } from '@benefits/copy/refusals'
import type * as z from 'zod'
import type { CallDefinition } from '../call.ts'
import { UNKNOWN_FIELD } from './issue-message.ts'
import type { InputRefusal, RefusedField } from './refusal.ts'

/** What an unreadable part of the address means: the thing does not exist; by name on the wire. */
const UNKNOWN: Readonly<Record<string, RefusalName>> = {
  cnpj: 'cnpjInvalid',
  leadId: 'leadUnknown',
  cartId: 'cartUnknown',
  idCarrinho: 'cartUnknown',
}

/** Reads the issues of a call's address: the code of an unknown id for one that cannot be any. */
export function refuseAddress(
  { problems }: CallDefinition,
  issues: readonly z.core.$ZodIssue[],
): InputRefusal {
  if (problems.includes('fieldsRefused')) return refuseFields(issues)
  const name = String(issues[0]?.path[0])
  const unknown = name === 'id' && problems.includes('leadUnknown') ? 'leadUnknown' : UNKNOWN[name]
  const told = unknown !== undefined && problems.includes(unknown) ? unknown : 'notFound'
  return { ok: false, refusal: told }
}

/**
 * Reads zod's issues (with `reportInput`) into a refusal with wire paths (`produtos.0.quantidade`): 400 for a wrong
 * shape (types, unknown fields, no body), 422 for a field that is missing or breaks its rule (docs/rules/refusals.md).
 */
export function refuseFields(issues: readonly z.core.$ZodIssue[]): InputRefusal {
  const fields = issues.flatMap(toFields).filter(({ field }) => field !== '')
  const refusal = issues.some(isShape) ? 'unreadable' : 'fieldsRefused'
  return { ok: false, refusal, ...(fields.length > 0 ? { fields } : {}) }
}

/**
 * Reads the issues of a query: 400 with its field for one that is no number, no known word or otherwise malformed, 422
 * for one that is missing or outside its limits.
 */
export function refuseQuery(issues: readonly z.core.$ZodIssue[]): InputRefusal {
  const refused = refuseFields(issues)
  return issues.some(isMalformed) ? { ...refused, refusal: 'unreadable' } : refused
}

const LIMITS: readonly string[] = ['too_small', 'too_big'] satisfies z.core.$ZodIssue['code'][]

function isMalformed({ code, input }: z.core.$ZodIssue): boolean {
  return input !== undefined && !LIMITS.includes(code)
}

function isShape(issue: z.core.$ZodIssue): boolean {
  if (issue.code === 'unrecognized_keys' || issue.code === 'invalid_union') return true
  return issue.code === 'invalid_type' && (issue.input !== undefined || issue.path.length === 0)
}

function toFields(issue: z.core.$ZodIssue): RefusedField[] {
  if (issue.code !== 'unrecognized_keys') return [{ field: issue.path.join('.'), message: issue.message }]
  return issue.keys.map((key) => ({
    field: [...issue.path, ...named(key)].join('.'),
    message: UNKNOWN_FIELD,
  }))
}

/** A name that a program would choose is said again; anything else might be a value, even a card's number. */
function named(key: string): readonly string[] {
  return isPlainName(key) ? [key] : []
}

/** Whether a member has a name as programs choose them, or a place in a list. */
export function isPlainName(key: string): boolean {
  return /^(?:[A-Za-z_][\w-]{0,39}|\d{1,3})$/.test(key)
}
