import { createTransport } from 'nodemailer'
import type { Mail } from '../../ports/mail.ts'

const TIME_OUT_MS = 10_000

/** Real e-mail over SMTP; `Message-ID` carries the message's id so that a repetition can be recognised. */
export function smtpMail(url: string, from: string): Mail {
  const transport = createTransport(
    {
      url,
      pool: true,
      connectionTimeout: TIME_OUT_MS,
      greetingTimeout: TIME_OUT_MS,
      socketTimeout: TIME_OUT_MS,
    },
    { from },
  )
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    send: async (message) => {
      await transport.sendMail({
        to: message.to,
        subject: message.subject,
        text: message.text,
        ...(message.html ? { html: message.html } : {}),
        messageId: `<${message.id}@${domain}>`,
        attachments: (message.attachments ?? []).map(({ name, contentType, bytes }) => ({
          filename: name,
          contentType,
          content: Buffer.from(bytes),
        })),
      })
    },
  }
}
