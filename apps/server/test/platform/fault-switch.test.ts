import { REFUSALS } from '@benefits/copy/refusals'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../src/calls/calls.ts'
import { registerCalls } from '../../src/calls/register-calls.ts'
import type { Parts } from '../../src/parts.ts'
import { openTestDatabase, type TestDatabase } from '../support/databases.ts'
import { startTestServer, type TestServer } from '../support/start-server.ts'
import { startWholeStore } from '../support/whole-store.ts'

let opened: TestDatabase
let server: TestServer

beforeAll(async () => {
  opened = await openTestDatabase('embedded')
  server = await startWholeStore(opened)
})
afterAll(async () => {
  await server?.close()
  await opened?.close()
})

const COMPANY = '/api/v1/empresas/11222333000181'
const HOST = { host: 'localhost:3000' }
const faulty = (falha: string, url = COMPANY) => server.call('GET', url, { headers: { 'x-falha': falha } })

/** What the store's server half tells the browser of a command. */
const command = (path: string, headers: Record<string, string> = {}) =>
  server.inject({
    method: 'POST',
    url: `/recursos/${path}`,
    headers: { ...HOST, 'content-type': 'application/json', ...headers },
    payload: { params: { cnpj: '11222333000181' } },
  })

describe('a call that is asked for a fault', () => {
  it.each(Object.entries(REFUSALS))('refuses as %s', async (_name, { code, status, text }) => {
    const answer = await faulty(`company.get=${code}`)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({
      codigoRetorno: { codigo: code, descricao: text.replace('{shortName}', 'VR') },
    })
    expect('retry-after' in answer.headers).toBe([429, 503].includes(status))
  })

  it('answers late, in halves, or not at all', async () => {
    expect((await faulty('*=lenta:1')).json().result).toMatchObject({
      nomeFantasia: 'Padaria Estrela do Sul',
    })
    const broken = await faulty('company.get=quebrada')
    expect(() => broken.json()).toThrow(SyntaxError)
    await expect(faulty('company.get=cortada')).rejects.toThrow()
    await expect(faulty('company.get=muda:5')).rejects.toThrow()
  })

  it('answers as ever where another call is named, and says so where a fault is none', async () => {
    expect((await faulty('lead.create=-99')).statusCode).toBe(200)
    expect((await faulty('company.get=-4711')).statusCode).toBe(400)
  })

  it('is still asked for its token first', async () => {
    const answer = await server.inject({ url: COMPANY, headers: { ...HOST, 'x-falha': '*=-99' } })
    expect(answer.statusCode).toBe(401)
  })
})

describe('a page that asks for a fault', () => {
  it.each([
    ['in the header', 'empresa', { 'x-falha': 'company.get=-88' }],
    ['in the address', 'empresa?falha=company.get%3D-88', {}],
  ])('%s passes it on to the calls that it makes', async (_where, path, headers) => {
    expect((await command(path, headers)).json()).toMatchObject({ ok: false, problem: { code: -88 } })
    expect((await command('empresa')).json()).toMatchObject({ ok: true })
  })

  it.each(['quebrada', 'cortada', 'muda:5'])('tells an answer that is %s as no answer', async (fault) => {
    const answer = await command('empresa', { 'x-falha': `company.get=${fault}` })
    expect(answer.json()).toMatchObject({ ok: false, problem: { code: -99, status: 0 } })
  })

  it('is not answered from what is kept for everybody, nor kept', async () => {
    const page = () => server.inject({ url: '/', headers: HOST })
    const whole = await page()
    expect(whole.statusCode).toBe(200)
    const closed = await server.inject({ url: '/?falha=*%3D503', headers: HOST })
    expect(closed.statusCode).toBe(503)
    expect(closed.body).toContain('Página em manutenção')
    expect((await page()).body).toBe(whole.body)
  })

  it.each([
    ['localhost', '', ['tel:40000101', 'tel:08000000101', 'mailto:atendimento@vr-loja.example']],
    [
      'localhost',
      '&canal=parceiro',
      ['tel:40000404', 'tel:08000000101', 'mailto:beneficios@rede-horizonte.example'],
    ],
    ['banco.localhost', '', ['tel:40000202', 'tel:08000000202', 'mailto:atendimento@banco-parceiro.example']],
    // The one whose channel offers no e-mail.
    ['cooperativa.localhost', '', ['tel:40000303', 'tel:08000000303']],
  ])('of %s%s, closed, leads to the people of its channel', async (host, query, ways) => {
    const url = `/checkout/resumo?falha=*%3D503${query}`
    const { statusCode, body } = await server.inject({ url, headers: { host: `${host}:3000` } })
    expect(statusCode).toBe(503)
    expect(body.match(/(?:tel|mailto):[^"&\\]+(?=")/g)).toEqual(ways)
  })
})

const SECRET = 'a-secret-of-more-than-thirty-two-characters'

it('exists neither where production is served, nor where it is turned off', async () => {
  const production = {
    PRD_HOSTS: 'loja.store.example',
    CLIENT_ID: 'loja',
    CLIENT_SECRET: SECRET,
    CLIENT_REDIRECTS: 'https://loja.store.example/',
    TOKEN_SECRET: SECRET,
    LIMITS: 'normal',
    SANDBOXES_ALLOWED: 'acquirer,registry,mail,portal',
  }
  for (const [env, host] of [
    [production, 'loja.store.example'],
    [{ FAULT_SWITCH: '0' }, 'localhost'],
  ] as const) {
    const calls = (parts: Parts) => (api: FastifyInstance) => registerCalls(api, CALLS, parts)
    const other = await startTestServer({ database: opened, env, calls })
    const headers = { host, 'content-type': 'application/json', 'x-falha': '*=-99' }
    const answer = await other.inject({
      method: 'POST',
      url: '/api/oauth/grant-code',
      headers,
      payload: { client_id: 'nobody', redirect_uri: 'https://loja.store.example/' },
    })
    expect(answer.statusCode).toBe(401)
    expect((await other.inject({ url: '/api/openapi.json', headers: { host } })).body).not.toContain(
      'x-falha',
    )
    await other.close()
  }
})
