import { GATEWAY_TEXTS } from '@benefits/copy/gateway-texts'
import { reportOrderState } from '@benefits/wire/portal/report-order-state'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isSignedByOne, SIGNATURE_HEADER, TIMESTAMP_HEADER } from '../adapters/portal/sign-webhook.ts'
import type { Parts } from '../parts.ts'
import { sendProblem } from '../plugins/problem.ts'
import { recordPortalWord, SIGNATURE_SECONDS } from '../services/hiring/record-portal-word.ts'

/** The body has two short members. */
const BODY_LIMIT = 4096

/**
 * The call by which the customer portal confirms or cancels an order, signed as the store signs its hand-overs and
 * under the same secrets (docs/operations.md). Without such a secret there is no such address. What is signed are the
 * bytes as they came: they are judged before anything reads them.
 */
export async function registerPortalCall(app: FastifyInstance, parts: Parts): Promise<void> {
  const { config, security } = parts
  const secrets = config.portal.adapter === 'webhook' ? config.portal.webhookSecrets : []
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  )

  const { id, path } = reportOrderState
  app.post(path, { config: { call: id, open: true } }, async (request, reply) => {
    if (secrets.length === 0) return sendProblem(reply, 'notFound')
    const { body: bytes } = request as { readonly body: unknown }
    const body = Buffer.isBuffer(bytes) ? bytes : Buffer.alloc(0)
    const signature = request.headers[SIGNATURE_HEADER]
    if (typeof signature !== 'string' || !isSigned(request, { secrets, signature, body, now: parts.now() })) {
      security.tell('wrongSecret', { reqId: request.id })
      return sendProblem(reply, 'unauthorised', { text: GATEWAY_TEXTS.signatureWrong })
    }
    const params = reportOrderState.params?.safeParse(request.params)
    if (!params?.success) return sendProblem(reply, 'notFound')
    const said = reportOrderState.body?.safeParse(readJson(body))
    if (!said?.success) return sendProblem(reply, 'unreadable')
    const { orderId } = params.data
    const { word, orderId: named = orderId } = said.data
    if (named !== orderId) return sendProblem(reply, 'unreadable')
    const outcome = await recordPortalWord({ orderId, word, signature }, parts)
    return ANSWERS[outcome](reply)
  })
}

type Outcome = Awaited<ReturnType<typeof recordPortalWord>>

const ANSWERS = {
  kept: (reply) => reply.code(204).header('cache-control', 'no-store').send(),
  orderUnknown: (reply) => sendProblem(reply, 'notFound'),
  cancelledBefore: (reply) => sendProblem(reply, 'conflict', { text: GATEWAY_TEXTS.orderCancelled }),
  signatureUsed: (reply) => sendProblem(reply, 'conflict', { text: GATEWAY_TEXTS.signatureUsed }),
} as const satisfies Record<Outcome, (reply: FastifyReply) => FastifyReply>

interface Signed {
  readonly secrets: readonly string[]
  readonly signature: string
  readonly body: Buffer
  readonly now: Date
}

/** Whether who has the secret signed these bytes a short while ago. */
function isSigned({ headers }: FastifyRequest, { secrets, signature, body, now }: Signed): boolean {
  const timestamp = headers[TIMESTAMP_HEADER]
  if (typeof timestamp !== 'string' || !/^\d{1,12}$/.test(timestamp)) return false
  const isFresh = Math.abs(now.getTime() / 1000 - Number(timestamp)) <= SIGNATURE_SECONDS
  return isFresh && isSignedByOne(secrets, signature, { timestamp, body })
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
