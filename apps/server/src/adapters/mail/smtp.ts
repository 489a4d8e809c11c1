import { createTransport } from 'nodemailer'
import type { Mail } from '../../ports/mail.ts'
import { RefusedForGood } from '../../ports/refused-for-good.ts'
import { mailHeaders } from './mail-headers.ts'
import type { MailSenders } from './mail-senders.ts'

const TIME_OUT_MS = 10_000
const CONNECTIONS = 4

/** Where and as whom messages are sent. */
export interface SmtpSettings {
  /** `smtp://user:password@host:587` (STARTTLS) or `smtps://…:465` (TLS from the first byte). */
  readonly url: string
  readonly senderOf: MailSenders
  /** `required`: nothing is said in clear; `none`: no TLS, for a server on this machine. */
  readonly tls: 'required' | 'none'
  /** Certificate of an authority of one's own, PEM. */
  readonly ca?: string
  readonly timeOutMs?: number
}

/**
 * Real e-mail over SMTP. A repetition carries the same `Message-ID`: when the connection dies after the message and
 * before the server's word, nobody knows whether it was taken, and it is sent again. Rejects with `RefusedForGood`
 * where the server will never take the message, else with what may pass.
 */
export function smtpMail(settings: SmtpSettings): Mail {
  const transport = createTransport(connection(settings))
  return {
    send: async ({ id, issuerCode, to, subject, text, html, attachments = [], ...more }) => {
      const { from, replyTo } = settings.senderOf(issuerCode)
      const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
      const message = {
        from,
        replyTo,
        to,
        subject,
        text,
        ...(html ? { html } : {}),
        messageId: `<${id}@${domain}>`,
        headers: mailHeaders(more),
        attachments: attachments.map(({ name, contentType, bytes }) => ({
          filename: name,
          contentType,
          content: Buffer.from(bytes),
        })),
      }
      await transport.sendMail(message).catch((error: SmtpError) => {
        const refusal = finalRefusal(error)
        throw refusal === null
          ? error
          : new RefusedForGood(`The mail server refuses message ${id}: ${refusal}.`)
      })
    },
  }
}

/** Read apart, not by the library: a query in the address could turn the check of certificates off. */
function connection({ url, tls, ca, timeOutMs = TIME_OUT_MS }: SmtpSettings) {
  const { protocol, hostname, port, username, password } = new URL(url)
  const isSecure = protocol === 'smtps:'
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: tls === 'required' && !isSecure,
    ignoreTLS: tls === 'none',
    ...(ca ? { tls: { ca } } : {}),
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    pool: true as const,
    maxConnections: CONNECTIONS,
    // Trying again is the job's: the library would repeat a message whose fate is unknown on its own.
    maxRequeues: 0,
    connectionTimeout: timeOutMs,
    greetingTimeout: timeOutMs,
    socketTimeout: timeOutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

interface SmtpError extends Error {
  readonly responseCode?: number
  readonly response?: string
  readonly command?: string
}

/**
 * The codes of a refusal that no repetition changes: 5xx for the recipient or for the message itself. Not 5.7.x, which
 * says that this sender may not (login, relaying, reputation): an operator mends that and the message goes.
 */
function finalRefusal({ responseCode = 0, response = '', command = '' }: SmtpError): string | null {
  const enhanced = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  const isAboutMessage = command === 'RCPT TO' || command === 'DATA'
  if (!isAboutMessage || responseCode < 500 || enhanced?.startsWith('5.7.')) return null
  return enhanced ? `${responseCode} ${enhanced}` : `${responseCode}`
}
