import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Parts } from '../parts.ts'
import { sendProblem } from '../plugins/problem.ts'
import { findMessage, listMessages, outboxFolder } from './read-outbox.ts'
import { renderList, renderMessage, STYLE } from './render.ts'

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

interface MessageRoute {
  readonly Params: { readonly id: string; readonly index: string }
  readonly Querystring: { readonly para?: string }
}

/**
 * What the store would have sent, for people and tests to read. It is not there in a process that serves PRD hosts,
 * whatever host a request names (anybody can name `localhost`), nor where mail really is sent.
 */
export async function registerOutboxPage(
  app: FastifyInstance,
  { config, log }: Pick<Parts, 'config' | 'log'>,
): Promise<void> {
  if (config.mail.adapter !== 'outbox' || config.prdHosts.length > 0) return
  const folder = outboxFolder(config)

  app.get<MessageRoute>('/dev/caixa-de-saida', async (request, reply) => {
    const recipient = typeof request.query.para === 'string' ? request.query.para : ''
    return sendPage(reply, renderList(await listMessages(folder, recipient, log), recipient))
  })

  app.get<MessageRoute>('/dev/caixa-de-saida/:id', async (request, reply) => {
    const message = await findMessage(folder, request.params.id)
    return message ? sendPage(reply, renderMessage(message)) : sendProblem(reply, 'notFound')
  })

  app.get<MessageRoute>('/dev/caixa-de-saida/:id/anexos/:index', async (request, reply) => {
    const message = await findMessage(folder, request.params.id)
    const attachment = message?.attachments[Number(request.params.index)]
    if (!attachment) return sendProblem(reply, 'notFound')
    return secured(reply)
      .type(attachment.contentType)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(attachment.name)}`)
      .send(createReadStream(join(folder, attachment.file)))
  })
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return secured(reply).type('text/html; charset=utf-8').send(html)
}

function secured(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
}
