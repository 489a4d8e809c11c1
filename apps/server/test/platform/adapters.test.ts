import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { outboxMail } from '../../src/adapters/mail/outbox.ts'
import { outboxPortal } from '../../src/adapters/portal/outbox.ts'

const now = () => new Date('2026-11-20T12:00:00Z')
const senderOf = () => ({ from: 'Loja <loja@loja.example>', replyTo: 'atendimento@loja.example' })
const order = { orderId: 'order-1', number: '2026-0001', issuer: 'VRPAT', body: { cnpj: '11222333000181' } }

describe('the outboxes', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'benefits-outbox-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('keeps a message as .eml, and a repeated id as one message', async () => {
    const mail = outboxMail(folder, senderOf, now)
    const attachments = [
      { name: 'contrato.pdf', contentType: 'application/pdf', bytes: Buffer.from('%PDF-') },
    ]
    const message = {
      id: 'message-1',
      issuerCode: 'VRPAT',
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
    expect(eml).toContain('Reply-To: atendimento@loja.example')
    expect(eml).toContain('Auto-Submitted: auto-generated')
    expect(eml).toContain('ABC234')
    expect(eml).toContain('filename=contrato.pdf')
  })

  it('offers a way out of bulk mail alone, the address in one line', async () => {
    const mail = outboxMail(folder, senderOf, now)
    const message = { issuerCode: 'VRPAT', to: 'ana@padaria.example', subject: 'Convite', text: 'Olá!' }
    const unsubscribeUrl = `https://loja.example/mensagens/sair?token=${'a'.repeat(43)}.${'b'.repeat(43)}`
    await mail.send({ ...message, id: 'bulk', unsubscribeUrl })
    await mail.send({ ...message, id: 'code' })
    const read = (id: string) => readFileSync(join(folder, `${id}.eml`), 'utf8')
    expect(read('bulk')).toContain(`List-Unsubscribe: <${unsubscribeUrl}>\r\n`)
    expect(read('bulk')).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
    expect(read('code')).not.toContain('List-Unsubscribe')
  })

  it('never writes outside its folder, whatever the id', async () => {
    await outboxMail(join(folder, 'a', 'b'), senderOf, now).send({
      id: '../../escape',
      issuerCode: 'VRPAT',
      to: 'a@b.example',
      subject: 's',
      text: 't',
    })
    const written = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) =>
      one.isFile(),
    )
    expect(written.map(({ name }) => name.replace(/^[0-9a-f]{64}/, 'hash')).sort()).toEqual([
      'hash.eml',
      'hash.json',
    ])
    for (const { parentPath } of written) expect(parentPath).toBe(join(folder, 'a', 'b'))
  })

  it('lets nobody else on the machine read messages and orders', async () => {
    const [mail, portal] = [join(folder, 'outbox'), join(folder, 'portal')]
    mkdirSync(portal, { mode: 0o755 })
    const attachments = [{ name: 'a.pdf', contentType: 'application/pdf', bytes: Buffer.from('%PDF-') }]
    const message = { id: 'm', issuerCode: 'VRPAT', to: 'a@b.example', subject: 's', text: 't', attachments }
    await outboxMail(mail, senderOf, now).send(message)
    await outboxPortal(portal).handOver(order)
    for (const place of [mail, portal]) {
      expect(statSync(place).mode & 0o777).toBe(0o700)
      const files = readdirSync(place)
      expect(files.length).toBeGreaterThan(0)
      for (const file of files) expect(statSync(join(place, file)).mode & 0o777, file).toBe(0o600)
    }
  })

  it('keeps one JSON file per order', async () => {
    const portal = outboxPortal(folder)
    await portal.handOver(order)
    await portal.handOver(order)
    expect(readdirSync(folder)).toEqual(['order-1.json'])
    expect(JSON.parse(readFileSync(join(folder, 'order-1.json'), 'utf8'))).toEqual(order)
  })
})
