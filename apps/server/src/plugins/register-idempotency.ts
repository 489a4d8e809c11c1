import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Parts } from '../parts.ts'
import {
  type Claim,
  claimKey,
  type RecordKey,
  type RequestHashes,
  releaseKey,
  releaseOrphans,
  storeAnswer,
} from '../repositories/idempotency-records.ts'
import { calledWith } from './fastify-types.ts'
import { sendProblem } from './problem.ts'

const PATIENCE_MS = 10_000
const LOOK_AGAIN_MS = 100
const RETRY_SECONDS = 2
/** Refusals that say nothing about the call itself are not given again, nor is what asks to be asked again later. */
const PASSING: ReadonlySet<number> = new Set([401, 429])
const isPassing = (reply: FastifyReply) =>
  reply.statusCode >= 500 || PASSING.has(reply.statusCode) || reply.hasHeader('retry-after')

/** What the hooks need to know of the process. */
type Needs = Pick<Parts, 'database' | 'secret' | 'formerSecrets' | 'now'> & { readonly patienceMs?: number }

/**
 * Idempotency-Key on calls that create: the same key and body give the first answer again for 24 h, refusals too; a
 * parallel duplicate waits for the first; another request under the same key is 409 (docs/rules/calls.md: idempotent):
 * another address, issuer, channel or offer, or a body that means something else: the order of members and the blanks
 * between them do not count. It is kept as a keyed hash only, since it may hold a card number.
 */
export function registerIdempotency(app: FastifyInstance, needs: Needs): void {
  const claimed = new WeakMap<FastifyRequest, RecordKey>()

  const claim = async (request: FastifyRequest, reply: FastifyReply) => {
    const { call } = request.routeOptions.config
    const given = request.headers['idempotency-key']
    if (!call || !request.caller || given === undefined) return
    if (typeof given !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(given))
      return sendProblem(reply, 'unreadable')
    const key: RecordKey = { sessionId: request.caller.sessionId, call, key: given }
    const became = await claimInTime(needs, key, hashesOf(request, needs))
    if (became.kind === 'first') {
      claimed.set(request, key)
      return
    }
    if (became.kind === 'other') return sendProblem(reply, 'conflict')
    if (became.kind === 'busy') return sendProblem(reply, 'conflict', { retryAfter: RETRY_SECONDS })
    const { status, body, contentType } = became.answer
    return reply
      .code(status)
      .type(contentType)
      .header('cache-control', 'no-store')
      .header('idempotency-replayed', 'true')
      .send(body)
  }

  const keep = async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    const key = claimed.get(request)
    if (!key) return payload
    claimed.delete(request)
    if (isPassing(reply) || (payload !== undefined && typeof payload !== 'string')) {
      // Where the database is away the answer still goes out: the key is free again after a minute by itself.
      await releaseKey(needs.database, key).catch(() => {})
      return payload
    }
    const contentType = String(reply.getHeader('content-type') ?? 'application/json; charset=utf-8')
    await storeAnswer(needs.database, key, { status: reply.statusCode, body: payload ?? '', contentType })
    return payload
  }

  app.addHook('onReady', () => releaseOrphans(needs.database))
  app.addHook('onRoute', (route) => {
    if (!route.config?.idempotent) return
    route.preHandler = [claim, ...[route.preHandler ?? []].flat()]
    route.onSend = [...[route.onSend ?? []].flat(), keep]
  })
}

async function claimInTime(
  { database, now, patienceMs = PATIENCE_MS }: Needs,
  key: RecordKey,
  hashes: RequestHashes,
): Promise<Claim> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    const claim = await claimKey(database, key, hashes, now())
    if (claim.kind !== 'busy' || performance.now() >= deadline) return claim
    await wait(LOOK_AGAIN_MS)
  }
}

/** What a request means: its address, whom it is made at, the offer that it names, and its body. */
function hashesOf(request: FastifyRequest, { secret, formerSecrets }: Needs): RequestHashes {
  const { content, channel, subChannel } = calledWith(request)
  const { 'identificacao-oferta': offer = '', 'chave-proposta': proposal } = request.headers
  const scope = [content.issuer.code, channel.code, subChannel, offer, ...(proposal ? [proposal] : [])]
  const given = JSON.stringify([request.url, scope, request.body ?? null], inOrder)
  const hashUnder = (one: Uint8Array) => createHmac('sha256', one).update(given).digest('hex')
  return { own: hashUnder(secret), former: formerSecrets.map(hashUnder) }
}

/** For `JSON.stringify`: members in the order of their names. */
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
