import { GATEWAY_TEXTS } from '@benefits/copy/gateway-texts'
import { accessToken } from '@benefits/wire/gateway/access-token'
import { grantCode } from '@benefits/wire/gateway/grant-code'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { newId } from '../database/new-id.ts'
import type { Parts } from '../parts.ts'
import { sendProblem } from '../plugins/problem.ts'
import { hasSecret } from '../protection/programs.ts'
import { isSessionEnded } from '../repositories/ended-sessions.ts'
import { makeGrantCode, redeemGrantCode } from '../repositories/grant-codes.ts'
import { type Holder, holderOf, LONGEST_TOKEN, TOKEN_SECONDS, type Tokens } from './tokens.ts'

/** The two calls by which a client application gets its token (docs/rules/calls.md: token). */
export function registerGateway(
  app: FastifyInstance,
  parts: Pick<Parts, 'database' | 'programs' | 'protection' | 'security'>,
  tokens: Tokens,
): void {
  const { programs, protection, security } = parts

  /** The session that goes on: of the program's own former token, and not where somebody ended it. */
  const continuedSession = async (former: unknown, clientId: string, holder: Holder) => {
    if (typeof former !== 'string' || former.length > LONGEST_TOKEN) return null
    const sessionId = await tokens.continuedSession(former, clientId, holder)
    if (sessionId === null || (await isSessionEnded(parts.database.kysely, sessionId))) return null
    return sessionId
  }

  app.post(grantCode.path, { config: { call: grantCode.id, open: true } }, async (request, reply) => {
    const asked = grantCode.body?.safeParse(request.body)
    if (!asked?.success) return sendProblem(reply, 'unreadable')
    const program = programs.find(asked.data.clientId)
    if (program === null) return sendProblem(reply, 'unauthorised', { text: GATEWAY_TEXTS.clientUnknown })
    const redirect = readAddress(asked.data.redirectUri)
    if (!redirect || !program.origins.has(redirect.origin)) return sendProblem(reply, 'unreadable')
    const sessionId =
      (await continuedSession(request.headers.access_token, program.id, holderOf(request))) ?? newId()
    const code = await makeGrantCode(parts.database, {
      clientId: program.id,
      sessionId,
    })
    redirect.searchParams.set('code', code)
    reply.header('cache-control', 'no-store')
    return z.encode(grantCode.answer, { redirectUri: redirect.href })
  })

  app.post(accessToken.path, { config: { call: accessToken.id, open: true } }, async (request, reply) => {
    const isOwn = app.ownCalls.isOwn(request)
    const wait = isOwn ? 0 : await protection.wait('wrongSecretsOfAddress', request.ip)
    if (wait > 0) return sendProblem(reply, 'tooMany', { retryAfter: wait })
    const given = readBasic(request.headers.authorization)
    const program = given && programs.find(given.id)
    if (!given || !program || !hasSecret(program, given.secret)) {
      await protection.take('wrongSecretsOfAddress', request.ip)
      security.tell('wrongSecret', { reqId: request.id })
      return sendProblem(reply, 'unauthorised', { text: GATEWAY_TEXTS.secretWrong })
    }
    const asked = accessToken.body?.safeParse(request.body)
    if (!asked?.success) return sendProblem(reply, 'unreadable')
    const grant = { code: asked.data.code, clientId: program.id }
    const sessionId = await redeemGrantCode(parts.database, grant)
    if (!sessionId) return sendProblem(reply, 'unauthorised', { text: GATEWAY_TEXTS.codeSpent })
    const token = await tokens.issue({ clientId: program.id, sessionId }, holderOf(request))
    reply.header('cache-control', 'no-store')
    return z.encode(accessToken.answer, { accessToken: token, expiresIn: TOKEN_SECONDS })
  })
}

function readAddress(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null
}

/** `Basic base64(id:secret)`; null for anything else. */
function readBasic(header: string | undefined): { readonly id: string; readonly secret: string } | null {
  const encoded = /^Basic\s+([A-Za-z0-9+/=_-]+)$/i.exec(header ?? '')?.[1]
  if (!encoded) return null
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  return colon < 0 ? null : { id: text.slice(0, colon), secret: text.slice(colon + 1) }
}
