import type { CallDefinition, PdfAnswer } from '@benefits/wire/call'
import type { FastifyReply } from 'fastify'
import { isNotModified } from '../plugins/is-not-modified.ts'
import { compileEncoder } from './compile-encoder.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** Writes a call's answer and its headers to the reply. */
export type SendAnswer = (
  reply: FastifyReply,
  answer: unknown,
  headers: Readonly<Record<string, string>> | undefined,
) => FastifyReply

/** Compiles how a call's good answers are sent: JSON under wire names, a PDF with its hash, or nothing. */
export function answerSender({ answer: kind, success }: CallDefinition): SendAnswer {
  if (kind === 'empty') return (reply, _answer, headers) => dress(reply, headers).code(success).send()
  if (kind === 'pdf') return sendPdf
  const encode = compileEncoder(kind)
  return (reply, answer, headers) =>
    dress(reply, headers)
      .code(success)
      .header('content-type', JSON_TYPE)
      .send(JSON.stringify(encode(answer)))
}

/** Personal and priced answers are nobody else's: no cache keeps them. */
function dress(reply: FastifyReply, headers: Readonly<Record<string, string>> | undefined): FastifyReply {
  reply.header('cache-control', 'no-store')
  return headers ? reply.headers(headers) : reply
}

const sendPdf: SendAnswer = (reply, answer, headers) => {
  const { bytes, hash } = answer as PdfAnswer
  const etag = `"${hash}"`
  reply.header('cache-control', 'private, no-cache').header('etag', etag).header('x-contract-hash', hash)
  if (headers) reply.headers(headers)
  if (isNotModified(reply.request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply
    .header('content-type', 'application/pdf')
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
