import { setTimeout as wait } from 'node:timers/promises'
import { nameOf, REFUSALS, type RefusalName } from '@benefits/copy/refusals'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from './problem.ts'

/** Names the faults that a request asks for; absent where production is served (decision 072). */
export const FAULT_HEADER = 'x-falha'
/** The same in the address of a page of the store: `?falha=` reaches every call that the page makes. */
export const FAULT_QUERY = 'falha'

/** What a call does instead of answering, or before it. Times in milliseconds. */
export type Fault =
  | { readonly kind: 'refused'; readonly refusal: RefusalName }
  /** Answers as ever, but late. */
  | { readonly kind: 'slow'; readonly ms: number }
  /** Says nothing until the connection is given up. */
  | { readonly kind: 'silent'; readonly ms: number }
  /** Begins an answer in JSON that has no end. */
  | { readonly kind: 'broken' }
  /** Closes the connection within the answer. */
  | { readonly kind: 'cut' }

const LONGEST_MS = 60_000
const SLOW_MS = 3_000
/** As long as a gateway behind the store is waited for. */
const SILENT_MS = 15_000
const RETRY_SECONDS = 30
/** What comes with a word when to try again. */
const WITH_RETRY: ReadonlySet<number> = new Set([429, 503])
const ANY_CALL = '*'

type Making = (amount: number | undefined) => Fault

/** A fault's word in the header, and what it asks for; a number after a colon is its time. */
const FAULTS: Readonly<Record<string, Making>> = {
  lenta: (ms = SLOW_MS) => ({ kind: 'slow', ms }),
  muda: (ms = SILENT_MS) => ({ kind: 'silent', ms }),
  quebrada: () => ({ kind: 'broken' }),
  cortada: () => ({ kind: 'cut' }),
}

/**
 * Reads `company.get=-99, *=lenta:3000`: calls by their id, or all of them, and what each does: the number of a refusal
 * or a word of `FAULTS`. Null for what it cannot read.
 */
export function readFaults(text: string): ReadonlyMap<string, Fault> | null {
  const faults = new Map<string, Fault>()
  for (const one of text.split(',')) {
    const [call = '', asked = ''] = one.split('=', 2).map((part) => part.trim())
    const fault = readFault(asked)
    if (call === '' || !fault) return null
    faults.set(call, fault)
  }
  return faults
}

function readFault(asked: string): Fault | null {
  const [word = '', amount] = asked.split(':', 2)
  const make = FAULTS[word]
  if (make) {
    const ms = amount === undefined ? undefined : Number(amount)
    return ms === undefined || (Number.isInteger(ms) && ms >= 0 && ms <= LONGEST_MS) ? make(ms) : null
  }
  const refusal = nameOf(Number(asked))
  return Number(asked) === REFUSALS[refusal].code ? { kind: 'refused', refusal } : null
}

/** What a request asks for, in its header or in the address of a page; undefined for none. */
export function requestedFaults({
  headers,
  url,
}: Pick<FastifyRequest, 'headers' | 'url'>): string | undefined {
  const told = headers[FAULT_HEADER]
  if (typeof told === 'string' && told !== '') return told
  const mark = url.indexOf('?')
  if (mark < 0 || !url.includes(FAULT_QUERY, mark)) return undefined
  return new URLSearchParams(url.slice(mark)).get(FAULT_QUERY) || undefined
}

/**
 * Lets a request name what its call does instead of answering. Registered after everything that may refuse it for
 * itself.
 */
export function registerFaultSwitch(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { call } = request.routeOptions.config
    const text = call && request.headers[FAULT_HEADER]
    if (!call || typeof text !== 'string' || text === '') return
    const faults = readFaults(text)
    if (!faults) return sendProblem(reply, 'unreadable')
    const fault = faults.get(call) ?? faults.get(ANY_CALL)
    if (fault) return meet(fault, reply)
  })
}

async function meet(fault: Fault, reply: FastifyReply): Promise<FastifyReply | undefined> {
  switch (fault.kind) {
    case 'refused': {
      const { status } = REFUSALS[fault.refusal]
      return sendProblem(reply, fault.refusal, WITH_RETRY.has(status) ? { retryAfter: RETRY_SECONDS } : {})
    }
    case 'slow':
      await wait(fault.ms)
      return undefined
    case 'broken':
      return reply.type('application/json; charset=utf-8').send('{"result":')
    case 'silent':
      await wait(fault.ms)
      return cut(reply)
    case 'cut':
      return cut(reply)
  }
}

/** More is promised than comes. */
function cut(reply: FastifyReply): FastifyReply {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': '1000' })
  raw.write('{"result":')
  raw.destroy()
  return reply
}
