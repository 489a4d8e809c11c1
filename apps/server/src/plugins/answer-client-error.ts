import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { refusalText } from '@benefits/copy/refusal-text'
import { REFUSALS, type RefusalName } from '@benefits/copy/refusals'
import { PLAIN_PAGE_HEADERS, plainPage } from './plain-page.ts'
import { LONGEST_TARGET } from './request-target.ts'

/** What Node tells of bytes that are no request; the packet may be any part of what came. */
interface ClientError extends Error {
  readonly code?: string | undefined
  readonly rawPacket?: unknown
}

// An import of this module reads all that it exports, a client of HTTP among it: 20 ms of a start.
const { STATUS_CODES } = process.getBuiltinModule('node:http')

const TITLE = 'Não entendemos esta solicitação'

/**
 * Answers what is no request (broken HTTP, too much of it, half of it) in the shape of calls or of pages, and hangs up.
 */
export function answerClientError(error: ClientError, socket: Socket, shortName: string): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (!socket.writable) return void socket.destroy()
  const [, target = ''] = firstLine(error.rawPacket).split(' ', 2)
  hangUp(socket, answerFor(error, target), { isCall: target.startsWith('/api'), shortName })
}

/** Nobody gets a tunnel through the store. */
export function refuseTunnel(socket: Duplex, shortName: string): void {
  hangUp(socket, { refusal: 'methodRefused' }, { isCall: false, shortName })
}

interface Answer {
  readonly refusal: RefusalName
  /** HTTP status, where it is not the refusal's own. */
  readonly status?: number
}

function hangUp(
  socket: Duplex,
  { refusal, status = REFUSALS[refusal].status }: Answer,
  { isCall, shortName }: { readonly isCall: boolean; readonly shortName: string },
): void {
  const text = refusalText(refusal, { shortName })
  const body = isCall
    ? JSON.stringify({ codigoRetorno: { codigo: REFUSALS[refusal].code, descricao: text } })
    : plainPage({ title: TITLE, text })
  const headers = {
    ...PLAIN_PAGE_HEADERS,
    ...(isCall && { 'content-type': 'application/json; charset=utf-8' }),
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`, () =>
    socket.destroy(),
  )
}

function answerFor({ code }: ClientError, target: string): Answer {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { refusal: 'unreadable', status: 408 }
  if (code !== 'HPE_HEADER_OVERFLOW') return { refusal: 'unreadable' }
  return { refusal: target.length > LONGEST_TARGET ? 'addressTooLong' : 'headersTooLarge' }
}

/** The first line of a packet, as far as it could be the beginning of a request. */
function firstLine(packet: unknown): string {
  if (!Buffer.isBuffer(packet)) return ''
  const text = packet.toString('latin1', 0, 2 * LONGEST_TARGET)
  const end = text.indexOf('\r\n')
  return end < 0 ? text : text.slice(0, end)
}
