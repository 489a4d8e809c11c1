import { WORDS } from './copy.ts'
import type { JsonSchema } from './json-schema.ts'

/**
 * One line of a table of fields: `produtos[].codigoProduto`, what it means, its type in words, whether it must be
 * there.
 */
export interface FieldRow {
  readonly path: string
  readonly words: string
  readonly kind: string
  readonly required: boolean
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'texto',
  integer: 'inteiro',
  number: 'número',
  boolean: 'sim ou não',
  object: 'objeto',
  array: 'lista',
  null: 'nulo',
}

/** Every field of an object's schema, nested ones under their path. */
export function listFields(schema: JsonSchema, prefix = ''): FieldRow[] {
  if (schema.items) return listFields(schema.items, `${prefix}[]`)
  if (schema.anyOf) return schema.anyOf.flatMap((one) => listFields(one, prefix))
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = prefix === '' ? name : `${prefix}.${name}`
    const required = schema.required?.includes(name) ?? false
    const words = field.description ?? ''
    return [{ path, words, kind: describeKind(field), required }, ...listFields(field, path)]
  })
}

function describeKind(schema: JsonSchema): string {
  if (schema.anyOf) return schema.anyOf.map(describeKind).join(' ou ')
  if (schema.enum) return `um de: ${schema.enum.join(', ')}`
  if (schema.const !== undefined) return schema.const === true ? WORDS.yes : String(schema.const)
  if (schema.items) return `lista de ${describeKind(schema.items)}${limit(schema.maxItems, 'itens')}`
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? [])
  const words = types.map((type) => KINDS[type] ?? type).join(' ou ')
  if (schema.format === 'uuid') return 'identificador (UUID)'
  return words === '' ? 'qualquer valor' : `${words}${limit(schema.maxLength, 'caracteres')}`
}

function limit(max: number | undefined, unit: string): string {
  return max === undefined ? '' : `, até ${max} ${unit}`
}
