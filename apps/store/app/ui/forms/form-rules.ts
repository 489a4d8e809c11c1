import type { Arrival } from './arrival.ts'
import type { FieldText } from './field-text.ts'

/** What a form holds: text and ticks by field name. */
export type FormValues = Record<string, string | boolean>

/** What one field of a form accepts and how it is written. */
export interface FieldRule<Values extends FormValues, Value> {
  /** What is wrong, in words for the person; null for nothing. */
  readonly check: (value: Value, values: Values) => string | null
  /** Mask or stripping of what is typed, or was pasted as a whole; `format(format(x)) === format(x)`. */
  readonly format?: (typed: string, isPasted?: boolean) => string
  /** In the mask's place where a text may be told instead of taken, or how it came counts for more (`FieldText`). */
  readonly read?: (text: string, arrival: Arrival) => FieldText
  /**
   * Whether typing on will not mend the value: its problem is then told at once, not when the field is left. A field
   * that was emptied is always told at once.
   */
  readonly isWhole?: (value: Value, values: Values) => boolean
}

/** The rules of every field, in the order in which the form shows them. */
export type FormRules<Values extends FormValues> = {
  readonly [Name in keyof Values]: FieldRule<Values, Values[Name]>
}

/** What is wrong with each field that is wrong. */
export type FormProblems<Values extends FormValues> = { readonly [Name in keyof Values]?: string }

/** Runs every rule; an empty object is a valid form. */
export function findProblems<Values extends FormValues>(
  rules: FormRules<Values>,
  values: Values,
): FormProblems<Values> {
  const problems: { [Name in keyof Values]?: string } = {}
  for (const name of fieldNames(rules)) {
    const problem = rules[name].check(values[name], values)
    if (problem !== null) problems[name] = problem
  }
  return problems
}

/** The fields of a form in their order. */
export function fieldNames<Values extends FormValues>(rules: FormRules<Values>): readonly (keyof Values)[] {
  return Object.keys(rules)
}

/**
 * Whether a change of a field lets its problem show before the field is left: it was emptied, is whole, or came in one
 * piece (pasted, filled in by the browser), so that nobody is typing on.
 */
export function isToldAtOnce<Values extends FormValues>(
  rules: FormRules<Values>,
  name: keyof Values,
  values: Values,
  before: string | boolean | undefined,
): boolean {
  const value = values[name]
  if (value === '' || countTyped(value) - countTyped(before) > 1) return true
  return rules[name].isWhole?.(value, values) ?? false
}

/** Characters that somebody typed: a mask adds signs of its own. */
function countTyped(value: string | boolean | undefined): number {
  return typeof value === 'string' ? value.replace(/[^\p{L}\p{N}]/gu, '').length : 0
}
