import { toOneLine } from '@benefits/domain/text/one-line'
import { findAddress } from '@benefits/wire/address/find-address'
import { inputReader, type RawInput } from '@benefits/wire/input/input-reader'
import { isTooDeep, isUtf8Json, utf8Text } from '@benefits/wire/input/json-body'
import type { InputRefusal } from '@benefits/wire/input/refusal'
import { priceWithoutLead } from '@benefits/wire/pricing/price-without-lead'
import { createSimulation } from '@benefits/wire/simulation/create-simulation'
import { getSimulation } from '@benefits/wire/simulation/get-simulation'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { registerDocs } from '../openapi/register-docs.ts'
import type { CallContext } from '../outcome/call-context.ts'
import type { Parts } from '../parts.ts'
import { calledWith } from '../plugins/fastify-types.ts'
import { isNotModified } from '../plugins/is-not-modified.ts'
import { plainAddress } from '../plugins/plain-address.ts'
import { sendProblem } from '../plugins/problem.ts'
import { originOf } from '../plugins/requested-host.ts'
import { traced } from '../ports/monitoring.ts'
import { compileEncoder } from './compile-encoder.ts'
import { ContentAnswers } from './content-answers.ts'
import type { HandledCall } from './handled-call.ts'
import { answerSender } from './send-answer.ts'

/** How long a browser may reuse content without asking; after that a 304 is enough. */
const CONTENT_CACHE = 'private, max-age=60, must-revalidate'
const CONTENT_VARY = 'sigla-emissor, sigla-canal'

/** Beside content: what answers by the request alone, before anybody says who they are. */
const OPENS_NOTHING: ReadonlySet<string> = new Set([
  priceWithoutLead.id,
  findAddress.id,
  createSimulation.id,
  getSimulation.id,
])

/**
 * Gives each call its route, and the map its two pages. What all share (token, scope, limits, idempotency) are hooks
 * that go by the route's `config`; what differs is compiled here once, so that a request only reads, works and writes.
 */
export function registerCalls(app: FastifyInstance, calls: readonly HandledCall[], parts: Parts): void {
  readBodies(app)
  for (const call of calls) {
    const { id, method, path, idempotent = false, cacheable, forAnybody = false } = call.definition
    const handler = cacheable ? contentHandler(call, parts) : commandHandler(call, parts)
    const opensNothing = cacheable || forAnybody || OPENS_NOTHING.has(id)
    app.route({ method, url: path, config: { call: id, idempotent, opensNothing, forAnybody }, handler })
  }
  registerDocs(
    app,
    calls.map(({ definition }) => definition),
    parts.config,
  )
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

function commandHandler({ definition, handle, judge }: HandledCall, parts: Parts): Handler {
  const read = inputReader(definition)
  const send = answerSender(definition)
  return async (request, reply) => {
    const given = read(rawInput(request))
    if (!given.ok) return sendProblem(reply, given.refusal, withJudged(given, request.body, judge, parts))
    const outcome = await traced(`call ${definition.id}`, {}, () =>
      handle(given.input as never, contextOf(request, parts), parts),
    )
    if (!outcome.ok) return sendProblem(reply, outcome.refusal, outcome)
    return send(reply, outcome.answer, outcome.headers)
  }
}

/**
 * Content depends on issuer, its version, channel, address, query and, where its call reads it, the chosen offer alone:
 * an answer is made once and then remembered.
 */
function contentHandler({ definition, handle }: HandledCall, parts: Parts): Handler {
  const { answer: kind, byOffer = false } = definition
  if (typeof kind === 'string') throw new Error(`${definition.id} is content: it answers JSON.`)
  const read = inputReader(definition)
  const encode = compileEncoder(kind)
  const answers = new ContentAnswers()
  const vary = byOffer ? `${CONTENT_VARY}, identificacao-oferta` : CONTENT_VARY
  return async (request, reply) => {
    const given = read(rawInput(request))
    if (!given.ok) return sendProblem(reply, given.refusal, given)
    const context = contextOf(request, parts)
    const { content, channel } = context
    const offerCode = byOffer ? context.offerCode : null
    const { issuer, version } = content
    const key = JSON.stringify([definition.id, issuer.code, version, channel.code, given.input, offerCode])
    let answer = answers.find(key)
    if (!answer) {
      const outcome = await traced(`call ${definition.id}`, {}, () =>
        handle(given.input as never, context, parts),
      )
      if (!outcome.ok) return sendProblem(reply, outcome.refusal, outcome)
      answer = answers.keep(key, version, JSON.stringify(encode(outcome.answer)))
    }
    reply.header('etag', answer.etag).header('cache-control', CONTENT_CACHE).header('vary', vary)
    if (isNotModified(request.headers['if-none-match'], answer.etag)) return reply.code(304).send()
    return reply.header('content-type', 'application/json; charset=utf-8').send(answer.json)
  }
}

/** All fields at once: those that the schema refuses, and those that the call itself would refuse after them. */
function withJudged(
  refused: InputRefusal,
  body: unknown,
  judge: HandledCall['judge'],
  { now }: Parts,
): InputRefusal {
  const { refusal, fields = [] } = refused
  if (!judge || refusal !== 'fieldsRefused') return refused
  const named = new Set(fields.map(({ field }) => field))
  const judged = judge((body ?? {}) as Record<string, unknown>, now())
  return { ...refused, fields: [...fields, ...judged.filter(({ field }) => !named.has(field))] }
}

function rawInput({ params, query, body }: FastifyRequest): RawInput {
  return { params, query, body }
}

function contextOf(request: FastifyRequest, { now, steadyNow }: Parts): CallContext {
  const offer = request.headers['identificacao-oferta']
  const proposal = request.headers['chave-proposta']
  return {
    ...calledWith(request),
    offerCode: typeof offer === 'string' && offer !== '' ? offer : null,
    proposalKey: typeof proposal === 'string' && proposal !== '' ? proposal : null,
    address: plainAddress(request.ip),
    origin: originOf(request),
    userAgent: toOneLine(request.headers['user-agent'] ?? ''),
    requestId: request.id,
    now: now(),
    steadyNow: steadyNow(),
  }
}

/**
 * Bodies are JSON in UTF-8 (415 for another charset, 400 for bytes that are none) of a few levels (400), judged before
 * anything walks through them. A POST without a body is fine where the call has none, whatever content type a program
 * sets by habit.
 */
function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (!isUtf8Json(request.headers['content-type'] ?? '')) return done(refusedWith(415))
    const text = utf8Text(body)
    if (text === null) return done(refusedWith(400))
    if (text === '') return done(null, undefined)
    parse(request, text, (error, value) => (isTooDeep(value) ? done(refusedWith(400)) : done(error, value)))
  })
}

/** How the framework is told of a body that is refused (`errors.ts`). */
function refusedWith(statusCode: number): Error {
  return Object.assign(new Error('body refused'), { statusCode })
}
