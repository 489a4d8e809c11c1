import { createHash } from 'node:crypto'
import { join } from 'node:path'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import type { Mail, MailMessage } from '../../ports/mail.ts'
import { writeOnce } from '../write-once.ts'
import { mailHeaders } from './mail-headers.ts'
import type { MailSender, MailSenders } from './mail-senders.ts'

/** What the outbox page shows of a message; the `.eml` beside it is the message itself. */
export interface OutboxEntry {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  /** ISO time, UTC. */
  readonly sentAt: string
  readonly attachments: readonly {
    readonly name: string
    readonly contentType: string
    readonly file: string
  }[]
}

/** The default of development: each message as `{id}.eml` in `folder`, its attachments beside it. */
export function outboxMail(folder: string, senderOf: MailSenders, now: () => Date): Mail {
  return {
    send: async (message) => {
      const name = fileName(message.id)
      const attachments = (message.attachments ?? []).map((attachment, index) => ({
        name: attachment.name,
        contentType: attachment.contentType,
        file: `${name}.${index}`,
        bytes: attachment.bytes,
      }))
      for (const { file, bytes } of attachments) await writeOnce(join(folder, file), bytes)
      await writeOnce(
        join(folder, `${name}.eml`),
        await compose(message, senderOf(message.issuerCode), now()),
      )
      const entry: OutboxEntry = {
        id: name,
        to: message.to,
        subject: message.subject,
        text: message.text,
        sentAt: now().toISOString(),
        attachments: attachments.map(({ bytes: _, ...shown }) => shown),
      }
      await writeOnce(join(folder, `${name}.json`), JSON.stringify(entry))
    },
  }
}

/** The id itself where it is a plain name (ours are UUIDs), else its hash: never a path out of the folder. */
function fileName(id: string): string {
  return /^[\w-]{1,64}$/.test(id) ? id : createHash('sha256').update(id).digest('hex')
}

/** The message as it would travel, CRLF lines and all. */
async function compose(message: MailMessage, { from, replyTo }: MailSender, date: Date): Promise<Buffer> {
  const composer = new MailComposer({
    from,
    replyTo,
    to: message.to,
    subject: message.subject,
    text: message.text,
    ...(message.html ? { html: message.html } : {}),
    date,
    messageId: `<${fileName(message.id)}@loja.example>`,
    headers: mailHeaders(message),
    attachments: (message.attachments ?? []).map(({ name, contentType, bytes }) => ({
      filename: name,
      contentType,
      content: Buffer.from(bytes),
    })),
  })
  return composer.compile().build()
}
