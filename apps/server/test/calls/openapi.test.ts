import { createHash } from 'node:crypto'
import { GATEWAY_TEXTS } from '@benefits/copy/gateway-texts'
import { FIELD_WORDS } from '@benefits/wire/field-words/field-words'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CALLS } from '../../src/calls/calls.ts'
import { type CallsServer, startCalls } from './start-calls.ts'

interface Schema {
  description?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}
type Content = Record<string, { schema: Schema }>
interface Operation {
  operationId: string
  summary: string
  parameters: { name: string; in: string; required: boolean; description?: string; schema: Schema }[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content; headers?: Record<string, Schema> }>
}
interface Document {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  tags: { name: string; description?: string }[]
  components: { schemas: Record<string, Schema> }
}

let server: CallsServer
let document: Document
beforeAll(async () => {
  server = await startCalls('embedded')
  document = (await server.inject({ url: '/api/openapi.json' })).json()
})
afterAll(() => server.close())

const operations = () => Object.values(document.paths).flatMap((path) => Object.values(path))
const operation = (id: string) => {
  const found = operations().find(({ operationId }) => operationId === id)
  if (!found) throw new Error(`${id} is not in the document`)
  return found
}

test('the document is OpenAPI 3.1 and has every call, the gateway included, once', () => {
  expect(document.openapi).toBe('3.1.0')
  const ids = operations().map(({ operationId }) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
  const known = [
    'gateway.grantCode',
    'gateway.accessToken',
    'portal.orderState',
    ...CALLS.map(({ definition }) => definition.id),
  ]
  expect(ids.toSorted()).toEqual(known.toSorted())
})

test('every call has a Portuguese sentence, its refusals and declared path parameters', () => {
  for (const [path, methods] of Object.entries(document.paths)) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    for (const { operationId, summary, parameters, responses } of Object.values(methods)) {
      expect(summary, path).toMatch(/\.$/)
      expect(
        parameters.filter((one) => one.in === 'path').map(({ name }) => name),
        path,
      ).toEqual(named)
      expect(
        Object.keys(responses).filter((status) => Number(status) < 300),
        path,
      ).toHaveLength(1)
      expect(Object.keys(responses), path).toEqual(expect.arrayContaining(['429', '503']))
      expect('401' in responses, path).toBe(operationId !== 'proof.verify')
    }
  }
})

test('every tag and schema is described, and named as its readers name it', async () => {
  const words = document.tags.map(({ name }) => name)
  expect(words).toEqual(expect.arrayContaining(['Planos', 'Precificação']))
  expect(words.filter((name) => /^[a-z]/.test(name))).toEqual([])
  for (const { name, description } of document.tags) expect(description, name).toMatch(/\.$/)
  for (const [name, { description }] of Object.entries(document.components.schemas))
    expect(description, name).toMatch(/\.$/)
  const page = (await server.inject({ url: '/api/docs' })).body
  expect(page).toContain('<h2>Planos</h2>')
  expect(page).toContain('Preços dos planos de RH')
})

test('bodies and answers stand under the names of the wire', () => {
  const { requestBody, responses } = operation('access.createAccount')
  const body = requestBody?.content['application/json']?.schema.properties ?? {}
  expect(Object.keys(body)).toEqual(
    expect.arrayContaining(['primeiroNome', 'confirmarSenha', 'aceiteTermos']),
  )
  expect(JSON.stringify(responses[201])).toContain('"result"')
  expect(JSON.stringify(operation('company.get').responses[200])).toContain('enderecoFiscal')
  const text = JSON.stringify(document.paths)
  for (const english of ['firstName', 'productCode', 'tradeName', 'monthlyValue'])
    expect(text).not.toContain(`"${english}"`)
})

test('a call says which codes it refuses with, and which headers it takes', () => {
  const { responses, parameters } = operation('access.createAccount')
  expect(responses[409]?.description).toContain('-118')
  expect(responses[403]?.description).toContain('-108')
  expect(operation('plan.priceTable').responses[404]).toBeDefined()
  // Whoever names a CNPJ reads the company's own code; only a lead's company may have no type.
  const unknownTypes = operations().filter(({ responses }) => responses[404]?.description.includes('-136'))
  expect(unknownTypes.map(({ operationId }) => operationId)).toEqual(['customer.typeOfLead'])
  const headers = parameters.filter((one) => one.in === 'header').map(({ name }) => name)
  expect(headers).toEqual(['sigla-emissor', 'sigla-canal', 'id-subCanal', 'idempotency-key', 'x-falha'])
})

/** Every field of a schema under its path, with its description. */
function* fieldsOf(schema: Schema, path: string): Generator<readonly [path: string, description: string]> {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    yield [`${path}.${name}`, field.description ?? '']
    yield* fieldsOf(field, `${path}.${name}`)
  }
  for (const part of [...(schema.items ? [schema.items] : []), ...(schema.anyOf ?? [])])
    yield* fieldsOf(part, path)
}

/** Every parameter and every field of a body, an answer or a refusal. */
function* everyField() {
  for (const { operationId, parameters, requestBody, responses } of operations()) {
    for (const { name, description } of parameters)
      yield [`${operationId} ${name}`, description ?? ''] as const
    for (const { content } of [requestBody ?? {}, ...Object.values(responses)])
      for (const { schema } of Object.values(content ?? {})) yield* fieldsOf(schema, operationId)
  }
  for (const [name, schema] of Object.entries(document.components.schemas)) yield* fieldsOf(schema, name)
}

test('every field and parameter says in Portuguese what it means, in the words of one table', async () => {
  const fields = [...everyField()]
  expect(fields.length).toBeGreaterThan(600)
  expect(fields.filter(([, words]) => !/^[A-ZÁÉÍÓÚ].*\.$/.test(words))).toEqual([])
  const told = new Set(fields.map(([, words]) => words))
  // A row that no field takes its words from is of a field that is gone, or stands under a wrong name.
  expect(Object.entries(FIELD_WORDS).filter(([, words]) => !told.has(words))).toEqual([])
  const page = (await server.inject({ url: '/api/docs' })).body.replaceAll('<wbr>', '')
  expect(page).toContain('<code>dataNascimento</code><p>Data de nascimento, no formato aaaa-mm-dd.</p>')
  // What stands in an object that may be null has its rows too.
  expect(page).toContain('<code>result.usuario.mfa</code>')
})

test('one name that means several things has the words of its place', () => {
  const words = Object.fromEntries(everyField())
  expect(words['pricing.withLead.produtos.valorMensal']).toContain('opcional')
  expect(words['pricing.withLead.precificacao.detalhe.produtos.valorMensal']).toContain('com as extensões')
  expect(words['configuration.get.result.emissor.copyright.cnpj']).toBe('CNPJ do emissor.')
  expect(words['lead.get id']).toBe('Identificador (UUID) do lead.')
  expect(words['access.resendCode id']).toBe('Identificador (UUID) da conta de acesso.')
  expect(words['faq.like id']).toBe('Identificador da pergunta.')
  expect(words['configuration.get.result.emissor.chat.provedor.chave']).toContain('serviço de chat')
  expect(words['access.openMail.chave']).toContain('Foi você?')
  expect(words['proposal.get chave']).toContain('proposta')
  expect(words['plan.priceTable faixaDePreco']).toContain('ATE_10_VIDAS')
})

test('what goes well is told in the call’s own sentence', () => {
  for (const { operationId, summary, responses } of operations())
    for (const [status, { description }] of Object.entries(responses))
      if (Number(status) < 300) expect(description.startsWith(summary), operationId).toBe(true)
  const descriptions = operations().flatMap(({ responses }) => Object.values(responses))
  expect(descriptions.filter(({ description }) => description === 'Resposta')).toEqual([])
})

test('an answer that carries a mark of its content or a hash says so', () => {
  const headersOf = (id: string, status: number) =>
    Object.keys(operation(id).responses[status]?.headers ?? {})
  expect(headersOf('configuration.get', 200)).toEqual(['ETag'])
  expect(headersOf('contract.download', 200)).toEqual(['ETag', 'X-Contract-Hash'])
  expect(headersOf('contract.download', 304)).toEqual(['ETag', 'X-Contract-Hash'])
  expect(headersOf('lead.get', 200)).toEqual([])
})

test('the gateway refuses programs in its own words', () => {
  const unauthorised = (id: string) => operation(id).responses[401]?.description
  expect(unauthorised('gateway.grantCode')).toBe(`401: ${GATEWAY_TEXTS.clientUnknown}`)
  expect(unauthorised('gateway.accessToken')).toBe(
    `401: ${GATEWAY_TEXTS.secretWrong}\n\n401: ${GATEWAY_TEXTS.codeSpent}`,
  )
  expect(unauthorised('lead.get')).toContain('sessão')
})

test('references lead to what is there', () => {
  const targets = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name]) => name,
  )
  expect(targets.length).toBeGreaterThan(10)
  for (const target of new Set(targets)) expect(Object.keys(document.components.schemas)).toContain(target)
})

test('the page lists every call in Portuguese, without script or outside file', async () => {
  const page = await server.inject({ url: '/api/docs' })
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body).toContain('<html lang="pt-BR">')
  for (const { definition } of CALLS) expect(page.body).toContain(`<h3 id="${definition.id}">`)
  expect(page.body).toContain('<code>primeiroNome</code>')
  expect(page.body).not.toMatch(/<script|<link|src=/)
})

test("the page's policy allows exactly its own style", async () => {
  const page = await server.inject({ url: '/api/docs' })
  const style = /<style>([\s\S]*)<\/style>/.exec(page.body)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = page.headers['content-security-policy']
  expect(policy).toContain(`style-src 'sha256-${hash}'`)
  expect(policy).toContain("default-src 'none'")
})

test('both pages answer 304 to who has them', async () => {
  for (const url of ['/api/openapi.json', '/api/docs']) {
    const first = await server.inject({ url })
    const again = await server.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  }
})

test('each call tells how to ask it for a fault, where nobody buys in earnest', () => {
  for (const { parameters } of operations()) expect(parameters.map(({ name }) => name)).toContain('x-falha')
})
