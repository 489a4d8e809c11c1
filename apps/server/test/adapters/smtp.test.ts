import { randomBytes } from 'node:crypto'
import { DEFAULT_ROOT } from '@benefits/content/default-root'
import { loadContent } from '@benefits/content/load-content'
import { afterEach, describe, expect, it } from 'vitest'
import { mailSenders } from '../../src/adapters/mail/mail-senders.ts'
import { type SmtpSettings, smtpMail } from '../../src/adapters/mail/smtp.ts'
import { readConfig } from '../../src/config.ts'
import type { MailMessage } from '../../src/ports/mail.ts'
import { RefusedForGood } from '../../src/ports/refused-for-good.ts'
import { createLog } from '../../src/process/create-log.ts'
import { type FakeSmtp, type FakeSmtpOptions, type Step, startFakeSmtp } from '../support/fake-smtp.ts'
import { selfSigned } from '../support/self-signed.ts'

const identity = selfSigned()
const LOGIN = { user: 'loja@loja.example', password: 'p@ss/word with %, ç' }
const MESSAGE: MailMessage = {
  id: '01990000-0000-7000-8000-000000000001',
  issuerCode: 'VRPAT',
  to: 'ana@padaria.example',
  subject: 'Código de acesso – Padaria Estrela do Sul',
  text: 'Olá, Ana!\n\n.começa com ponto\n\nAté já.\n',
  html: '<p>Olá, Ana!</p>',
}

/** SICRE has a sender of its own. */
const senderOf = mailSenders(
  readConfig({ MAIL_FROM_SICRE: 'Cooperativa <loja@cooperativa.example>' }).mail,
  await loadContent(DEFAULT_ROOT),
)

let smtp: FakeSmtp | null = null
afterEach(() => smtp?.close())

async function start(options: FakeSmtpOptions, settings: Partial<SmtpSettings> = {}) {
  const server = await startFakeSmtp(options)
  smtp = server
  const scheme = options.implicitTls ? 'smtps' : 'smtp'
  const login = options.login
    ? `${encodeURIComponent(options.login.user)}:${encodeURIComponent(options.login.password)}@`
    : ''
  const mail = smtpMail({
    url: `${scheme}://${login}localhost:${server.port}`,
    senderOf,
    tls: 'required',
    ca: identity.cert,
    timeOutMs: 1000,
    ...settings,
  })
  return { server, mail }
}

/** What a try gave: null, or its error. */
const attempt = (sending: Promise<void>): Promise<Error | null> =>
  sending.then(
    () => null,
    (error: Error) => error,
  )

/** Headers by lower-case name, and the decoded bytes of the part of a type. */
function headersOf(raw: string): Map<string, string> {
  const [head = ''] = raw.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
}
function partOf(raw: string, type: string): Buffer {
  const part =
    raw.split(/\r\n--[^\r\n]+/).find((one) => one.toLowerCase().includes(`content-type: ${type}`)) ?? ''
  return Buffer.from(part.slice(part.indexOf('\r\n\r\n')), 'base64')
}

describe('e-mail over SMTP', () => {
  it.each<[string, FakeSmtpOptions, Partial<SmtpSettings>]>([
    ['STARTTLS', { identity }, {}],
    ['TLS from the first byte', { identity, implicitTls: true }, {}],
  ])('is sent with %s', async (_how, options, settings) => {
    const { server, mail } = await start(options, settings)
    await mail.send(MESSAGE)
    expect(server.taken).toMatchObject([
      { secure: true, to: ['ana@padaria.example'], from: 'loja@loja.example' },
    ])
    const headers = headersOf(server.taken[0]?.raw ?? '')
    expect(headers.get('message-id')).toBe(`<${MESSAGE.id}@loja.example>`)
    expect(headers.get('to')).toBe('ana@padaria.example')
  })

  it('goes out as its issuer, is answered to its issuer, and says that a program wrote it', async () => {
    const { server, mail } = await start({ identity })
    await mail.send(MESSAGE)
    await mail.send({ ...MESSAGE, issuerCode: 'SICRE' })
    const told = server.taken.map(({ from, raw }) => {
      const headers = headersOf(raw)
      return [from, headers.get('reply-to'), headers.get('auto-submitted'), headers.get('message-id')]
    })
    const [vr, sicre] = ['loja@loja.example', 'loja@cooperativa.example']
    expect(told).toEqual([
      [vr, 'atendimento@vr-loja.example', 'auto-generated', `<${MESSAGE.id}@loja.example>`],
      [
        sicre,
        'atendimento@cooperativa-parceira.example',
        'auto-generated',
        `<${MESSAGE.id}@cooperativa.example>`,
      ],
    ])
  })

  it('refuses the sender of an issuer that is not there, by the variable’s name', async () => {
    const { mail } = readConfig({ MAIL_FROM_NADA: 'loja@loja.example' })
    expect(() => mailSenders(mail, new Map())).toThrow('MAIL_FROM_NADA')
    expect(() => readConfig({ MAIL_FROM_SICRE: 'Cooperativa' })).toThrow('MAIL_FROM_SICRE')
  })

  it('offers a way out of bulk mail alone, by one POST', async () => {
    const { server, mail } = await start({ identity })
    const unsubscribeUrl = `https://loja.example/mensagens/sair?token=${'a'.repeat(87)}`
    await mail.send({ ...MESSAGE, unsubscribeUrl })
    await mail.send(MESSAGE)
    const [bulk, code] = server.taken.map(({ raw }) => headersOf(raw))
    expect(bulk?.get('list-unsubscribe')).toBe(`<${unsubscribeUrl}>`)
    expect(bulk?.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(code?.has('list-unsubscribe')).toBe(false)
  })

  it('is sent in clear where configuration says so, and not otherwise', async () => {
    const { server, mail } = await start({}, { tls: 'none' })
    await mail.send(MESSAGE)
    expect(server.taken).toMatchObject([{ secure: false }])
    await server.close()
    const strict = await start({})
    expect(await attempt(strict.mail.send(MESSAGE))).toBeInstanceOf(Error)
    expect(strict.server.taken).toEqual([])
    expect(strict.server.heard.join()).not.toContain('MAIL')
  })

  it('is not sent to a server that cannot prove who it is', async () => {
    const { server, mail } = await start({ identity }, { ca: selfSigned().cert })
    expect(await attempt(mail.send(MESSAGE))).toBeInstanceOf(Error)
    expect(server.taken).toEqual([])
  })

  it('logs in, and only after encryption', async () => {
    const { server, mail } = await start({ identity, login: LOGIN })
    await mail.send(MESSAGE)
    expect(server.taken).toMatchObject([{ user: LOGIN.user }])
    const logins = server.heard.filter((line) => line.includes('AUTH'))
    expect(logins).toHaveLength(1)
    expect(logins[0]).toMatch(/^tls AUTH PLAIN /)
  })

  it('carries a PDF byte by byte, and texts with accents and dots', async () => {
    const { server, mail } = await start({ identity })
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\r\n.\r\n..\r\n'), randomBytes(300_000)])
    const attachment = { name: 'contrato-ção.pdf', contentType: 'application/pdf', bytes }
    await mail.send({ ...MESSAGE, attachments: [attachment] })
    const raw = server.taken[0]?.raw ?? ''
    expect(partOf(raw, 'application/pdf').equals(bytes)).toBe(true)
    const text = /quoted-printable\r\n\r\n([\s\S]*?)\r\n--/.exec(raw)?.[1] ?? ''
    expect(decodeQuoted(text)).toContain('.começa com ponto')
    expect(headersOf(raw).get('subject')).toMatch(/^=\?UTF-8\?/i)
  })

  it('takes no second header or recipient from its own fields', async () => {
    const { server, mail } = await start({ identity })
    await mail.send({ ...MESSAGE, subject: 'Olá\r\nBcc: outro@crime.example' })
    expect(headersOf(server.taken[0]?.raw ?? '').has('bcc')).toBe(false)
    expect(server.taken[0]?.to).toEqual(['ana@padaria.example'])
  })

  it.each<[Step, string]>([
    ['greeting', '421 4.3.2 try later'],
    ['MAIL', '451 4.3.0 try later'],
    ['MAIL', '550 5.7.1 sender not allowed'],
    ['RCPT', '450 4.2.1 greylisted'],
    ['RCPT', '554 5.7.1 relay access denied'],
    ['DATA', '452 4.3.1 no room'],
    ['message', '451 4.7.0 try later'],
    ['message', '554 5.7.1 looks like spam'],
    ['RCPT', 'drop'],
    ['EHLO', 'silent'],
  ])('may be tried again when %s is answered with %s, and is then sent once', async (step, reply) => {
    const { server, mail } = await start({ identity })
    server.once(step, reply)
    const error = await attempt(mail.send(MESSAGE))
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(RefusedForGood)
    expect(server.taken).toEqual([])
    expect(await attempt(mail.send(MESSAGE))).toBeNull()
    expect(server.taken).toHaveLength(1)
  })

  it.each<[Step, string, string]>([
    ['RCPT', '550 5.1.1 no such user ana@padaria.example', '550 5.1.1'],
    ['RCPT', '553 mailbox name not allowed', '553'],
    ['message', '552 5.3.4 too large', '552 5.3.4'],
  ])('is refused for good when %s is answered with %s', async (step, reply, codes) => {
    const { server, mail } = await start({ identity })
    server.once(step, reply)
    const error = await attempt(mail.send(MESSAGE))
    expect(error).toBeInstanceOf(RefusedForGood)
    expect(error?.message).toBe(`The mail server refuses message ${MESSAGE.id}: ${codes}.`)
    expect(server.taken).toEqual([])
  })

  it('is not repeated by itself when the server’s word was lost, and a repetition has the same id', async () => {
    const { server, mail } = await start({ identity })
    server.once('message', 'drop')
    expect(await attempt(mail.send(MESSAGE))).not.toBeInstanceOf(RefusedForGood)
    expect(server.taken).toHaveLength(1)
    await mail.send(MESSAGE)
    const ids = server.taken.map(({ raw }) => headersOf(raw).get('message-id'))
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })

  it('keeps the password out of errors and logs', async () => {
    const { server, mail } = await start({ identity, login: LOGIN })
    server.once('AUTH', '535 5.7.8 credentials invalid')
    const refused = await attempt(mail.send(MESSAGE))
    await server.close()
    const errors = [refused, await attempt(mail.send(MESSAGE))]
    const lines: string[] = []
    const log = createLog({ logLevel: 'trace' }, { write: (line: string) => void lines.push(line) })
    for (const err of errors) log.warn({ err }, 'job failed')
    expect(lines.join('')).toContain('535')
    const encoded = Buffer.from(`\0${LOGIN.user}\0${LOGIN.password}`).toString('base64')
    for (const secret of [LOGIN.password, encodeURIComponent(LOGIN.password), encoded]) {
      expect(lines.join('')).not.toContain(secret)
      expect(JSON.stringify(errors, Object.getOwnPropertyNames(Error.prototype))).not.toContain(secret)
    }
    for (const error of errors) expect(error).not.toBeInstanceOf(RefusedForGood)
  })
})

function decodeQuoted(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
