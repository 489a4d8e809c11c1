import { beforeAll, describe, expect, test } from 'vitest'
import { anyCnpj, COMPANY } from '../../test/calls/purchase-server.ts'
import { COMMANDS } from '../../test/support/commands.ts'
import {
  CLIENT,
  createLead,
  downloadContract,
  type Request,
  read,
  registerCart,
  type SendRequest,
} from '../../test/support/purchase-steps.ts'
import { failuresIn, type WatchedLog, watchLog } from '../attacked-store.ts'
import { oneStoreHere } from '../stores-here.ts'
import { anyAddress, anyEmail, sendFrom, visit } from '../visitor.ts'
import { expectBuyingBeside } from './buying-beside.ts'

/** As deep as a body of 64 KiB can be nested, and some that break a walk sooner. */
const DEPTHS = [33, 5_000, 12_000]
const lists = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
const objects = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

/** What is nested, alone and where a call has members of its own. */
const NESTED: readonly (readonly [name: string, body: (levels: number) => string])[] = [
  ['lists', lists],
  ['objects', (levels) => objects(Math.min(levels, 10_000))],
  ['a member of a call', (levels) => `{"empresaRh":${lists(levels)},"produtosCarrinho":${lists(levels)}}`],
  ['an unknown member', (levels) => `{"outro":${lists(levels)},"query":{"x":${lists(levels)}}}`],
]
const CHARSETS = ['iso-8859-1', 'utf-16', 'windows-1252']

describe.each(oneStoreHere('embedded'))('bodies and queries that are no text, on $kind', (store) => {
  let log: WatchedLog
  let call: SendRequest
  let leadId: string
  const email = anyEmail()
  beforeAll(async () => {
    log = await watchLog(store)
    call = (await visit(store, { issuer: 'SICRE' })).call
    const lead = await createLead(call, { cnpj: anyCnpj(), email })
    leadId = read<{ idSimuleCompre: string }>(lead, 201).idSimuleCompre
  })

  /** Calls of each kind: open, that create once, that create, that change. */
  const writes = (): readonly Omit<Request, 'body'>[] => [
    { method: 'POST', path: '/api/oauth/grant-code' },
    { method: 'POST', path: '/api/oauth/access-token', headers: { authorization: basic() } },
    { method: 'POST', path: '/api/v2/leads', headers: { 'idempotency-key': crypto.randomUUID() } },
    { method: 'POST', path: '/api/v2/leads' },
    { method: 'POST', path: '/api/v1/gestao-acessos/usuarios' },
    { method: 'PUT', path: `/api/v2/leads/${leadId}` },
    { method: 'PUT', path: `/api/v2/leads/${leadId}/empresa` },
    { method: 'POST', path: `/api/v2/leads/${leadId}/carrinhos` },
    {
      method: 'POST',
      path: `/api/v2/leads/${leadId}/carrinhos`,
      headers: { 'idempotency-key': crypto.randomUUID() },
    },
  ]

  test.each(NESTED)('%s nested beyond sense are refused by every call', async (_name, body) => {
    const unexpected: string[] = []
    for (const levels of DEPTHS) {
      for (const request of writes()) {
        const { status } = await call({ ...request, body: Buffer.from(body(levels)) })
        if (status !== 400) unexpected.push(`${request.method} ${request.path}, ${levels} deep: ${status}`)
      }
    }
    expect(unexpected).toEqual([])
  })

  test.each([...COMMANDS, 'relatos'])('/recursos/%s refuses what is nested beyond sense', async (command) => {
    const ask = sendFrom(store, anyAddress())
    for (const [name, body] of NESTED) {
      const asked = { method: 'POST', path: `/recursos/${command}` } as const
      const { status } = await ask({ ...asked, body: Buffer.from(body(12_000)) })
      expect(status, name).toBe(400)
    }
  })

  test('letters of another charset are refused, never kept as marks', async () => {
    const company = JSON.stringify({
      ...COMPANY,
      nomeFantasia: 'Padaria São João',
      dadosCadastrais: { ...COMPANY.dadosCadastrais, emailCadastro: email },
    })
    const asked = { method: 'PUT', path: `/api/v2/leads/${leadId}/empresa` } as const
    expect((await call({ ...asked, body: Buffer.from(company, 'latin1') })).status).toBe(400)
    for (const charset of CHARSETS) {
      const headers = { 'content-type': `application/json; charset=${charset}` }
      expect((await call({ ...asked, headers, body: Buffer.from(company, 'latin1') })).status).toBe(415)
    }
    const headers = { 'content-type': 'application/json; charset="UTF-8"' }
    expect((await call({ ...asked, headers, body: Buffer.from(company) })).status).toBeLessThan(300)
    read(await registerCart(call, leadId), 201)
    expect((await downloadContract(call, leadId)).status).toBe(200)
  })

  test.each([...COMMANDS, 'relatos'])('/recursos/%s refuses letters of another charset', async (command) => {
    const ask = sendFrom(store, anyAddress())
    const text = JSON.stringify({ attempt: 'a', name: 'João', events: [], failures: [], release: '' })
    const asked = { method: 'POST', path: `/recursos/${command}` } as const
    expect((await ask({ ...asked, body: Buffer.from(text, 'latin1') })).status).toBe(400)
    if (command === 'relatos') return
    const headers = { 'content-type': 'application/json; charset=iso-8859-1' }
    expect((await ask({ ...asked, headers, body: Buffer.from(text, 'latin1') })).status).toBe(415)
  })

  test.each([
    ['/api/bff/faqs/artigos?limite=5&busca=%E3o', 'busca'],
    ['/api/bff/faqs/artigos?limite=5&busca=%ED%A0%80', 'busca'],
    ['/api/bff/faqs/artigos?limite=5&busca=%C3', 'busca'],
    ['/api/bff/faqs/artigos?limite=5&busca=50%', 'busca'],
    ['/api/bff/faqs/artigos?limite=%FF&busca=a', 'limite'],
    ['/api/bff/tabela-precos?faixaDePreco=10&codigoAplicacao=%FF', 'codigoAplicacao'],
  ])('%s is refused with its member', async (path, campo) => {
    const { status, text } = await call({ method: 'GET', path })
    expect(status).toBe(400)
    expect(JSON.parse(text).campos).toMatchObject([{ campo }])
  })

  test('the log tells no failure of all this', async () => {
    expect(failuresIn(await log.lines())).toEqual([])
  })

  test('somebody buys beside a flood of them', async () => {
    const { call: send } = await visit(store)
    const body = Buffer.from(lists(30_000))
    const headers = () => ({ 'idempotency-key': crypto.randomUUID() })
    const attempt = () => send({ method: 'POST', path: '/api/v2/leads', headers: headers(), body })
    await expectBuyingBeside(store, { attempt, perPurchase: 12 })
  })
})

function basic(): string {
  return `Basic ${Buffer.from(`${CLIENT.id}:${CLIENT.secret}`).toString('base64')}`
}
