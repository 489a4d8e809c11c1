import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signEntry } from '../../../../scripts/partner/sign-entry.ts'
import { openTestDatabase, type TestDatabase } from '../support/databases.ts'
import type { TestServer } from '../support/start-server.ts'
import { startWholeStore } from '../support/whole-store.ts'

/** What a process that serves production is started with. */
const PRODUCTION = {
  CLIENT_ID: 'loja',
  CLIENT_SECRET: 'a real secret of thirty-two characters',
  CLIENT_REDIRECTS: 'https://loja.example/',
  SANDBOXES_ALLOWED: 'acquirer,registry,mail,portal',
  LIMITS: 'normal',
}

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

const page = (path: string, headers: Record<string, string> = {}) =>
  server.inject({ url: path, headers: { host: 'localhost:3000', ...headers } })
const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) =>
  [headers['set-cookie'] ?? []].flat().map(String)
/** The store's own header stands before the page's content. */
const hasHeader = (body: string) => body.split('<main')[0]?.includes('<header')
const isPlain = (body: string) => hasHeader(body) && !body.includes('data-embedded="true"')

describe('a partner’s signed entry', () => {
  it.each([
    ['VRPAT', 'localhost:3000', '/'],
    ['VRPAT', 'localhost:3000', '/carrinho/mobilidade'],
    ['VRPAT', 'localhost:3000', '/solucoes-contratadas'],
    ['JVCEF', 'banco.localhost:3000', '/modalidade/avulsos'],
    ['SICRE', 'cooperativa.localhost:3000', '/pedido/dados-empresa'],
  ])('opens %s at %s%s without the store’s header', async (issuer, host, path) => {
    const answer = await page(`${path}?spe=${await signEntry({ issuer })}`, { host })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('data-embedded="true"')
    expect(hasHeader(answer.body)).toBe(false)
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  it('is remembered for the visit, in a cookie that only this partner’s page sends', async () => {
    const first = await page(`/?spe=${await signEntry({ issuer: 'VRPAT' })}`)
    const [kept = ''] = cookiesOf(first).filter((cookie) => cookie.startsWith('__Host-loja_spe='))
    expect(kept).toMatch(/; Path=\/; HttpOnly; Secure; Partitioned; SameSite=None$/)
    const cookie = kept.split(';')[0] ?? ''
    expect((await page('/', { cookie })).body).toContain('data-embedded="true"')
    expect(isPlain((await page('/', { cookie, host: 'banco.localhost:3000' })).body)).toBe(true)
    expect(isPlain((await page('/', { cookie: `${cookie}x` })).body)).toBe(true)
  })

  it.each([
    ['that is over', () => signEntry({ issuer: 'VRPAT', expiresAt: new Date(Date.now() - 1000) })],
    ['of another issuer’s partner', () => signEntry({ issuer: 'VRPAT', signedBy: 'SICRE' })],
    ['for another issuer', () => signEntry({ issuer: 'SICRE', signedBy: 'VRPAT' })],
    ['for a day', () => signEntry({ issuer: 'VRPAT', expiresAt: new Date(Date.now() + 24 * 3_600_000) })],
    ['without a company', () => signEntry({ issuer: 'VRPAT', claims: { cnpj: '1' } })],
    ['without an origin', () => signEntry({ issuer: 'VRPAT', claims: { origem: undefined } })],
    ['that nobody signed', async () => `${unsigned()}.`],
    ['that is no token', async () => 'abc'],
    ['that is empty', async () => ''],
  ])('%s opens the store for a plain visitor, and ends what another opened', async (_, sign) => {
    const answer = await page(`/?spe=${await sign()}`)
    expect(answer.statusCode).toBe(200)
    expect(isPlain(answer.body)).toBe(true)
    expect(cookiesOf(answer).find((cookie) => cookie.startsWith('__Host-loja_spe='))).toContain('Max-Age=0')
  })
})

it('of the sandbox opens nothing at a test host of a process that serves production too', async () => {
  const prd = await startWholeStore(
    opened,
    {},
    {
      ...PRODUCTION,
      PRD_HOSTS: 'loja.example',
      ALLOWED_HOSTS: 'qa.loja.example',
    },
  )
  try {
    for (const host of ['loja.example', 'qa.loja.example']) {
      const url = `/?spe=${await signEntry({ issuer: 'VRPAT' })}`
      const answer = await prd.inject({ url, headers: { host } })
      expect([host, answer.statusCode, isPlain(answer.body)]).toEqual([host, 200, true])
    }
  } finally {
    await prd.close()
  }
})

describe('the frame', () => {
  it.each([
    ['localhost:3000', 'https://super-portal.vr-loja.example'],
    ['banco.localhost:3000', 'https://super-portal.banco-parceiro.example'],
    ['cooperativa.localhost:3000', 'https://super-portal.cooperativa-parceira.example'],
  ])('of %s is %s alone', async (host, origin) => {
    for (const path of ['/', '/checkout/resumo', '/nada']) {
      const answer = await page(path, { host })
      const policy = String(answer.headers['content-security-policy'])
      expect(policy.match(/frame-ancestors ([^;]*)/)?.[1], path).toBe(`'self' ${origin}`)
      expect(answer.headers['x-frame-options']).toBeUndefined()
    }
  })
})

/** What a stranger can write: a token of the algorithm `none`. */
function unsigned(): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { cnpj: '22333444000181', email: 'a@b.example', origem: 'X', exp: 4102444800 }
  return `${part({ alg: 'none' })}.${part(claims)}`
}
