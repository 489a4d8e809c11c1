import { problemBody } from '@benefits/wire/problem'
import { NOUNS, WORDS } from './copy.ts'
import type { DescribedCall, DescribedRefusal } from './describe-call.ts'
import { describeFields } from './describe-fields.ts'
import { type JsonSchema, wireJsonSchema } from './json-schema.ts'

const REFUSAL = { $ref: '#/components/schemas/Recusa' } as const

/** The OpenAPI 3.1 document of the calls: wire names, Portuguese words, refusals by status with their codes. */
export function describeApi(calls: readonly DescribedCall[], version: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of calls) {
    paths[call.path] = {
      ...paths[call.path],
      [call.definition.method.toLowerCase()]: describeOperation(call),
    }
  }
  const nouns = new Set(calls.map(({ noun }) => noun))
  return {
    openapi: '3.1.0',
    info: { title: WORDS.title, description: WORDS.description, version },
    servers: [{ url: '/' }],
    tags: [...nouns].map((noun) => NOUNS[noun] ?? { name: noun }),
    paths,
    components: {
      schemas: { Recusa: { description: WORDS.refusal, ...describeFields(wireJsonSchema(problemBody), []) } },
      securitySchemes: {
        client_id: { type: 'apiKey', in: 'header', name: 'client_id' },
        access_token: { type: 'apiKey', in: 'header', name: 'access_token' },
        basic: { type: 'http', scheme: 'basic' },
      },
    },
  }
}

function describeOperation(call: DescribedCall) {
  const { definition, noun, body } = call
  return {
    operationId: definition.id,
    summary: definition.summary,
    tags: [NOUNS[noun]?.name ?? noun],
    security: securityOf(call),
    parameters: [...parametersOf(call)],
    ...(body
      ? { requestBody: { required: definition.id !== 'access.resendCode', content: json(body) } }
      : {}),
    responses: { ...successOf(call), ...refusalsByStatus(call.refusals) },
  }
}

/**
 * What answers anybody and the gateway's first call need nothing, its second Basic, the portal's a signature; all
 * others the client and its token.
 */
function securityOf({ definition: { id, open, forAnybody } }: DescribedCall) {
  if (!open && !forAnybody) return [{ client_id: [], access_token: [] }]
  return id === 'gateway.accessToken' ? [{ basic: [] }] : []
}

function* parametersOf({ params, query, headers }: DescribedCall) {
  for (const [name, schema] of Object.entries(params?.properties ?? {})) {
    yield { name, in: 'path', required: true, ...described(schema) }
  }
  for (const [name, schema] of Object.entries(query?.properties ?? {})) {
    yield { name, in: 'query', required: query?.required?.includes(name) ?? false, ...described(schema) }
  }
  for (const { name, required } of headers) {
    if (name === 'client_id' || name === 'access_token') continue
    yield { name, in: 'header', required, description: WORDS.headers[name], schema: { type: 'string' } }
  }
}

/** A parameter says what it means itself, beside its schema. */
function described({ description, ...schema }: JsonSchema) {
  return { description, schema }
}

function successOf({ definition: { success, cacheable, summary }, answer }: DescribedCall) {
  const told =
    answer === 'empty'
      ? { description: `${summary} ${WORDS.noBody}` }
      : answer === 'pdf'
        ? {
            description: `${summary} ${WORDS.pdf}`,
            content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
          }
        : { description: summary, content: json(answer) }
  const names = answer === 'pdf' ? (['ETag', 'X-Contract-Hash'] as const) : (['ETag'] as const)
  if (!cacheable && answer !== 'pdf') return { [success]: told }
  const headers = Object.fromEntries(names.map((name) => [name, answerHeader(name)]))
  return { [success]: { ...told, headers }, 304: { description: WORDS.cacheable, headers } }
}

function answerHeader(name: keyof typeof WORDS.answerHeaders) {
  return { description: WORDS.answerHeaders[name], schema: { type: 'string' } }
}

function refusalsByStatus(refusals: readonly DescribedRefusal[]) {
  const byStatus = Map.groupBy(refusals, ({ status }) => status)
  return Object.fromEntries(
    [...byStatus].map(([status, ones]) => [
      status,
      { description: ones.map(({ code, text }) => `${code}: ${text}`).join('\n\n'), content: json(REFUSAL) },
    ]),
  )
}

function json(schema: JsonSchema | typeof REFUSAL) {
  return { 'application/json': { schema } }
}
