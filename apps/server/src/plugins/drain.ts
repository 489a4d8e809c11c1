import { Server, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { refusalText } from '@benefits/copy/refusal-text'
import { REFUSALS } from '@benefits/copy/refusals'
import { problemBody, SAID_CODE_HEADER } from '@benefits/wire/problem'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import type { Switches } from '../process/switches.ts'
import { RETRY_SOON_SECONDS, sendUnavailable } from './problem.ts'

/** How long connections that rest stay open: a request may be on its way on one, and gets its answer. */
const RESTING_MS = 1_000
/** How long a request that is still being sent may take once the process is asked to end. */
const HALF_SENT_MS = 5_000
/** Whatever is not answered by then is cut: the database wants to be closed too. */
const LAST_ANSWER_MS = 15_000
const LOOK_AGAIN_MS = 50

/** How a process stops answering. */
export interface Drain {
  /**
   * Takes no new connection and waits for the requests under way. One whose body does not come is refused in the shape
   * of its address after five seconds, one whose first lines do not come in the shape of calls.
   */
  finish(): Promise<void>
}

/**
 * Watches what is under way. A process that was asked to end answers as before, and each answer ends its connection, so
 * that the next request finds another process; from `finish` on, new requests on connections that are open are refused
 * in the shape of their address. Register it first: what it refuses meets no other check.
 */
export function registerDrain(app: FastifyInstance, { closing }: Pick<Switches, 'closing'>): Drain {
  const underWay = new Set<FastifyReply>()
  const sockets = new Set<Socket>()
  let finishing = false

  app.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  app.addHook('onRequest', (request, reply, done) => {
    // The store's own calls belong to a request that is counted already.
    if (!(request.raw.socket instanceof Socket)) return done()
    if (closing()) reply.header('connection', 'close')
    if (finishing) {
      if (request.routeOptions.url?.startsWith('/health/')) return done()
      return void refuse(reply)
    }
    underWay.add(reply)
    reply.raw.once('close', () => underWay.delete(reply))
    done()
  })

  const isOver = () => underWay.size === 0
  const refuseHalfSent = () => {
    for (const reply of underWay) {
      if (reply.request.raw.complete || reply.raw.headersSent) continue
      reply.header('connection', 'close')
      refuse(reply)
    }
  }
  const refuseUnread = () => {
    const busy = new Set([...underWay].map((reply) => reply.raw.socket))
    for (const socket of sockets) if (!busy.has(socket)) socket.end(unreadAnswer())
  }

  return {
    finish: async () => {
      finishing = true
      const begun = performance.now()
      const since = () => performance.now() - begun
      // The server's own way to close ends the connections that rest at once.
      Server.prototype.close.call(app.server)
      while (sockets.size > 0 && since() < HALF_SENT_MS) {
        if (since() >= RESTING_MS) app.server.closeIdleConnections()
        await wait(LOOK_AGAIN_MS)
      }
      refuseHalfSent()
      refuseUnread()
      while (!isOver() && since() < LAST_ANSWER_MS) await wait(LOOK_AGAIN_MS)
      app.server.closeAllConnections()
    },
  }
}

/** A page for whoever asked for one, a refusal for every program. */
function refuse(reply: FastifyReply): FastifyReply {
  const { url } = reply.request
  if (url.startsWith('/api/') || url.startsWith('/recursos/')) return sendUnavailable(reply)
  return reply
    .code(503)
    .header('retry-after', RETRY_SOON_SECONDS)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(ENDING_PAGE)
}

/** For a request of which not even the address has come. */
function unreadAnswer(): string {
  const description = refusalText('serviceAway', { shortName: '' })
  const body = JSON.stringify(
    z.encode(problemBody, { returnCode: { code: REFUSALS.maintenance.code, description } }),
  )
  return [
    'HTTP/1.1 503 Service Unavailable',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `retry-after: ${RETRY_SOON_SECONDS}`,
    `${SAID_CODE_HEADER}: ${REFUSALS.serviceAway.code}`,
    'cache-control: no-store',
    'connection: close',
    '',
    body,
  ].join('\r\n')
}

/** Shown by a process that ends to whoever asks it for one more page: the next process answers the next try. */
const ENDING_PAGE = `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Loja</title></head>
<body>
<h1>A loja volta em instantes</h1>
<p>Aguarde um momento e tente novamente: o que você preencheu continua guardado neste navegador.</p>
<p><a href="">Tentar novamente</a></p>
</body>
</html>
`
