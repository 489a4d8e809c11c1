import { join } from 'node:path'
import { CALLS } from '../../src/calls/calls.ts'
import { registerCalls } from '../../src/calls/register-calls.ts'
import type { OwnParts } from '../../src/create-parts.ts'
import { createPageLimit } from '../../src/plugins/page-limits.ts'
import { registerStore } from '../../src/store-host/register-store.ts'
import type { TestDatabase } from './databases.ts'
import { startTestServer, type TestServer } from './start-server.ts'

const BUILD = join(import.meta.dirname, '..', '..', '..', 'store', 'build')

/**
 * Calls and pages together, as `main.ts` joins them; the store has to be built. `own`: the test's parts, `env`:
 * variables.
 */
export function startWholeStore(
  database: TestDatabase,
  own: OwnParts = {},
  env: Readonly<Record<string, string>> = {},
): Promise<TestServer> {
  return startTestServer({
    database,
    env,
    parts: own,
    calls: (parts) => (app) => registerCalls(app, CALLS, parts),
    storeHost: ({ config, content, now, secret, security, switches }) => {
      const [redirectUri = ''] = config.client.redirects
      return (app) =>
        registerStore(app, {
          source: { buildDir: BUILD },
          content,
          prdHosts: config.prdHosts,
          secret,
          now,
          client: { id: config.client.id, secret: config.client.secret, redirectUri },
          keptDays: config.retentionDays,
          assistant: config.assistant,
          cacheMinutes: config.sessionCacheMinutes,
          inMaintenance: switches.maintenance,
          faultSwitch: config.faultSwitch,
          limit: createPageLimit(config, security),
        })
    },
  })
}
