import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../src/database/new-id.ts'
import { createLog } from '../../src/process/create-log.ts'
import { openTestDatabase, type TestDatabase } from '../support/databases.ts'
import { startTestServer, type TestServer } from '../support/start-server.ts'

let opened: TestDatabase
let server: TestServer
const first = newId()
const second = newId()
const logged: string[] = []

beforeAll(async () => {
  opened = await openTestDatabase('embedded')
  const log = createLog({ logLevel: 'error' }, { write: (line) => void logged.push(line) })
  server = await startTestServer({ database: opened, parts: { log } })
  const { mail } = server.parts.ports
  await mail.send({
    id: first,
    issuerCode: 'VRPAT',
    to: 'ana@padaria.example',
    subject: 'Código de acesso',
    text: 'Seu código:\n\nABC234\n',
  })
  await mail.send({
    id: second,
    issuerCode: 'VRPAT',
    to: 'bia@cafe.example',
    subject: '<b>Contrato</b>',
    text: 'Pedido 2026-0001',
    attachments: [
      { name: 'contrato nº 1.pdf', contentType: 'application/pdf', bytes: Buffer.from('%PDF-1.7') },
    ],
  })
})
afterAll(async () => {
  await server?.close()
  await opened?.close()
})

const page = async (url: string) => server.inject({ url })

it('lists messages newest first, as a page that runs nothing', async () => {
  const { body, headers, statusCode } = await page('/dev/caixa-de-saida')
  expect(statusCode).toBe(200)
  expect(body.indexOf(second)).toBeLessThan(body.indexOf(first))
  expect(body.indexOf(second)).toBeGreaterThan(0)
  expect(body).toContain('<html lang="pt-BR">')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

it('lists one recipient, whatever the case', async () => {
  const { body } = await page('/dev/caixa-de-saida?para=ANA@padaria.example')
  expect(body).toContain(first)
  expect(body).not.toContain(second)
})

it('shows a message with its code on a line of its own', async () => {
  const { body } = await page(`/dev/caixa-de-saida/${first}`)
  expect(body).toContain('ana@padaria.example')
  expect(body).toContain('Código de acesso')
  expect(body).toMatch(/^ABC234$/m)
})

it('escapes what a message says and gives its attachments', async () => {
  const { body } = await page(`/dev/caixa-de-saida/${second}`)
  expect(body).toContain('&lt;b&gt;Contrato&lt;/b&gt;')
  expect(body).not.toContain('<b>')
  const attachment = await page(`/dev/caixa-de-saida/${second}/anexos/0`)
  expect(attachment.headers['content-type']).toBe('application/pdf')
  expect(attachment.headers['content-disposition']).toContain('contrato%20n%C2%BA%201.pdf')
  expect(attachment.body).toBe('%PDF-1.7')
})

it.each([
  '/dev/caixa-de-saida/none',
  '/dev/caixa-de-saida/..%2f..%2ftoken-secret',
  `/dev/caixa-de-saida/${first}/anexos/0`,
])('answers 404 for %s', async (url) => {
  expect((await page(url)).statusCode).toBe(404)
})

it.each([
  ['half a message', '{"id":"half","to":"eva@mercado.example"', 'message'],
  ['a message of another kind', '{"id":"half","to":"eva@mercado.example"}', 'message.subject'],
])('tells the log of %s, lists the others, and shows none of it', async (_which, written, member) => {
  logged.length = 0
  await writeFile(join(server.parts.config.dataDir, 'outbox', 'half.json'), written)
  const list = await page('/dev/caixa-de-saida')
  expect(list.body).toContain(first)
  expect(list.body).not.toContain('eva@mercado.example')
  const alone = await page('/dev/caixa-de-saida/half')
  expect(alone.statusCode).toBe(500)
  expect(logged).toHaveLength(2)
  for (const line of logged) expect(line).toContain(`outbox half.json does not fit: ${member}`)
  expect(logged.join()).not.toContain('eva@mercado.example')
})
