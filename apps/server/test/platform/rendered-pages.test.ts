import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../support/databases.ts'
import type { TestServer } from '../support/start-server.ts'
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

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

it.each([
  ['/', 'kept'],
  ['/faq', 'kept'],
  ['/carrinho/beneficios', 'drawn'],
  ['/checkout/acesso/identificacao', 'drawn'],
  ['/nada-aqui', 'drawn'],
])('every script and style in %s (%s) is allowed by nonce or hash, and by nothing else', async (url) => {
  const page = await server.inject({ url, headers: { host: 'localhost:3000' } })
  const policy = String(page.headers['content-security-policy'])
  const sources = (name: string) => policy.split(`${name} `)[1]?.split(';')[0]?.split(' ') ?? []
  expect(sources('script-src')).not.toContain("'unsafe-inline'")
  const elements = [...page.body.matchAll(/<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g)]
  expect(elements.length).toBeGreaterThan(1)
  for (const [, name, attributes = '', text = ''] of elements) {
    if (attributes.includes(' src=') || attributes.includes('type="text/plain"')) continue
    const nonce = / nonce="([^"]+)"/.exec(attributes)?.[1]
    const allowed = sources(name === 'script' ? 'script-src' : 'style-src')
    const own = nonce ? `'nonce-${nonce}'` : hashOf(text)
    expect(allowed, `${url}: <${name}${attributes}>${text.slice(0, 80)}`).toContain(own)
  }
})

it.each([
  ['/checkout/acesso-vr', 'localhost:3000', 'Digite o CNPJ da empresa que vai contratar os benefícios.'],
  ['/checkout/carrinho', 'localhost:3000', 'Empresa identificada.'],
  ['/checkout/resumo', 'localhost:3000', 'Falta pouco: confira os dados, aceite o contrato e conclua.'],
  ['/checkout/conclusao', 'localhost:3000', 'estamos procurando um pedido seu neste navegador'],
  ['/pedido/carrinho', 'banco.localhost:3000', 'Veja a oferta criada exclusivamente para o seu pedido:'],
  ['/pedido/dados-empresa', 'banco.localhost:3000', 'Estes dados vão para o contrato e para os cartões.'],
  [
    '/pedido/revisar-pedido',
    'banco.localhost:3000',
    'Confira os dados e o contrato para finalizar o seu pedido.',
  ],
])('%s at %s has its words before its scripts, which start at once after them', async (url, host, words) => {
  const { body, headers } = await server.inject({ url, headers: { host } })
  const text = body.replace(/<!-- -->/g, '')
  expect(text).toContain(words)
  expect(text).toContain('role="status"')
  expect(text).not.toContain('modulepreload')
  expect(text).toMatch(/<script type="text\/plain" data-data="\/recursos\/pagina\/[^"]+">/)
  expect(headers['set-cookie']).toBeUndefined()
})
