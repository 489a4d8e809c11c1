import { GATEWAY_TEXTS } from '@benefits/copy/gateway-texts'
import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import { resolveIssuer } from '@benefits/domain/host/resolve-issuer'
import { toOneLine } from '@benefits/domain/text/one-line'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { onRenewal } from '../process/live-content.ts'
import { isForIssuer, type Programs } from '../protection/programs.ts'
import type { Scope } from './fastify-types.ts'
import { sendProblem } from './problem.ts'
import { hostOf } from './requested-host.ts'

/** Every spelling that programs use, as Node gives header names (docs/rules/calls.md: headers). */
const HEADERS = {
  issuer: ['sigla-emissor', 'siglaemissor', 'issuer'],
  channel: ['sigla-canal', 'siglacanal', 'channel'],
  subChannel: ['id-subcanal', 'siglasubcanal', 'id-sub-canal', 'sub-channel', 'subchannel'],
} as const

const DEFAULT_CHANNEL = 'default'

/** Headers are free text: so many spellings of issuer, channel and sub-channel are kept. */
const REMEMBERED = 2000

/**
 * Why a request has no scope: its issuer is missing or unknown, or its channel is unknown; absent that is the default
 * one.
 */
type ScopeRefusal = 'issuerUnknown' | 'channelUnknown'

export type ScopeReader = (request: FastifyRequest) => Scope | ScopeRefusal

/** Reads scopes out of requests; the address wins over the headers where it names issuer or channel. */
export function createScopeReader(
  content: ReadonlyMap<string, IssuerContent>,
  prdHosts: readonly string[],
): ScopeReader {
  const issuers = [...content.values()].map(({ issuer }) => issuer)
  const issuerOfHost = (request: FastifyRequest) =>
    resolveIssuer({ host: hostOf(request), requested: null, sticky: null }, issuers, prdHosts)?.code ?? ''
  const scopes = new LRUCache<string, Scope | ScopeRefusal>({
    max: REMEMBERED,
    memoMethod: (text) => {
      const [issuerCode = '', channelCode = '', subChannel = ''] = text.split('\n')
      const issuerContent = content.get(issuerCode.toUpperCase())
      if (!issuerContent) return 'issuerUnknown'
      const code = (channelCode || DEFAULT_CHANNEL).toLowerCase()
      const channel = issuerContent.channels.find((one) => one.code.toLowerCase() === code)
      if (!channel) return 'channelUnknown'
      return { content: issuerContent, channel, subChannel: subChannel || channel.subCode }
    },
  })
  const forgetFormer = onRenewal(content, () => scopes.clear())
  return (request) => {
    forgetFormer()
    const params = request.params as { siglaEmissor?: string; siglaCanal?: string } | undefined
    const named = params?.siglaEmissor ?? header(request, 'issuer')
    const issuer = named === '' && request.routeOptions.config.forAnybody ? issuerOfHost(request) : named
    const channel = params?.siglaCanal ?? header(request, 'channel')
    return scopes.memo(`${issuer}\n${channel}\n${header(request, 'subChannel')}`)
  }
}

/**
 * Gives every call that is not open its issuer and channel; a program calls for its own issuers alone. What answers
 * anybody takes the issuer of the host where the request names none.
 */
export function registerScope(app: FastifyInstance, readScope: ScopeReader, programs: Programs): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { open, forAnybody } = request.routeOptions.config
    if (open) return done()
    const scope = readScope(request)
    if (typeof scope === 'string') return void sendProblem(reply, scope)
    if (forAnybody) {
      request.scope = scope
      return done()
    }
    const program = programs.find(request.caller?.clientId ?? '')
    if (!program || !isForIssuer(program, scope.content.issuer.code))
      return void sendProblem(reply, 'unauthorised', { text: GATEWAY_TEXTS.issuerNotGranted })
    request.scope = scope
    done()
  })
}

function header(request: FastifyRequest, part: keyof typeof HEADERS): string {
  for (const name of HEADERS[part]) {
    const value = request.headers[name]
    if (typeof value === 'string' && value !== '') return toOneLine(value.slice(0, 100))
  }
  return ''
}
