import fc from 'fast-check'
import { anyJson, type JsonSchema, valueFor } from './schema-values.ts'

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly schema: JsonSchema
}

interface Operation {
  readonly operationId: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: JsonSchema } }
  }
}

/** The document of the calls, as far as it tells what may be sent. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

/** A request as it is sent, with places where ids go. */
export interface FuzzRequest {
  readonly call: string
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** Bytes as they are, JSON or not. */
  readonly body: string | undefined
}

/**
 * What a request names beside its call's own parts; the fault switch is left alone, since it breaks answers on purpose.
 */
const LEFT_ALONE: ReadonlySet<string> = new Set(['x-falha'])
const HEADER_TEXTS = [
  '',
  'VRPAT',
  'JVCEF',
  'auto',
  'nada',
  '0',
  '../..',
  "'--",
  'x'.repeat(3000),
  'a,b',
  '{}',
  'ã',
]

/** Requests to each call of the document by its id, one that is new included. */
export function requestsByCall({ paths }: ApiDocument): ReadonlyMap<string, fc.Arbitrary<FuzzRequest>> {
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        operation.operationId,
        requestTo(path, method.toUpperCase(), operation),
      ]),
    ),
  )
}

function requestTo(path: string, method: string, { operationId, parameters, requestBody }: Operation) {
  const partsOf = (place: Parameter['in']) =>
    parameters.filter((one) => one.in === place && !LEFT_ALONE.has(one.name))
  const inPath = fc.tuple(...partsOf('path').map(({ name, schema }) => valueFor(schema, name)))
  const inQuery = fc.record(valuesOf(partsOf('query')), { requiredKeys: [] })
  const inHeaders = fc.record(
    Object.fromEntries(partsOf('header').map(({ name }) => [name, fc.constantFrom(...HEADER_TEXTS)])),
    { requiredKeys: [] },
  )
  const schema = requestBody?.content['application/json'].schema
  const names = partsOf('path').map(({ name }) => name)
  return fc
    .tuple(
      inPath,
      inQuery,
      fc.oneof({ weight: 9, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: inHeaders }),
      schema ? bodyOf(schema) : fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, bodyOf({})),
      fc.oneof(
        { weight: 30, arbitrary: fc.constant(method) },
        fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH'),
      ),
    )
    .map(
      ([values, query, headers, body, verb]): FuzzRequest => ({
        call: operationId,
        method: verb,
        path: addressOf(path, names, values) + queryOf(query),
        headers: headers as Readonly<Record<string, string>>,
        body: verb === 'GET' ? undefined : body,
      }),
    )
}

function valuesOf(parameters: readonly Parameter[]) {
  return Object.fromEntries(parameters.map(({ name, schema }) => [name, valueFor(schema, name)]))
}

/** JSON mostly; sometimes what is none, or no whole one. */
function bodyOf(schema: JsonSchema): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 10, arbitrary: valueFor(schema).map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: anyJson.map((value) => JSON.stringify(value) ?? '') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '{',
        '[]]',
        '{"a":1,"a":2}',
        '\u0000',
        '"',
        '[['.repeat(2000),
        `{"__proto__":{"x":1}}`,
      ),
    },
    { weight: 1, arbitrary: fc.string({ maxLength: 200 }) },
  )
}

function addressOf(path: string, names: readonly string[], values: readonly unknown[]): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encode(values[names.indexOf(name)]))
}

function queryOf(query: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => `${encode(name)}=${encode(one)}`),
  )
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

/** Ids keep their places; half a character cannot be written in an address. */
function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return encodeURIComponent(text.toWellFormed()).replaceAll('%40%40', '@@').slice(0, 1800)
}
