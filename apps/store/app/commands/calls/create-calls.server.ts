import { CODE } from '@benefits/copy/code-of-refusal'
import type { AnswerOf, CallDefinition } from '@benefits/wire/call'
import { type CallInput, sendWritten, writeCall } from '@benefits/wire/client'
import type { RequestScope } from '../../host-contract.ts'
import { createContentMemory } from './content-memory.server.ts'
import { obtainToken } from './obtain-token.server.ts'
import { processToken } from './process-token.server.ts'
import { referenceOf } from './reference-of.ts'
import { type Sent, type StoreProblem, sendWithToken } from './send-with-token.server.ts'
import { IN_FRAME, OWN_PAGE, readSession } from './session-cookie.server.ts'
import { visitorToken } from './visitor-token.server.ts'

/** The store's server half of one request: every call of loaders and actions goes through here. */
export interface Calls {
  readonly scope: RequestScope
  /**
   * Sends one call with the visitor's token, or answers a content call from memory. The answer is shared between
   * visitors where the call is `cacheable`: read it, never change it.
   */
  readonly send: <C extends CallDefinition>(call: C, input: CallInput<C>) => Promise<Sent<AnswerOf<C>>>
  /** `Set-Cookie` values that the answer must carry. */
  readonly cookies: () => readonly string[]
  /** Ends the visitor's session in the browser. */
  readonly endVisit: () => void
}

/** Milliseconds of a clock that is never set back. */
const elapsed = () => performance.now()
const memory = createContentMemory(2_000, 10, elapsed)

/** Builds the calls of one request from its scope and its cookies. */
export function createCalls(scope: RequestScope, request: Request): Calls {
  const { send: transport, client, signOwnToken, requestId, bypassesMemory } = scope.calls
  const caller = { issuer: scope.issuer.code, channel: scope.channel.code, subChannel: scope.channel.subCode }
  const ask = () => obtainToken(transport, caller, client, null)
  const sign = signOwnToken && (async () => ({ ok: true, token: await signOwnToken() }) as const)
  const own = processToken(sign ?? ask, elapsed)
  const isEmbedded = scope.frame.embedded !== null && scope.frame.embedded !== 'refused'
  const place = isEmbedded ? IN_FRAME : OWN_PAGE
  const visitor = scope.page.visitorIndependent
    ? own
    : visitorToken(readSession(request.headers.get('cookie'), place), place, (former) =>
        obtainToken(transport, caller, client, former),
      )

  return {
    scope,
    cookies: visitor.cookies,
    endVisit: visitor.end,
    send<C extends CallDefinition>(call: C, input: CallInput<C>): Promise<Sent<AnswerOf<C>>> {
      const sendBy = async (holder: typeof own): Promise<Sent<AnswerOf<C>>> => {
        const written = writeCall(call, input)
        if (!written.ok) return written
        const sent = await sendWithToken(holder, (accessToken) =>
          sendWritten(transport, { ...caller, clientId: client.id, accessToken }, written),
        )
        if (sent.ok) return sent
        return {
          ok: false,
          problem: { ...asSaid(sent.problem), reference: referenceOf(requestId) },
        }
      }
      if (!call.cacheable || bypassesMemory) return sendBy(visitor)
      // What is not in memory counts on the visitor who asks: a term of the help centre may be anything.
      const key = JSON.stringify([scope.issuer.contentVersion, caller, call.id, input])
      return memory.recall(key, async () => {
        const sent = await sendBy(visitor)
        // A visitor gets no token while the database is away, and content needs neither.
        return sign && !sent.ok && sent.problem.code === CODE.serviceAway ? sendBy(own) : sent
      })
    },
  }
}

/**
 * A refusal that says another one's words is told as that one: visitors of a store whose database or disk is away are
 * not sent to the issuer's website, as those of a closed one are (docs/rules/refusals.md: closed-or-broken).
 */
function asSaid({ saidCode, ...problem }: StoreProblem): StoreProblem {
  return { ...problem, code: saidCode ?? problem.code }
}
