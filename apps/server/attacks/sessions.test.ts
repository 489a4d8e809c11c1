import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anyCnpj } from '../test/calls/purchase-server.ts'
import {
  type Answer,
  createLead,
  downloadContract,
  inSession,
  read,
  requestGrantCode,
  type SendRequest,
  tradeCode,
  validate,
} from '../test/support/purchase-steps.ts'
import { type AttackedStore, type StartedStore, startBeside, startStore } from './attacked-store.ts'
import { joinCompany, leaveLead, readyCart } from './buyer.ts'
import { mailboxOf } from './mailbox.ts'
import { oneStoreHere } from './stores-here.ts'
import { anyAddress, anyEmail, sendFrom, visit } from './visitor.ts'

const SECRET = 'segredo-do-parceiro-horizonte-0123456789'
const BACK = 'https://app.horizonte.example/volta'
const partner = (id: string, more = {}) => ({
  id,
  secretSha256: createHash('sha256').update(SECRET).digest('hex'),
  redirects: [BACK],
  issuers: ['VRPAT'],
  environment: 'DEV',
  ...more,
})

/** The visitor session inside a token. */
const sessionOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid
/** The token that an answer puts into the browser's cookie; none where it leaves the cookie alone. */
const cookieOf = ({ headers }: Answer): string | undefined =>
  headers
    .getSetCookie()
    .map((cookie) => /^__Host-loja_sessao=([^;]+)/.exec(cookie)?.[1])
    .find((token) => token !== undefined)

/** Leaves a contact on the store's page, as the browser with these cookies would; gives its cookie's new token. */
async function leaveContact(ask: SendRequest, cookie: string): Promise<string | undefined> {
  const contact = { name: 'Joana Prado', email: anyEmail(), phone: '11987654321' }
  const company = { cnpj: anyCnpj(), employees: 10, contact }
  const answer = await ask({
    method: 'POST',
    path: '/recursos/contato',
    headers: { cookie },
    body: { body: { visitorId: '', company }, idempotencyKey: anyEmail() },
  })
  expect(read<{ ok: boolean }>(answer, 200)).toMatchObject({ ok: true })
  return cookieOf(answer)
}

describe.each(oneStoreHere('postgres'))('somebody with the token of another, on $kind', (shared) => {
  const folder = mkdtempSync(join(tmpdir(), 'loja-programs-'))
  const file = join(folder, 'programs.json')
  const list = (...programs: readonly object[]) => writeFileSync(file, JSON.stringify(programs))
  let started: StartedStore
  let store: AttackedStore
  beforeAll(async () => {
    list(partner('horizonte'), partner('serra'))
    started = await startStore(shared.kind, { PROGRAMS_FILE: file })
    store = started.store
  })
  afterAll(async () => {
    await started?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const tokenOf = async (ask: SendRequest, id: string, former?: string): Promise<string> => {
    const headers: Record<string, string> = former ? { access_token: former } : {}
    const asked = { client_id: id, redirect_uri: BACK }
    const granted = await ask({ method: 'POST', path: '/api/oauth/grant-code', headers, body: asked })
    const code = new URL(read<{ redirect_uri: string }>(granted, 200).redirect_uri).searchParams.get('code')
    const authorization = `Basic ${Buffer.from(`${id}:${SECRET}`).toString('base64')}`
    const body = { grant_type: 'authorization_code', code }
    const traded = await ask({
      method: 'POST',
      path: '/api/oauth/access-token',
      headers: { authorization },
      body,
    })
    return read<{ access_token: string }>(traded, 200).access_token
  }

  test('one program goes on with no other’s session, and none with a visitor’s', async () => {
    const ask = sendFrom(store, anyAddress())
    const own = await tokenOf(ask, 'horizonte')
    expect(sessionOf(await tokenOf(ask, 'horizonte', own))).toBe(sessionOf(own))
    expect(sessionOf(await tokenOf(ask, 'serra', own))).not.toBe(sessionOf(own))
    const visitors = (await leaveContact(ask, '')) ?? ''
    expect(sessionOf(await tokenOf(ask, 'serra', visitors))).not.toBe(sessionOf(visitors))
    expect((await requestOffers(ask, 'loja-dev', visitors)).status).toBe(401)
    expect((await requestOffers(ask, 'serra', visitors)).status).toBe(401)
  })

  test('a revoked program gets no further by the store’s cookie', async () => {
    const ask = sendFrom(store, anyAddress())
    const token = await tokenOf(ask, 'horizonte')
    expect((await requestOffers(ask, 'horizonte', token)).status).toBe(200)
    list(partner('horizonte', { isRevoked: true }), partner('serra'))
    process.kill(Number(/\d+$/.exec(store.logFile)?.[0]), 'SIGHUP')
    await expect.poll(async () => (await requestOffers(ask, 'horizonte', token)).status).toBe(401)
    for (const name of ['sessao', 'visita']) {
      const renewed = await leaveContact(ask, `__Host-loja_${name}=${token}`)
      expect(renewed).toEqual(expect.any(String))
      expect(sessionOf(renewed ?? '')).not.toBe(sessionOf(token))
    }
  })
})

function requestOffers(ask: SendRequest, client: string, token: string): Promise<Answer> {
  const headers = { client_id: client, access_token: token, 'sigla-emissor': 'VRPAT' }
  return ask({ method: 'GET', path: '/api/bff/ofertas-ativas', headers })
}

describe.each(oneStoreHere('postgres'))('who has left by ‘Sair’, on $kind', (store) => {
  const leave = (ask: SendRequest) => ask({ method: 'DELETE', path: '/api/v1/gestao-acessos/sessao' })

  /** What a token opens: a lead with its contract, and the right to hire. */
  const opened = async () => {
    const member = await joinCompany(store)
    const leadId = await leaveLead(member)
    await readyCart(member, leadId)
    return { member, leadId }
  }

  test('leaves nothing open to whoever has the token, or goes on with it', async () => {
    const { member, leadId } = await opened()
    const { call, ask, token } = member
    const lead = (by: SendRequest) => by({ method: 'GET', path: `/api/v2/leads/${leadId}` })
    expect((await lead(call)).status).toBe(200)
    read(await leave(call), 204)
    expect((await lead(call)).status).toBe(401)
    expect((await downloadContract(call, leadId)).status).toBe(401)
    expect((await createLead(call, member)).status).toBe(401)
    expect((await validate(call, member.userId, await mailboxOf(store).code(member.email))).status).toBe(401)
    expect((await requestOffers(ask, 'loja-dev', token)).status).toBe(401)
    const traded = await tradeCode(ask, await requestGrantCode(ask, token))
    const next = read<{ access_token: string }>(traded, 200).access_token
    expect(sessionOf(next)).not.toBe(sessionOf(token))
    expect((await lead(inSession(ask, next))).status).toBe(404)
    read(await leave(call), 204)
  })

  test('leaves others alone', async () => {
    const { member, leadId } = await opened()
    read(await leave((await visit(store, { from: member.from })).call), 204)
    expect((await member.call({ method: 'GET', path: `/api/v2/leads/${leadId}` })).status).toBe(200)
  })

  test.skipIf(store.kind !== 'postgres')('has left every process', async () => {
    const second = await startBeside(store)
    try {
      const { member, leadId } = await opened()
      const there = inSession(sendFrom(second.store, member.from), member.token)
      const lead = () => there({ method: 'GET', path: `/api/v2/leads/${leadId}` })
      expect((await lead()).status).toBe(200)
      read(await leave(member.call), 204)
      expect((await lead()).status).toBe(401)
    } finally {
      await second.stop()
    }
  })
})
