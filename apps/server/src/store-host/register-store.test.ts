import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_ROOT } from '@benefits/content/default-root'
import { loadContent } from '@benefits/content/load-content'
import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FirstRule } from '../../../store/app/host-contract.ts'
import { createOwnCalls } from '../plugins/own-calls.ts'
import { createPageFaces } from '../plugins/page-faces.ts'
import { createPageLimit } from '../plugins/page-limits.ts'
import { createLog } from '../process/create-log.ts'
import { createMetrics } from '../process/metrics.ts'
import { registerStore } from './register-store.ts'

const DAYS = {
  leads: 180,
  contracts: 1826,
  drafts: 30,
  accounts: 1826,
  codes: 1,
  verifications: 30,
  cards: 180,
  mails: 90,
  votes: 365,
}

/** A build with the real shape and a store that tells what it was asked; `/` is the same for everyone. */
const FAKE_STORE = `
export const entry = { module: {
  isVisitorIndependent: (path) => path === '/' || path === '/moved' || path === '/slow',
  isListed: (path) => path === '/',
  indexedPaths: () => ['/'],
  starter: 'wake()',
  tabCart: 'room()',
  faces: (theme) => '@font-face{e:' + theme + '}',
  drawPicture: async (picture) => {
    globalThis.drawnPictures.push(picture)
    return '<svg>' + picture.issuer.code + ' ' + (picture.name ?? picture.partnerName) + '</svg>'
  },
  createFetch: () => async (request, scope) => {
    globalThis.storeRequests.push({ url: request.url, cookie: request.headers.get('cookie'), scope })
    const { pathname, search } = new URL(request.url)
    if (pathname === '/moved') return new Response(null, { status: 302, headers: { location: '/' + search } })
    if (pathname === '/bug') scope.host.report(new Error('no such card: 4024 0071 5376 0060'))
    if (pathname === '/away') return new Response('<p>volte</p>', { status: 503, headers: { 'content-type': 'text/html' } })
    if (pathname === '/asks') return Response.json((await scope.calls.send({ method: 'GET', path: '/api/known', headers: {} })).body)
    if (pathname === '/broken') return new Response('Unexpected Server Error', { status: 500 })
    if (request.method === 'POST') return new Response(await request.text(), { headers: { 'set-cookie': 'a=1' } })
    scope.page.receiveData?.(Promise.resolve('data of ' + pathname + search))
    const sheet = '<style>@font-face{e:f}</style><link rel="stylesheet" href="/assets/a.css"/>'
    const page = '<html><head>' + sheet + '</head><body class="page">' + scope.issuer.code + ' ' + scope.channel.code + '<p data-below=""></p><script type="module" async="">import("/x")</script></body></html>'
    return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  },
} }`

/** Of its sheet: `.page{color:red}.other{color:blue}`. */
const FIRST_RULES: readonly FirstRule[] = [['page', 'red'] as const, ['other', 'blue'] as const].map(
  ([name, colour]) => ({
    within: [],
    selectors: [{ text: `.${name}`, needs: [`.${name}`] }],
    body: `color:${colour}`,
    reads: [],
    defines: null,
  }),
)

interface Seen {
  readonly url: string
  readonly cookie: string | null
  readonly scope: { readonly page: { readonly visitorIndependent: boolean; readonly nonce: string | null } }
}

const requests: Seen[] = []
const drawn: { readonly kind: string; readonly tone?: string }[] = []
Object.assign(globalThis, { storeRequests: requests, drawnPictures: drawn })
let app: FastifyInstance
let folder: string
let isClosed = false
const logged: string[] = []
/** Another gateway, which answers with who it is and whom it was asked for. */
const gateway = createServer(({ headers }, response) => {
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ gateway: 'another', for: headers['x-forwarded-host'] }))
})

beforeAll(async () => {
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const { port } = gateway.address() as AddressInfo
  folder = await mkdtemp(join(tmpdir(), 'store-host-'))
  await mkdir(join(folder, 'server'))
  await mkdir(join(folder, 'client', 'assets'), { recursive: true })
  await writeFile(join(folder, 'server', 'package.json'), '{"type":"module"}')
  await writeFile(join(folder, 'server', 'index.js'), FAKE_STORE)
  await writeFile(join(folder, 'client', 'assets', 'a.js'), 'plain')
  await writeFile(join(folder, 'server', 'first-rules.json'), JSON.stringify(FIRST_RULES))
  await writeFile(join(folder, 'client', 'assets', 'a.js.br'), 'small')
  await mkdir(join(folder, 'client', 'scripts', 'loja'), { recursive: true })
  await writeFile(join(folder, 'client', 'scripts', 'loja', 'worker-abc.mjs'), 'worker')
  await writeFile(join(folder, 'client', 'favicon.svg'), '<svg/>')
  const destination = { write: (line: string) => void logged.push(line) }
  const loggerInstance: FastifyBaseLogger = createLog({ logLevel: 'info' }, destination)
  app = fastify({ loggerInstance })
  const content = await loadContent(DEFAULT_ROOT)
  app.decorate(
    'ownCalls',
    createOwnCalls(async () => ({ token: '', expiresIn: 0 })),
  )
  app.decorate('pageFaces', createPageFaces())
  app.decorate('metrics', createMetrics({ withProcess: false }))
  app.decorate('mainIssuer', [...content.values()][0] as IssuerContent)
  app.get('/api/known', async (_request, reply) => reply.type('application/json').send('"call"'))
  await registerStore(app, {
    source: { buildDir: folder },
    content,
    secret: new Uint8Array(32),
    now: () => new Date(),
    prdHosts: ['loja.vr.example'],
    client: { id: 'loja-dev', secret: 'secret', redirectUri: 'http://localhost:3000/' },
    keptDays: DAYS,
    assistant: true,
    cacheMinutes: 10,
    upstreams: [{ host: 'qa.localhost', base: `http://127.0.0.1:${port}` }],
    inMaintenance: () => isClosed,
    faultSwitch: true,
    limit: createPageLimit({ relaxedLimits: false }, { tell: () => {} }),
  })
})
afterAll(async () => {
  await app.close()
  gateway.close()
  await rm(folder, { recursive: true })
})

async function get(url: string, headers: Record<string, string> = {}) {
  requests.length = 0
  return app.inject({ url, headers: { host: 'localhost:3000', ...headers } })
}

describe('public pages', () => {
  it('a page under 503 says when to come back', async () => {
    const answer = await app.inject({ url: '/away' })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.body).toBe('<p>volte</p>')
  })

  it('are rendered once, without anything of the visitor, whatever their query and cookies', async () => {
    const first = await get('/?utm_source=x', { cookie: '__Host-loja_sessao=abc' })
    expect(first.statusCode).toBe(200)
    expect(requests).toMatchObject([
      {
        url: 'http://localhost:3000/',
        cookie: null,
        scope: { page: { visitorIndependent: true, nonce: null } },
      },
    ])
    const again = await get('/?utm_source=y&offerid=3', { cookie: 'other=1' })
    expect(requests).toEqual([])
    expect(again.body).toBe(first.body)
    expect(again.headers['set-cookie']).toBeUndefined()
    expect(again.headers['content-security-policy']).toContain("'sha256-")
    expect(again.headers['content-security-policy']).not.toContain('nonce')
  })

  it('carry their first styles, allowed by hash, and leave their data for later', async () => {
    const page = await get('/?canal=auto')
    expect(page.body).toContain('<style>@font-face{e:f}.page{color:red}@media')
    expect(page.body).not.toContain('data of')
    expect(page.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[^; ]+';/)
    const address = /data-data="([^"]+)"/.exec(page.body)?.[1] ?? ''
    expect(address).toBe('/recursos/pagina/?canal=auto')
    const data = await get(address)
    expect(requests).toEqual([])
    expect(data.body).toBe('data of /?canal=auto')
    expect(data.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect((await get(address, { 'if-none-match': String(data.headers.etag) })).statusCode).toBe(304)
  })

  it('give their data to who asks for it first, and none where there is no such page', async () => {
    expect((await get('/recursos/pagina/', { host: 'cooperativa.localhost' })).body).toContain('data of /')
    for (const path of ['/moved', '/checkout/resumo', '/recursos/pagina/'])
      expect((await get(`/recursos/pagina${path}`)).statusCode, path).toBe(404)
  })

  it('are rendered once for many who come at the same time', async () => {
    requests.length = 0
    const answers = await Promise.all(
      [1, 2, 3].map(() => app.inject({ url: '/slow', headers: { host: 'localhost' } })),
    )
    expect(requests).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  })

  it('are asked of the store again while it is closed, which says so, and are kept once it is open', async () => {
    await get('/')
    isClosed = true
    await get('/')
    await get('/')
    expect(requests).toHaveLength(1)
    isClosed = false
    await get('/')
    expect(requests).toEqual([])
  })

  it('wait for their data while the store is closed, and have them once it is open; no fault reaches them', async () => {
    isClosed = true
    const waiting = await get('/recursos/pagina/')
    isClosed = false
    expect(waiting.statusCode).toBe(503)
    expect(Number(waiting.headers['retry-after'])).toBeGreaterThan(0)
    const faulty = await get('/recursos/pagina/', { 'x-falha': '*=500' })
    expect([faulty.statusCode, faulty.body]).toEqual([200, 'data of /'])
  })

  it('are each issuer’s and channel’s own', async () => {
    expect((await get('/', { host: 'banco.localhost' })).body).toContain('JVCEF default')
    expect((await get('/?canal=auto')).body).toContain('VRPAT auto')
    expect((await get('/')).body).toContain('VRPAT default')
    expect(requests).toEqual([])
  })

  it('are not kept for an unknown channel, nor where the store answers something else', async () => {
    await get('/?canal=nada')
    await get('/?canal=nada')
    expect(requests).toHaveLength(1)
    expect((await get('/moved')).headers.location).toBe('/')
    await get('/moved')
    expect(requests).not.toEqual([])
  })

  it('lead on with the whole query where they have moved', async () => {
    const moved = await get('/moved?canal=auto&utm_source=carta&contrato=abc')
    expect(moved.headers.location).toBe('/?canal=auto&utm_source=carta&contrato=abc')
    expect(moved.headers['x-content-type-options']).toBe('nosniff')
  })

  it('remember the issuer that the address chose, outside PRD', async () => {
    const chosen = await get('/?emissor=SICRE')
    expect(chosen.body).toContain('SICRE')
    expect(chosen.headers['set-cookie']).toContain('loja_emissor=SICRE')
    expect(chosen.headers['cache-control']).toBe('private, no-cache')
    const production = await get('/?emissor=SICRE', { host: 'loja.vr.example' })
    expect(production.body).toContain('VRPAT')
    expect(production.headers['set-cookie']).toBeUndefined()
    expect(production.headers['strict-transport-security']).toBeDefined()
    expect(production.headers['x-robots-tag']).toBeUndefined()
  })
})

describe('a host that has another gateway', () => {
  it('asks its calls there, and every other host this process', async () => {
    const other = await get('/asks', { host: 'qa.localhost:3000' })
    expect(other.json()).toEqual({ gateway: 'another', for: 'qa.localhost:3000' })
    expect((await get('/asks')).json()).toBe('call')
  })

  it('has kept pages of its own', async () => {
    await get('/')
    const other = await get('/', { host: 'qa.localhost:3000' })
    expect([other.statusCode, requests.length]).toEqual([200, 1])
    await get('/', { host: 'qa.localhost:3000' })
    expect(requests).toEqual([])
  })
})

describe('other pages', () => {
  it('come with a nonce of their own and are kept nowhere', async () => {
    const one = await get('/checkout/resumo', { cookie: 'a=1' })
    expect(requests[0]).toMatchObject({ cookie: 'a=1', scope: { page: { visitorIndependent: false } } })
    const nonce = requests[0]?.scope.page.nonce
    expect(one.headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
    const faces = createHash('sha256').update('@font-face{e:vrpat}').digest('base64')
    expect(one.headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${faces}';`)
    expect(one.headers['cache-control']).toBe('private, no-store')
    await get('/checkout/resumo')
    expect(requests[0]?.scope.page.nonce).not.toBe(nonce)
  })

  it('speak Portuguese even where nothing could be drawn', async () => {
    const answer = await get('/broken')
    expect(answer.statusCode).toBe(500)
    expect(answer.body).toContain('Algo inesperado ocorreu, não foi possível carregar o conteúdo')
    expect(answer.body).not.toContain('Unexpected')
  })

  it('tell their errors to the server’s log, which leaves out what is personal', async () => {
    await get('/bug')
    const line = logged.find((text) => text.includes('"msg":"store"')) ?? ''
    expect(JSON.parse(line)).toMatchObject({ err: { type: 'Error' }, reqId: expect.any(String) })
    expect(line).toMatch(/"frames":\["[^"]+index\.js:\d+:\d+"/)
    expect(line).not.toContain('no such card')
  })
})

describe('commands', () => {
  const post = (headers: Record<string, string>, payload: string) =>
    app.inject({
      method: 'POST',
      url: '/recursos/x',
      headers: { host: 'localhost:3000', ...headers },
      payload,
    })

  it('reach the store with their body, and its cookies reach the visitor', async () => {
    const answer = await post(
      { origin: 'http://localhost:3000', 'content-type': 'application/json' },
      '{"a":1}',
    )
    expect(answer.body).toBe('{"a":1}')
    expect(answer.headers['set-cookie']).toBe('a=1')
  })

  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://localhost:3001' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'content-length': '65537' }, 413],
  ] as const)('with %j are refused with %d', async (headers, status) => {
    requests.length = 0
    const answer = await post(headers, 'a')
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ ok: false, problem: { status, fields: [] } })
    expect(requests).toEqual([])
  })

  it.each([
    ['/recursos/x', 'GET, HEAD, POST, OPTIONS'],
    ['/faq', 'GET, HEAD, OPTIONS'],
  ])('%s tells which methods it takes', async (url, allow) => {
    const headers = { host: 'localhost:3000', 'content-length': '0' }
    const asked = await app.inject({ method: 'OPTIONS', url, headers })
    expect([asked.statusCode, asked.body, asked.headers.allow]).toEqual([204, '', allow])
    for (const method of ['PUT', ...(allow.includes('POST') ? [] : (['POST'] as const))] as const) {
      const refused = await app.inject({ method, url, headers })
      expect([refused.statusCode, refused.headers.allow]).toEqual([405, allow])
    }
  })

  it.each(['PUT', 'DELETE', 'PATCH'] as const)('by %s there are none', async (method) => {
    requests.length = 0
    for (const url of ['/recursos/x', '/', '/faq'])
      expect((await app.inject({ method, url, headers: { host: 'localhost:3000' } })).statusCode).toBe(405)
    expect(requests).toEqual([])
  })
})

describe('addresses that are not pages', () => {
  it('keep their own answers', async () => {
    expect((await get('/api/known')).json()).toBe('call')
    expect((await get('/api/nada')).statusCode).toBe(404)
    expect((await get('/metrics')).statusCode).toBe(404)
    expect((await get('/assets/nada.js')).statusCode).toBe(404)
    expect(requests).toEqual([])
  })

  it('serve built files for ever, compressed when they were built', async () => {
    const file = await get('/assets/a.js', { 'accept-encoding': 'br' })
    expect(file.body).toBe('small')
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get('/assets/a.js')).body).toBe('plain')
    const worker = await get('/scripts/loja/worker-abc.mjs')
    expect(worker.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=86400')
  })

  it('hold the pictures that content names, drawn once, for the pages of others too', async () => {
    const first = await get('/images/jvcef/cards/refeicao.svg?v=1')
    expect(first).toMatchObject({ statusCode: 200, body: '<svg>JVCEF Refeição Banco Parceiro</svg>' })
    expect(first.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
    const known = { 'if-none-match': String(first.headers.etag), host: 'cooperativa.localhost' }
    expect((await get('/images/jvcef/cards/refeicao.svg', known)).statusCode).toBe(304)
    expect(drawn).toMatchObject([{ kind: 'productCard', tone: 'meal' }])
    expect((await get('/images/vrpat/logos/rede-horizonte.svg')).body).toBe('<svg>VRPAT Rede Horizonte</svg>')
    expect((await get('/images/vrpat/parceiro/logos/rede-horizonte.svg')).body).toBe(
      '<svg>VRPAT Rede Horizonte</svg>',
    )
    expect((await get('/images/vrpat/others/modalidade-multi.svg')).body).toBe('<svg>VRPAT Multi</svg>')
    expect((await get('/images/vrpat/logos/auto.svg', { 'accept-encoding': 'gzip' })).headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'accept-encoding',
    })
    expect(drawn.map(({ kind }) => kind).slice(1)).toEqual(['channelLogo', 'modalityCard', 'productLogo'])
    const unknown = ['/images/vrpat/cards/nada.svg', '/images/vrpat/nada/logos/auto.svg', '/images/']
    for (const path of [...unknown, '/images/cards/refeicao.svg'])
      expect((await get(path)).statusCode, path).toBe(404)
    expect(requests).toEqual([])
  })

  it('tell crawlers where they are', async () => {
    expect((await get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
    expect((await get('/sitemap.xml')).statusCode).toBe(404)
    expect((await get('/sitemap.xml', { host: 'loja.vr.example' })).body).toContain('<loc>')
  })
})
