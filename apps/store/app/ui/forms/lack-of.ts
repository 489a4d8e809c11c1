import { formCopy } from './copy.ts'
import type { FormProblems, FormValues } from './form-rules.ts'

/** What the fields of a form are called after 'Falta' and 'Confira', with their article; several may share a noun. */
export type FieldNouns<Values extends FormValues> = { readonly [Name in keyof Values]?: string }

/** So many fields are named; of more the number is told. */
const MOST_NAMED = 3

/**
 * What a form still lacks, in one short line: what is empty, then what is wrong; null where nothing is. A field without
 * a noun is counted for itself.
 */
export function lackOf<Values extends FormValues>(
  values: Values,
  problems: FormProblems<Values>,
  nouns: FieldNouns<Values>,
): string | null {
  const names = Object.keys(problems) as (keyof Values & string)[]
  if (names.length === 0) return null
  const isEmpty = (name: keyof Values) => values[name] === '' || values[name] === false
  const nounOf = (name: keyof Values & string) => nouns[name] ?? name
  const empty = [...new Set(names.filter(isEmpty).map(nounOf))]
  const wrong = [...new Set(names.filter((name) => !isEmpty(name)).map(nounOf))]
  const areNamed =
    names.every((name) => nouns[name] !== undefined) && empty.length + wrong.length <= MOST_NAMED
  const lacking = formCopy.lacking(empty, areNamed)
  const broken = formCopy.broken(wrong, areNamed)
  return [empty.length > 0 && lacking, wrong.length > 0 && broken].filter(Boolean).join(' ')
}
