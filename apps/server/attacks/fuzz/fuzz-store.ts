import { Agent, request as httpRequest } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import type { AttackedStore } from '../attacked-store.ts'
import { visit } from '../visitor.ts'
import { type ApiDocument, type FuzzRequest, requestsByCall } from './any-request.ts'
import { anyDeviation, changedRequest, type Deviation } from './changed-request.ts'
import { recordPurchase } from './record-purchase.ts'
import { fillIds } from './schema-values.ts'

/** How much is sent, and from which seed: the same seed makes the same requests. */
export interface FuzzPlan {
  readonly requests: number
  readonly seed: number
  /** Ids of somebody else: whatever is asked with them must not tell of these. */
  readonly foreignIds: readonly string[]
  readonly secrets: readonly string[]
}

/** What a run has seen. */
export interface FuzzReport {
  /** Answers by call and status. */
  readonly answers: ReadonlyMap<string, number>
  /** What no answer may be or hold, each with its request. */
  readonly findings: readonly string[]
  /** Calls of the document that were not asked. */
  readonly unasked: readonly string[]
}

const AT_ONCE = 8
/** A session may ask 600 times a minute. */
const PER_VISITOR = 100
const PATIENCE_MS = 20_000
const KNOWN_IDS = 200
/** Stacks, paths of the machine, statements. */
const INSIDE =
  /\bat \S+ \(|\.(?:ts|mjs|js):\d+|node_modules|\/apps\/|\binsert into\b|\bselect "|pgboss|PGlite|ECONN/
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g
/** Refusals of the made-up world, of a card that times out, and of a store with too much to draw at once. */
const ITS_WORLD: ReadonlySet<number> = new Set([-119, -99, -6, 503])

interface Told {
  readonly status: number
  readonly text: string
}

/**
 * Sends random requests, from many visitors, several at once: half of them to every call of the store's own document,
 * half what a purchase is made of, changed, so that what stands behind the first checks is met too.
 */
export async function fuzzStore(store: AttackedStore, plan: FuzzPlan): Promise<FuzzReport> {
  const document = (await (await fetch(`${store.address}/api/openapi.json`)).json()) as ApiDocument
  const { seed } = plan
  const half = Math.ceil(plan.requests / 2)
  const calls = requestsByCall(document)
  // Each call once, then whichever: none is left out of a short run.
  const once = [...calls.values()].flatMap((one) => fc.sample(one, { numRuns: 1, seed }))
  const numRuns = Math.max(0, plan.requests - half - once.length)
  const requests = [...once, ...fc.sample(fc.oneof(...calls.values()), { numRuns, seed })]
  const deviations = fc.sample(anyDeviation, { numRuns: half, seed })
  const answers = new Map<string, number>()
  const findings: string[] = []
  const ids = [...plan.foreignIds]
  const judged = async (agent: Agent, request: FuzzRequest): Promise<Told> => {
    const told = await send(store, agent, request)
    const key = `${request.call} ${told.status}`
    answers.set(key, (answers.get(key) ?? 0) + 1)
    const wrong = judge(told, plan.secrets)
    if (wrong)
      findings.push(
        `${wrong}: ${request.method} ${request.path} ${request.body ?? ''} → ${told.status} ${told.text.slice(0, 300)}`,
      )
    return told
  }

  /** Somebody whom the store has never seen asks for anything. */
  const stray = (part: readonly FuzzRequest[]) => async () => {
    const { from, token } = await visit(store)
    const agent = new Agent({ keepAlive: true, localAddress: from })
    for (const planned of part)
      remember(
        ids,
        await judged(agent, {
          ...planned,
          path: fillIds(planned.path, ids),
          body: planned.body && fillIds(planned.body, ids),
          headers: { ...headersOf(token), ...planned.headers },
        }),
      )
    agent.destroy()
  }

  /** A buyer sends again what the purchase was made of, in another order and not quite as it was. */
  const deviate = (part: readonly Deviation[]) => async () => {
    const { visitor, sent } = await recordPurchase(store)
    const agent = new Agent({ keepAlive: true, localAddress: visitor.from })
    for (const deviation of part) {
      const request = changedRequest(sent, deviation, ids)
      remember(
        ids,
        await judged(agent, { ...request, headers: { ...headersOf(visitor.token), ...request.headers } }),
      )
    }
    agent.destroy()
  }

  const parts = [...inParts(requests).map(stray), ...inParts(deviations).map(deviate)]
  async function work(): Promise<void> {
    for (let part = parts.shift(); part; part = parts.shift()) await part()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const asked = new Set([...answers.keys()].map((key) => key.split(' ')[0]))
  return { answers, findings, unasked: [...calls.keys()].filter((call) => !asked.has(call)) }
}

const headersOf = (token: string) => ({
  client_id: 'loja-dev',
  access_token: token,
  'sigla-emissor': 'VRPAT',
})

function inParts<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / PER_VISITOR) }, (_, nth) =>
    all.slice(nth * PER_VISITOR, (nth + 1) * PER_VISITOR),
  )
}

function judge({ status, text }: Told, secrets: readonly string[]): string | null {
  if (status === 0) return text
  if (status >= 500 && !ITS_WORLD.has(codeOf(text))) return 'a failure'
  if (INSIDE.test(text)) return 'tells of the inside'
  if (secrets.some((secret) => text.includes(secret))) return 'tells of somebody else'
  return null
}

function codeOf(text: string): number {
  try {
    return JSON.parse(text).codigoRetorno?.codigo ?? 0
  } catch {
    return 0
  }
}

/** New ids take the place of old ones, so that later requests meet rows of every age. */
function remember(ids: string[], { status, text }: Told): void {
  if (status >= 300) return
  for (const id of text.match(UUID) ?? []) if (!ids.includes(id)) ids.push(id)
  if (ids.length > KNOWN_IDS) ids.splice(2, ids.length - KNOWN_IDS)
}

/** The answer; status 0 and why where none came. What Node itself does not send is no request. */
async function send({ address }: AttackedStore, agent: Agent, request: FuzzRequest): Promise<Told> {
  const { method, path, headers, body } = request
  const given: Record<string, string> = {
    ...headers,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  }
  const sent = new Promise<Told>((resolve) => {
    try {
      const length = body === undefined ? '0' : String(Buffer.byteLength(body))
      const asked = httpRequest(address + path, {
        agent,
        method,
        headers: { ...latin(given), 'content-length': length },
      })
      asked.on('error', ({ message }) => resolve({ status: 0, text: `no answer (${message})` }))
      asked.on('response', async (response) => {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(chunk as Buffer)
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() })
      })
      asked.end(body)
    } catch {
      resolve({ status: 400, text: '' })
    }
  })
  const late = new AbortController()
  const hang = wait(PATIENCE_MS, { status: 0, text: 'no answer in time' }, { signal: late.signal }).catch(
    () => sent,
  )
  const told = await Promise.race([sent, hang])
  late.abort()
  return told
}

/** Headers are written in Latin-1, one line each. */
function latin(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([, text]) => /^[\t\x20-\x7e\x80-\xff]*$/.test(text)),
  )
}
