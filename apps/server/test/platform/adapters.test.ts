import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { outboxMail } from '../../src/adapters/mail/outbox.ts'
import { outboxPortal } from '../../src/adapters/portal/outbox.ts'
import { signWebhook, webhookPortal } from '../../src/adapters/portal/webhook.ts'

const now = () => new Date('2026-11-20T12:00:00Z')
const order = { orderId: 'order-1', number: '2026-0001', issuer: 'VRPAT', body: { cnpj: '11222333000181' } }

describe('the outboxes', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'benefits-outbox-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('keeps a message as .eml, and a repeated id as one message', async () => {
    const mail = outboxMail(folder, 'Loja <loja@loja.example>', now)
    const attachments = [
      { name: 'contrato.pdf', contentType: 'application/pdf', bytes: Buffer.from('%PDF-') },
    ]
    const message = {
      id: 'message-1',
      to: 'ana@padaria.example',
      subject: 'Código de acesso',
      text: 'ABC234',
      attachments,
    }
    await mail.send(message)
    await mail.send({ ...message, text: 'another text' })
    expect(readdirSync(folder).sort()).toEqual(['message-1.0', 'message-1.eml', 'message-1.json'])
    const eml = readFileSync(join(folder, 'message-1.eml'), 'utf8')
    expect(eml).toContain('To: ana@padaria.example')
    expect(eml).toContain('ABC234')
    expect(eml).toContain('filename=contrato.pdf')
  })

  it('never writes outside its folder, whatever the id', async () => {
    await outboxMail(folder, 'loja@loja.example', now).send({
      id: '../../escape',
      to: 'a@b.example',
      subject: 's',
      text: 't',
    })
    expect(readdirSync(folder).every((name) => /^[0-9a-f]{64}\.(eml|json)$/.test(name))).toBe(true)
  })

  it('keeps one JSON file per order', async () => {
    const portal = outboxPortal(folder)
    await portal.handOver(order)
    await portal.handOver(order)
    expect(readdirSync(folder)).toEqual(['order-1.json'])
    expect(JSON.parse(readFileSync(join(folder, 'order-1.json'), 'utf8'))).toEqual(order)
  })
})

describe('the signed webhook', () => {
  const secret = 'a secret of at least thirty-two characters'
  const withPortal = async (
    status: number | 'silent',
    test: (url: string, got: { request?: IncomingMessage; body: string }) => Promise<void>,
  ) => {
    const got: { request?: IncomingMessage; body: string } = { body: '' }
    const server = createServer(async (request, response) => {
      got.request = request
      for await (const chunk of request) got.body += String(chunk)
      if (status !== 'silent') response.writeHead(status).end()
    }).listen(0, '127.0.0.1')
    await new Promise((done) => server.once('listening', done))
    try {
      await test(`http://127.0.0.1:${(server.address() as AddressInfo).port}/orders`, got)
    } finally {
      server.closeAllConnections()
      server.close()
    }
  }

  it('posts the order with a signature that covers its time and body', () =>
    withPortal(202, async (url, got) => {
      await webhookPortal({ url, secret }, now).handOver(order)
      const timestamp = Number(got.request?.headers['x-webhook-timestamp'])
      expect(timestamp).toBe(now().getTime() / 1000)
      expect(got.request?.headers['idempotency-key']).toBe('order-1')
      expect(got.request?.headers['x-webhook-signature']).toBe(
        `sha256=${signWebhook(secret, timestamp, got.body)}`,
      )
      expect(JSON.parse(got.body)).toEqual(order)
    }))

  it.each([400, 500, 302])('rejects an answer of %d, so that the job tries again', (status) =>
    withPortal(status, async (url) => {
      await expect(webhookPortal({ url, secret }, now).handOver(order)).rejects.toThrow()
    }),
  )

  it('rejects when the portal does not answer in time', () =>
    withPortal('silent', async (url) => {
      await expect(webhookPortal({ url, secret, timeOutMs: 50 }, now).handOver(order)).rejects.toThrow(
        /time/i,
      )
    }))
})
