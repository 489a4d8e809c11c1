import fastify, { type FastifyInstance, LogController } from 'fastify'
import { newId } from './database/new-id.ts'
import { registerGateway } from './gateway/register-gateway.ts'
import { requireToken } from './gateway/require-token.ts'
import { createTokens } from './gateway/tokens.ts'
import { registerHealth } from './operations/health.ts'
import { registerOptOutPage } from './opt-out-page/register-opt-out-page.ts'
import { registerOutboxPage } from './outbox-page/register-outbox-page.ts'
import type { Platform } from './platform.ts'
import { registerAccessLog } from './plugins/access-log.ts'
import { answerClientError, refuseTunnel } from './plugins/answer-client-error.ts'
import { registerCallHeaders } from './plugins/call-headers.ts'
import { registerDrain } from './plugins/drain.ts'
import { registerErrors } from './plugins/errors.ts'
import { registerHosts } from './plugins/hosts.ts'
import { createLimits } from './plugins/limits.ts'
import { registerMaintenance } from './plugins/maintenance.ts'
import { NO_JSON_SCHEMAS } from './plugins/no-json-schemas.ts'
import { createOwnCalls } from './plugins/own-calls.ts'
import { registerIdempotency } from './plugins/register-idempotency.ts'
import { NODE_HEADER_SIZE, readableTarget, registerTargets } from './plugins/request-target.ts'
import { createScopeReader, registerScope } from './plugins/scope.ts'
import { waitForJobs } from './plugins/wait-for-jobs.ts'
import { frameworkLog } from './process/framework-log.ts'

/** Adds routes to a server; `CALLS` behind the checks, or the store beside them. */
export type ServerPart = (app: FastifyInstance) => void | Promise<void>

/** What the platform carries. Tests leave the store out. */
export interface ServerParts {
  /** The business calls; whatever it registers stands behind token, scope, limits and idempotency. */
  readonly calls: ServerPart
  /** Pages and files of the store, on every address that nothing else answers. */
  readonly storeHost?: ServerPart
}

/** Calls take JSON of at most 64 KiB (docs/rules/calls.md: small). */
const BODY_LIMIT = 64 * 1024

/** The server whole, not yet listening: the same for `main.ts` and for every test. */
export async function buildServer(platform: Platform, parts: ServerParts): Promise<FastifyInstance> {
  const [mainIssuer] = platform.content.values()
  if (!mainIssuer) throw new Error('There is no issuer to serve: content is empty.')
  const loggerInstance = frameworkLog(platform.log)
  const app: FastifyInstance = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // Lines name their request themselves: a logger per request would cost each of them.
    childLoggerFactory: (logger) => logger,
    genReqId: newId,
    trustProxy: platform.config.trustProxy === false ? false : [...platform.config.trustProxy],
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    // While the process ends requests are refused in their own shape (`drain.ts`).
    return503OnClosing: false,
    requestTimeout: 30_000,
    // A request without a host is refused by us, in our own shape.
    http: { maxHeaderSize: NODE_HEADER_SIZE, requireHostHeader: false },
    clientErrorHandler: (error, socket) => answerClientError(error, socket, mainIssuer.issuer.shortName),
    rewriteUrl: (request) => readableTarget(request.url ?? '/'),
    routerOptions: { maxParamLength: 200 },
    schemaController: NO_JSON_SCHEMAS,
  })
  app.server.on('connect', (_request, socket) => refuseTunnel(socket, mainIssuer.issuer.shortName))
  app.decorate('metrics', platform.metrics)
  app.decorate('mainIssuer', mainIssuer)
  app.decorate('ownCalls', createOwnCalls())
  app.decorate('drain', registerDrain(app, platform.switches))
  app.decorateRequest('caller', null)
  app.decorateRequest('scope', null)
  registerErrors(app)
  registerAccessLog(app)
  registerTargets(app)
  registerHosts(app, platform.config)
  registerHealth(app, platform)
  await app.register((scope) => registerApi(scope, platform, parts.calls))
  await app.register((scope) => registerOutboxPage(scope, platform))
  await app.register((scope) => registerOptOutPage(scope, platform))
  if (parts.storeHost) await parts.storeHost(app)
  return app
}

/** Everything under `/api`: the checks in the order in which a call meets them, then the calls. */
async function registerApi(app: FastifyInstance, platform: Platform, calls: ServerPart): Promise<void> {
  const tokens = createTokens(platform.secret, platform.now)
  const limits = createLimits(platform, app.ownCalls)
  const readScope = createScopeReader(platform.content)
  registerCallHeaders(app)
  registerMaintenance(app, platform.switches, readScope)
  app.addHook('onRequest', waitForJobs(platform.jobs))
  app.addHook('onRequest', limits.byAddress)
  app.addHook('onRequest', requireToken(tokens))
  app.addHook('onRequest', limits.bySession)
  app.addHook('onRequest', limits.protecting)
  registerScope(app, readScope)
  registerIdempotency(app, platform)
  registerGateway(app, platform, tokens)
  await calls(app)
}
