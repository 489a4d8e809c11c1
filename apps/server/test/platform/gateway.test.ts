import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GATEWAY_TEXTS } from '@benefits/copy/gateway-texts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/database/new-id.ts'
import { createTokens } from '../../src/gateway/tokens.ts'
import { databases, openTestDatabase, type TestDatabase } from '../support/databases.ts'
import { startTestServer, type TestServer } from '../support/start-server.ts'

const PARTNER_SECRET = 'segredo-do-parceiro-horizonte-0123456789'
const PARTNER = {
  id: 'parceiro-horizonte',
  secretSha256: createHash('sha256').update(PARTNER_SECRET).digest('hex'),
  redirects: ['https://app.horizonte.example/volta'],
  issuers: ['JVCEF'],
  environment: 'DEV',
}
/** Hands on what a visitor wrote. */
const PROXY = '192.0.2.80'
const OTHER = { ...PARTNER, id: 'parceiro-serra' }
const BASIC = `Basic ${Buffer.from('loja-dev:loja-dev-secret').toString('base64')}`
const asked = { client_id: 'loja-dev', redirect_uri: 'http://localhost:3000/' }

describe.each(databases)('the gateway on the %s database', (kind) => {
  let opened: TestDatabase
  let server: TestServer
  const folder = mkdtempSync(join(tmpdir(), 'loja-programs-'))
  const file = join(folder, 'programs.json')
  const list = (...programs: readonly object[]) => writeFileSync(file, JSON.stringify(programs))
  let time = new Date('2026-11-20T12:00:00Z')
  const now = () => time
  const later = (seconds: number) => {
    time = new Date(time.getTime() + seconds * 1000)
  }

  beforeAll(async () => {
    opened = await openTestDatabase(kind)
    list(PARTNER, OTHER)
    server = await startTestServer({
      database: opened,
      parts: { now },
      env: { PROGRAMS_FILE: file, TRUST_PROXY: PROXY },
      calls: () => (app) => {
        app.get('/api/v1/quem', { config: { call: 'test.who' } }, async (request) => request.caller)
      },
    })
  })
  afterAll(async () => {
    await server?.close()
    await opened?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
    server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(body),
    })
  const grant = async (headers: Record<string, string> = {}) => {
    const answer = await post('/api/oauth/grant-code', asked, headers)
    return new URL(answer.json().redirect_uri).searchParams.get('code') ?? ''
  }
  const trade = (code: string, authorization = BASIC) =>
    post('/api/oauth/access-token', { grant_type: 'authorization_code', code }, { authorization })
  const newToken = async (headers: Record<string, string> = {}): Promise<string> =>
    (await trade(await grant(headers))).json().access_token
  const who = (token: string, clientId = 'loja-dev') =>
    server.inject({
      url: '/api/v1/quem',
      headers: { client_id: clientId, access_token: token, 'sigla-emissor': 'VRPAT' },
    })

  it('gives a token that opens the calls for half an hour', async () => {
    const answer = await trade(await grant())
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ access_token: expect.any(String), expires_in: 1800 })
    expect(answer.headers['cache-control']).toBe('no-store')
    const token = answer.json().access_token
    expect((await who(token)).json()).toEqual({ clientId: 'loja-dev', sessionId: expect.any(String) })
    later(1799)
    expect((await who(token)).statusCode).toBe(200)
    later(2)
    expect((await who(token)).statusCode).toBe(401)
  })

  describe('with partners’ programs', () => {
    const basicOf = (id: string, secret: string) =>
      `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`
    const tokenOf = async (id: string, former?: string): Promise<string> => {
      const asks = { client_id: id, redirect_uri: 'https://app.horizonte.example/volta' }
      const answer = await post('/api/oauth/grant-code', asks, former ? { access_token: former } : {})
      const code = new URL(answer.json().redirect_uri).searchParams.get('code') ?? ''
      return (await trade(code, basicOf(id, PARTNER_SECRET))).json().access_token
    }
    const whoAt = (id: string, token: string, issuer: string) =>
      server.inject({
        url: '/api/v1/quem',
        headers: { client_id: id, access_token: token, 'sigla-emissor': issuer },
      })

    it('lets each call for its own issuers, in its own environment', async () => {
      const token = await tokenOf(PARTNER.id)
      expect((await whoAt(PARTNER.id, token, 'JVCEF')).json()).toMatchObject({ clientId: PARTNER.id })
      const elsewhere = await whoAt(PARTNER.id, token, 'VRPAT')
      expect(elsewhere.statusCode).toBe(401)
      expect(elsewhere.json().codigoRetorno.descricao).toBe(GATEWAY_TEXTS.issuerNotGranted)
      const atQa = {
        client_id: PARTNER.id,
        access_token: token,
        'sigla-emissor': 'JVCEF',
        host: 'qa.localhost',
      }
      const ask = (headers: Record<string, string>) =>
        server.inject({ url: '/api/v1/quem', remoteAddress: PROXY, headers: { ...atQa, ...headers } })
      expect((await ask({})).statusCode).toBe(401)
      expect((await ask({ 'x-forwarded-host': 'localhost' })).statusCode).toBe(401)
      expect((await ask({ host: 'localhost', 'x-forwarded-host': 'qa.localhost' })).statusCode).toBe(200)
    })

    it('takes either of two secrets while a program changes its own, and one of them again', async () => {
      const asks = { client_id: PARTNER.id, redirect_uri: 'https://app.horizonte.example/volta' }
      const statusWith = async (secret: string) => {
        const code = new URL(
          (await post('/api/oauth/grant-code', asks)).json().redirect_uri,
        ).searchParams.get('code')
        return (await trade(code ?? '', basicOf(PARTNER.id, secret))).statusCode
      }
      const next = 'o segredo seguinte do parceiro'
      const hash = createHash('sha256').update(next).digest('hex')
      list({ ...PARTNER, secretSha256: [PARTNER.secretSha256, hash] }, OTHER)
      server.parts.programs.reread()
      expect([await statusWith(PARTNER_SECRET), await statusWith(next)]).toEqual([200, 200])
      list({ ...PARTNER, secretSha256: hash }, OTHER)
      server.parts.programs.reread()
      expect([await statusWith(PARTNER_SECRET), await statusWith(next)]).toEqual([401, 200])
      list(PARTNER, OTHER)
      server.parts.programs.reread()
    })

    it('takes no other’s secret, code or redirect', async () => {
      const foreign = { client_id: PARTNER.id, redirect_uri: 'https://outro.example/' }
      expect((await post('/api/oauth/grant-code', foreign)).statusCode).toBe(400)
      const own = await post('/api/oauth/grant-code', {
        client_id: PARTNER.id,
        redirect_uri: 'https://app.horizonte.example/volta',
      })
      const code = new URL(own.json().redirect_uri).searchParams.get('code') ?? ''
      expect((await trade(code, basicOf(PARTNER.id, 'errado'))).statusCode).toBe(401)
      expect((await trade(code, basicOf(OTHER.id, PARTNER_SECRET))).statusCode).toBe(401)
      expect((await trade(code)).statusCode).toBe(401)
    })

    it('continues no other’s session, and none for a program that is not known any more', async () => {
      const sessionOf = async (id: string, token: string) =>
        (await whoAt(id, token, 'JVCEF')).json().sessionId
      const own = await tokenOf(PARTNER.id)
      const session = await sessionOf(PARTNER.id, own)
      expect(await sessionOf(PARTNER.id, await tokenOf(PARTNER.id, own))).toBe(session)
      expect(await sessionOf(OTHER.id, await tokenOf(OTHER.id, own))).not.toBe(session)
      expect((await who(await newToken({ access_token: own }))).json().sessionId).not.toBe(session)
      list({ ...PARTNER, isRevoked: true }, OTHER)
      server.parts.programs.reread()
      await expect(tokenOf(PARTNER.id, own)).rejects.toThrow()
      expect((await who(await newToken({ access_token: own }))).json().sessionId).not.toBe(session)
      list(PARTNER, OTHER)
      server.parts.programs.reread()
    })

    it('ends one alone, at once, and keeps those of before where the file is broken', async () => {
      const [token, other] = [await tokenOf(PARTNER.id), await tokenOf(OTHER.id)]
      list({ ...PARTNER, isRevoked: true }, OTHER)
      server.parts.programs.reread()
      expect((await whoAt(PARTNER.id, token, 'JVCEF')).statusCode).toBe(401)
      expect((await whoAt(OTHER.id, other, 'JVCEF')).statusCode).toBe(200)
      expect((await who(await newToken())).statusCode).toBe(200)
      const asks = { client_id: PARTNER.id, redirect_uri: 'https://app.horizonte.example/volta' }
      expect((await post('/api/oauth/grant-code', asks)).statusCode).toBe(401)
      list({ ...OTHER, issuers: ['NADA'] })
      expect(() => server.parts.programs.reread()).toThrow('issuer that is not there')
      list({ ...OTHER, secretSha256: 'abc' })
      expect(() => server.parts.programs.reread()).toThrow('0.secretSha256')
      expect((await whoAt(OTHER.id, other, 'JVCEF')).statusCode).toBe(200)
      list(PARTNER, OTHER)
      server.parts.programs.reread()
    })
  })

  it('takes a code once, and only within its minute', async () => {
    const code = await grant()
    const both = await Promise.all([trade(code), trade(code)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
    const late = await grant()
    const { kysely } = opened.database
    await sql`update grant_codes set expires_at = expires_at - interval '61 seconds'`.execute(kysely)
    expect((await trade(late)).statusCode).toBe(401)
  })

  it('takes a code that a process made whose clock is minutes off', async () => {
    for (const seconds of [180, -180]) {
      const code = await grant()
      later(seconds)
      expect((await trade(code)).statusCode).toBe(200)
      later(-seconds)
    }
  })

  it('stores no code in clear', async () => {
    const code = await grant()
    const rows = await opened.database.kysely.selectFrom('grantCodes').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  it('continues the session of a former token for a day of rest, expired or not', async () => {
    const first = await newToken()
    const session = (await who(first)).json().sessionId
    later(23 * 3600)
    const second = await newToken({ access_token: first })
    expect((await who(second)).json().sessionId).toBe(session)
    later(25 * 3600)
    const third = await newToken({ access_token: second })
    expect((await who(third)).json().sessionId).not.toBe(session)
  })

  describe('between the store’s pages and programs of the same client', () => {
    const page = () => server.app.ownCalls.headers
    const tokenOfPage = async (former?: string): Promise<string> => {
      const granted = await post('/api/oauth/grant-code', asked, {
        ...page(),
        ...(former ? { access_token: former } : {}),
      })
      const code = new URL(granted.json().redirect_uri).searchParams.get('code') ?? ''
      const body = { grant_type: 'authorization_code', code }
      return (await post('/api/oauth/access-token', body, { ...page(), authorization: BASIC })).json()
        .access_token
    }
    const whoOnPage = (token: string) =>
      server.inject({
        url: '/api/v1/quem',
        headers: { ...page(), client_id: 'loja-dev', access_token: token, 'sigla-emissor': 'VRPAT' },
      })

    it('what a cookie holds calls nothing by itself, and no program goes on with its session', async () => {
      const cookie = await tokenOfPage()
      const session = (await whoOnPage(cookie)).json().sessionId
      expect(session).toEqual(expect.any(String))
      expect((await who(cookie)).statusCode).toBe(401)
      expect((await who(await newToken({ access_token: cookie }))).json().sessionId).not.toBe(session)
      expect((await whoOnPage(await tokenOfPage(cookie))).json().sessionId).toBe(session)
    })

    it('what a program has opens no page, and no page renews it', async () => {
      const token = await newToken()
      const session = (await who(token)).json().sessionId
      expect((await whoOnPage(token)).statusCode).toBe(401)
      expect((await whoOnPage(await tokenOfPage(token))).json().sessionId).not.toBe(session)
      expect((await who(await newToken({ access_token: token }))).json().sessionId).toBe(session)
    })
  })

  it('starts another session for a former token that nobody here signed', async () => {
    const foreign = createTokens(new TextEncoder().encode('another secret of thirty-two bytes'), now)
    const forged = await foreign.issue({ clientId: 'loja-dev', sessionId: newId() })
    expect((await who(forged)).statusCode).toBe(401)
    const token = await newToken({ access_token: forged })
    expect((await who(token)).statusCode).toBe(200)
  })

  it.each([
    ['a wrong client', { ...asked, client_id: 'another' }, 401, 401],
    ['a foreign redirect', { ...asked, redirect_uri: 'https://elsewhere.example/' }, 400, 400],
    ['a redirect that is no address', { ...asked, redirect_uri: 'localhost' }, 400, 400],
    ['an unknown field', { ...asked, scope: 'all' }, 400, 400],
    ['no body', undefined, 400, 400],
  ])('refuses %s', async (_name, body, status, code) => {
    const answer = await post('/api/oauth/grant-code', body)
    expect(answer.statusCode).toBe(status)
    expect(answer.json().codigoRetorno.codigo).toBe(code)
  })

  it('allows any path of the registered redirect, and keeps its query', async () => {
    const answer = await post('/api/oauth/grant-code', {
      ...asked,
      redirect_uri: 'http://localhost:3000/volta?canal=auto',
    })
    expect(answer.json().redirect_uri).toMatch(/^http:\/\/localhost:3000\/volta\?canal=auto&code=/)
  })

  it.each([
    ['a wrong secret', `Basic ${Buffer.from('loja-dev:wrong').toString('base64')}`],
    ['a wrong client', `Basic ${Buffer.from('other:loja-dev-secret').toString('base64')}`],
    ['a bearer', 'Bearer abc'],
  ])('refuses %s with 401 and leaves the code unused', async (_name, authorization) => {
    const code = await grant()
    const refused = await trade(code, authorization)
    expect(refused.statusCode).toBe(401)
    expect(refused.json().codigoRetorno).toEqual({ codigo: 401, descricao: GATEWAY_TEXTS.secretWrong })
    expect((await trade(code)).statusCode).toBe(200)
    expect((await trade(code)).json().codigoRetorno.descricao).toBe(GATEWAY_TEXTS.codeSpent)
  })

  it.each([
    ['no token', { client_id: 'loja-dev' }],
    ['no client', { access_token: 'x' }],
    ['a broken token', { client_id: 'loja-dev', access_token: 'a.b.c' }],
  ])('refuses a call with %s', async (_name, headers) => {
    const answer = await server.inject({
      url: '/api/v1/quem',
      headers: { ...headers, 'sigla-emissor': 'VRPAT' },
    })
    expect(answer.statusCode).toBe(401)
    expect(answer.json().codigoRetorno.codigo).toBe(401)
  })

  it('refuses a good token beside another client', async () => {
    expect((await who(await newToken(), 'another')).statusCode).toBe(401)
  })
})
