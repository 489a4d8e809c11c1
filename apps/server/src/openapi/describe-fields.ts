import { fieldWords } from '@benefits/wire/field-words/field-words'
import type { JsonSchema } from './json-schema.ts'

/** A schema whose every field says what it means. `path` leads to it: a call's id, then the names of fields. */
export function describeFields(schema: JsonSchema, path: readonly string[]): JsonSchema {
  const { properties, items, anyOf } = schema
  return {
    ...schema,
    ...(properties && { properties: describeEach(properties, path) }),
    ...(items && { items: describeFields(items, path) }),
    ...(anyOf && { anyOf: anyOf.map((one) => describeFields(one, path)) }),
  }
}

/** A field with what it means; words that a definition gives its own field win over those of the table. */
export function describeField(field: JsonSchema, path: readonly string[]): JsonSchema {
  const description = field.description ?? fieldWords(path)
  return { ...(description !== null && { description }), ...describeFields(field, path) }
}

function describeEach(properties: NonNullable<JsonSchema['properties']>, path: readonly string[]) {
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, describeField(field, [...path, name])]),
  )
}
