import { DEFAULT_ROOT } from '@benefits/content/default-root'
import { loadContent } from '@benefits/content/load-content'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { buildServer, type Routes } from '../../src/build-server.ts'
import { readConfig } from '../../src/config.ts'
import { createParts, type OwnParts } from '../../src/create-parts.ts'
import { newId } from '../../src/database/new-id.ts'
import { createTokens } from '../../src/gateway/tokens.ts'
import type { Parts } from '../../src/parts.ts'
import { createMetrics } from '../../src/process/metrics.ts'
import type { TestDatabase } from './databases.ts'
import { realPrinter } from './plain-paper.ts'
import { silentLog } from './silent-log.ts'

/** What a test may change of the server that production runs. */
export interface TestServerOptions {
  readonly database: TestDatabase
  /** Registers the calls under test, given the server's parts; none unless told. */
  readonly calls?: (parts: Parts) => Routes
  /** Pages and files of the store beside the calls; none unless told. */
  readonly storeHost?: (parts: Parts) => Routes
  /** Environment variables beside LIMITS=relaxed. */
  readonly env?: Readonly<Record<string, string>>
  /** The test's own: a clock, a mail that fails. */
  readonly parts?: OwnParts
}

/** A call of a test; headers beside the usual ones, `session` chooses whose token goes with it. */
export interface TestCall {
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** A session's id: each has its own token. Absent: one session for the whole server. */
  readonly session?: string
  readonly issuer?: string
  readonly channel?: string
  /** Where the caller's socket says that it is; this machine unless told. */
  readonly from?: string
}

export interface TestServer {
  readonly app: FastifyInstance
  readonly parts: Parts
  readonly inject: (options: InjectOptions) => Promise<LightMyRequestResponse>
  /** An access token, by default of the server's own test session. */
  readonly token: (session?: string) => Promise<string>
  /** Calls as the store does: token, client, issuer VRPAT and channel default unless told. */
  readonly call: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    call?: TestCall,
  ) => Promise<LightMyRequestResponse>
  readonly close: () => Promise<void>
}

const content = await loadContent(DEFAULT_ROOT)

/** The server that `main.ts` runs, on a scratch database, with outboxes in its data folder. */
export async function startTestServer(options: TestServerOptions): Promise<TestServer> {
  const { dataDir, databaseUrl } = options.database.settings
  const config = readConfig({
    LIMITS: 'relaxed',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    ...options.env,
  })
  const { database } = options.database
  const parts = await createParts(config, {
    database,
    content,
    log: silentLog,
    metrics: createMetrics({ withProcess: false }),
    ...options.parts,
    // A copy, since a test may put another printer in its place.
    contracts: { ...(options.parts?.contracts ?? realPrinter) },
  })
  await parts.jobs.start()
  const { storeHost } = options
  const app = await buildServer(parts, {
    calls: options.calls?.(parts) ?? (() => {}),
    ...(storeHost ? { storeHost: storeHost(parts) } : {}),
  })
  await app.ready()
  const tokens = createTokens(parts.secret, parts.now)
  const ownSession = newId()
  const token = (session = ownSession) => tokens.issue({ clientId: config.client.id, sessionId: session })
  return {
    app,
    parts,
    inject: (injected) => app.inject(injected),
    token,
    call: async (method, url, { body, headers, session, issuer = 'VRPAT', channel = 'default', from } = {}) =>
      app.inject({
        method,
        url,
        ...(from ? { remoteAddress: from } : {}),
        headers: {
          client_id: config.client.id,
          access_token: await token(session),
          'sigla-emissor': issuer,
          'sigla-canal': channel,
          'id-subcanal': '',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      }),
    close: async () => {
      await app.close()
      await parts.jobs.stop()
    },
  }
}
