import fastify, { type FastifyInstance, LogController } from 'fastify'
import { registerAssistant } from './assistant/register-assistant.ts'
import { registerChainPage } from './chain-page/register-chain-page.ts'
import { registerContractLinkPage } from './contract-link-page/register-contract-link-page.ts'
import { refuseEnded } from './gateway/refuse-ended.ts'
import { registerGateway } from './gateway/register-gateway.ts'
import { requireToken } from './gateway/require-token.ts'
import { createTokens, signOwnToken, type Tokens } from './gateway/tokens.ts'
import { registerHealth } from './operations/health.ts'
import { registerOptOutPage } from './opt-out-page/register-opt-out-page.ts'
import { registerOutboxPage } from './outbox-page/register-outbox-page.ts'
import type { Parts } from './parts.ts'
import { registerAccessLog } from './plugins/access-log.ts'
import { answerClientError, refuseTunnel } from './plugins/answer-client-error.ts'
import { registerCallHeaders } from './plugins/call-headers.ts'
import { registerDrain } from './plugins/drain.ts'
import { registerErrors } from './plugins/errors.ts'
import { registerFaultSwitch } from './plugins/fault-switch.ts'
import { registerHosts } from './plugins/hosts.ts'
import { createLimits } from './plugins/limits.ts'
import { registerMaintenance } from './plugins/maintenance.ts'
import { NO_JSON_SCHEMAS } from './plugins/no-json-schemas.ts'
import { otherMethodsOf } from './plugins/other-methods.ts'
import { createOwnCalls } from './plugins/own-calls.ts'
import { createPageFaces } from './plugins/page-faces.ts'
import { refuseUnreadableQuery } from './plugins/readable-query.ts'
import { registerIdempotency } from './plugins/register-idempotency.ts'
import { requestIds } from './plugins/request-ids.ts'
import {
  LONGEST_TARGET,
  NODE_HEADER_SIZE,
  readableTarget,
  registerTargets,
} from './plugins/request-target.ts'
import { createScopeReader, registerScope } from './plugins/scope.ts'
import { registerTraces } from './plugins/traces.ts'
import { waitForJobs } from './plugins/wait-for-jobs.ts'
import { registerPortalCall } from './portal-call/register-portal-call.ts'
import { frameworkLog } from './process/framework-log.ts'
import { mainIssuerOf } from './process/live-content.ts'

/** Adds routes to a server; `CALLS` behind the checks, or the store beside them. */
export type Routes = (app: FastifyInstance) => void | Promise<void>

/** What a server carries beside its own pages. Tests leave the store out. */
export interface ServedRoutes {
  /** The business calls; whatever it registers stands behind token, scope, limits and idempotency. */
  readonly calls: Routes
  /** Pages and files of the store, on every address that nothing else answers. */
  readonly storeHost?: Routes
}

/** Calls take JSON of at most 64 KiB (docs/rules/calls.md: small). */
const BODY_LIMIT = 64 * 1024

/** The server whole, not yet listening: the same for `main.ts` and for every test. */
export async function buildServer(parts: Parts, routes: ServedRoutes): Promise<FastifyInstance> {
  const mainIssuer = () => mainIssuerOf(parts.content)
  mainIssuer()
  const loggerInstance = frameworkLog(parts.log)
  const tokens = createTokens(parts.secret, parts.now, parts.formerSecrets)
  const ownCalls = createOwnCalls(() => signOwnToken(tokens, parts.config.client.id))
  const app: FastifyInstance = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // Lines name their request themselves: a logger per request would cost each of them.
    childLoggerFactory: (logger) => logger,
    genReqId: requestIds(ownCalls),
    trustProxy: parts.config.trustProxy === false ? false : [...parts.config.trustProxy],
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    // While the process ends requests are refused in their own shape (`drain.ts`).
    return503OnClosing: false,
    requestTimeout: 30_000,
    // A request without a host is refused by us, in our own shape.
    http: { maxHeaderSize: NODE_HEADER_SIZE, requireHostHeader: false },
    clientErrorHandler: (error, socket) => answerClientError(error, socket, mainIssuer().issuer.shortName),
    rewriteUrl: (request) => readableTarget(request.url ?? '/'),
    routerOptions: { maxParamLength: LONGEST_TARGET },
    schemaController: NO_JSON_SCHEMAS,
  })
  app.server.on('connect', (_request, socket) => refuseTunnel(socket, mainIssuer().issuer.shortName))
  app.decorate('metrics', parts.metrics)
  app.decorate('mainIssuer', { getter: mainIssuer })
  app.decorate('ownCalls', ownCalls)
  app.decorate('pageFaces', createPageFaces())
  app.decorate('drain', registerDrain(app, parts.switches))
  app.decorateRequest('caller', null)
  app.decorateRequest('scope', null)
  if (parts.config.monitoring) registerTraces(app)
  registerErrors(app)
  registerAccessLog(app, parts.config)
  registerTargets(app)
  registerHosts(app, parts.config)
  const registerOtherMethods = otherMethodsOf(app, (url) => !url.startsWith('/api'))
  registerHealth(app, parts)
  await app.register((scope) => registerApi(scope, parts, tokens, routes.calls))
  await app.register((scope) => registerOutboxPage(scope, parts))
  await app.register((scope) => registerOptOutPage(scope, parts))
  await app.register((scope) => registerContractLinkPage(scope, parts))
  await app.register((scope) => registerChainPage(scope, parts))
  await app.register((scope) => registerAssistant(scope, parts, app))
  registerOtherMethods()
  if (routes.storeHost) await routes.storeHost(app)
  return app
}

/** Everything under `/api`: the checks in the order in which a call meets them, then the calls. */
async function registerApi(app: FastifyInstance, parts: Parts, tokens: Tokens, calls: Routes): Promise<void> {
  const limits = createLimits(parts, app.ownCalls)
  const readScope = createScopeReader(parts.content, parts.config.prdHosts)
  const registerOtherMethods = otherMethodsOf(app)
  registerCallHeaders(app)
  registerMaintenance(app, parts.switches, readScope)
  app.addHook('onRequest', waitForJobs(parts.jobs))
  app.addHook('onRequest', limits.byAddress)
  app.addHook('onRequest', requireToken(tokens, parts))
  app.addHook('onRequest', limits.bySession)
  app.addHook('onRequest', refuseEnded(parts))
  app.addHook('onRequest', limits.protecting)
  registerScope(app, readScope, parts.programs)
  app.addHook('onRequest', refuseUnreadableQuery)
  if (parts.config.faultSwitch) registerFaultSwitch(app)
  registerIdempotency(app, parts)
  registerGateway(app, parts, tokens)
  await app.register((scope) => registerPortalCall(scope, parts))
  await calls(app)
  registerOtherMethods()
}
