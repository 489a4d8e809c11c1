import type { Channel } from '@benefits/domain/catalogue/issuer'
import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import type { FastifyRequest } from 'fastify'
import { OwnError } from '../ports/own-error.ts'
import type { Metrics } from '../process/metrics.ts'
import type { Drain } from './drain.ts'
import type { OwnCalls } from './own-calls.ts'
import type { PageFaces } from './page-faces.ts'

/** Who calls: the client application and the visitor session inside its token. */
export interface Caller {
  readonly clientId: string
  /** UUID. */
  readonly sessionId: string
}

/** For which issuer and channel a call is made. */
export interface Scope {
  readonly content: IssuerContent
  readonly channel: Channel
  readonly subChannel: string
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly drain: Drain
    readonly metrics: Metrics
    /** Speaks where a request names no issuer. */
    readonly mainIssuer: IssuerContent
    /** Tells the calls of the store's own pages. */
    readonly ownCalls: OwnCalls
    readonly pageFaces: PageFaces
  }
  interface FastifyRequest {
    /** Set on every call that is not open. */
    caller: Caller | null
    scope: Scope | null
  }
  interface FastifyContextConfig {
    /** Answers without a token, for the issuer that the request or its host names. */
    readonly forAnybody?: boolean
    /** The call's id in packages/wire; limits and idempotency go by it. */
    readonly call?: string
    /** Answers without a token and an issuer: the gateway. */
    readonly open?: boolean
    /** Answers everybody alike: nothing of a session is read, and none is needed. */
    readonly opensNothing?: boolean
    /** Honours Idempotency-Key. */
    readonly idempotent?: boolean
  }
}

/** Who calls what answers anybody: nothing goes by it. */
const ANYBODY: Caller = { clientId: '', sessionId: '' }

/**
 * The caller and scope of a call behind the token check, the scope alone where anybody may call; a call without them is
 * a mistake of ours.
 */
export function calledWith({
  caller,
  scope,
  routeOptions,
}: Pick<FastifyRequest, 'caller' | 'scope' | 'routeOptions'>): Caller & Scope {
  const known = caller ?? (routeOptions.config.forAnybody ? ANYBODY : null)
  if (!known || !scope) throw new OwnError('This route is open: it has neither caller nor scope.')
  return { ...known, ...scope }
}
