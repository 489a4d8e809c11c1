import type { IssuerContent } from '@benefits/domain/catalogue/issuer'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Scope } from './fastify-types.ts'
import { sendProblem } from './problem.ts'

/** Every spelling that the specification uses, as Node gives header names (calls.md, conventions). */
const HEADERS = {
  issuer: ['sigla-emissor', 'siglaemissor', 'issuer'],
  channel: ['sigla-canal', 'siglacanal', 'channel'],
  subChannel: ['id-subcanal', 'siglasubcanal', 'id-sub-canal', 'sub-channel', 'subchannel'],
} as const

const DEFAULT_CHANNEL = 'default'

/** Issuer missing or unknown: -11. Channel unknown: -1; absent it is the default one (decisions 1). */
export function readScope(
  request: FastifyRequest,
  content: ReadonlyMap<string, IssuerContent>,
): Scope | -11 | -1 {
  const params = request.params as { siglaEmissor?: string; siglaCanal?: string } | undefined
  const issuerCode = params?.siglaEmissor ?? header(request, 'issuer')
  const issuer = content.get((issuerCode ?? '').toUpperCase())
  if (!issuer) return -11
  const code = (params?.siglaCanal ?? header(request, 'channel') ?? DEFAULT_CHANNEL).toLowerCase()
  const channel = issuer.channels.find((one) => one.code.toLowerCase() === code)
  if (!channel) return -1
  return { issuer, channel, subChannel: header(request, 'subChannel') ?? channel.subCode }
}

/** Gives every call that is not open its issuer and channel. */
export function registerScope(app: FastifyInstance, content: ReadonlyMap<string, IssuerContent>): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.open) return done()
    const scope = readScope(request, content)
    if (typeof scope === 'number') return void sendProblem(reply, scope)
    request.scope = scope
    done()
  })
}

function header(request: FastifyRequest, part: keyof typeof HEADERS): string | undefined {
  for (const name of HEADERS[part]) {
    const value = request.headers[name]
    if (typeof value === 'string' && value !== '') return value.slice(0, 100)
  }
  return undefined
}
