import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import { DEFAULT_CHANNEL } from '@benefits/domain/host/resolve-issuer'
import type { AnswerOf, CallDefinition } from '@benefits/wire/call'
import { type CallInput, type CallResult, sendCall } from '@benefits/wire/client'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { newId } from '../database/new-id.ts'
import { createTokens } from '../gateway/tokens.ts'
import type { Parts } from '../parts.ts'
import { plainAddress } from '../plugins/plain-address.ts'
import { hostOf, originOf } from '../plugins/requested-host.ts'
import type { Visit } from '../store-host/read-visit.ts'
import { inProcessTransport } from '../store-host/transport/in-process-transport.ts'

/** What the tools of one request have: an issuer's channel, and its calls. */
export interface Assistant {
  readonly issuer: IssuerContent['issuer']
  readonly channel: string
  /** The same calls as programs make, by a session that ends with the request; limits count the asker's address. */
  readonly send: <C extends CallDefinition>(call: C, input: CallInput<C>) => Promise<CallResult<AnswerOf<C>>>
  /** The address of a page of this store, in this channel: where a buyer goes on. */
  readonly addressOf: (path: string) => string
}

/** Ties the tools to a request's issuer, channel and address. */
export function createAssistant(
  request: FastifyRequest,
  { content: { issuer }, channel, environment }: Visit,
  { config, secret, now }: Pick<Parts, 'config' | 'secret' | 'now'>,
  app: FastifyInstance,
): Assistant {
  const transport = inProcessTransport(app, {
    address: plainAddress(request.ip),
    host: hostOf(request),
    userAgent: request.headers['user-agent'],
    requestId: request.id,
  })
  const { id: clientId } = config.client
  const token = createTokens(secret, now).issue({ clientId, sessionId: newId() }, 'page')
  const origin = environment === 'PRD' ? issuer.storeUrl : originOf(request)
  return {
    issuer,
    channel: channel.code,
    send: async (call, input) =>
      sendCall(
        transport,
        {
          clientId,
          accessToken: await token,
          issuer: issuer.code,
          channel: channel.code,
          subChannel: channel.subCode,
        },
        call,
        input,
      ),
    addressOf(path) {
      const address = new URL(path, origin)
      if (channel.code !== DEFAULT_CHANNEL) address.searchParams.set('canal', channel.code)
      return address.href
    },
  }
}
