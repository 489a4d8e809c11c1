import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import type { Monitoring } from './adapters/monitoring/start-otlp.ts'
import { buildServer, type Routes } from './build-server.ts'
import { CALLS } from './calls/calls.ts'
import { registerCalls } from './calls/register-calls.ts'
import { unreadWarnings } from './config/unread-variables.ts'
import { type Config, readConfig } from './config.ts'
import { createParts } from './create-parts.ts'
import { registerHandlers } from './job-handlers/register-handlers.ts'
import { buildOperationsServer } from './operations/build-operations-server.ts'
import { describeAddresses } from './operations/describe-addresses.ts'
import { scheduleChains } from './operations/follow-chains.ts'
import { listen } from './operations/listen.ts'
import { prdWarnings } from './operations/prd-warnings.ts'
import { reloadContent } from './operations/reload-content.ts'
import { scheduleRetention } from './operations/retention/schedule-retention.ts'
import { watchSwitches } from './operations/watch-switches.ts'
import type { Parts } from './parts.ts'
import { createPageLimit } from './plugins/page-limits.ts'
import { endOnSignals } from './process/end-on-signals.ts'

const STORE_DIR = join(import.meta.dirname, '..', '..', 'store')
/** Long enough for a running request and job to finish, once nothing new is taken. */
const CLOSE_MS = 20_000
/** After listening: first whoever waited for the door. */
const REST_MS = 100

/**
 * Reads, opens, listens; every later failure of a part is that part's to answer. The job engine starts once the store
 * is open: its dozens of queries are nothing that a visitor waits for, and calls do (`waitForJobs`).
 */
async function main(): Promise<void> {
  const settings = readConfig(process.env)
  const monitoring = await startMonitoring(settings)
  const parts = await createParts(settings)
  const { config, content, database, jobs, log, switches } = parts
  if (config.role !== 'web') registerHandlers(parts)
  const storeHost = config.role === 'jobs' ? null : await loadStoreHost(parts)
  const [app, operations] = await Promise.all([
    buildServer(parts, {
      calls: (api) => registerCalls(api, CALLS, parts),
      ...(storeHost ? { storeHost } : {}),
    }),
    buildOperationsServer(parts),
  ])
  const retention = scheduleRetention(parts)
  const chains = scheduleChains(parts)
  const watch = watchSwitches(parts)
  await watch.look()

  process.on('SIGHUP', () => {
    switches.reread()
    rereadPrograms(parts)
    void reloadContent(parts)
  })
  const drainMs = config.drainSeconds * 1000
  const grace = closeWithGrace(
    {
      delay: CLOSE_MS + drainMs,
      logger: { error: (error) => log.error({ err: error }, 'closing') },
      skip: ['SIGHUP', 'SIGINT', 'SIGTERM'],
    },
    async ({ err }) => {
      if (err) log.fatal({ err }, 'ending after a failure')
      switches.beginClosing()
      if (!err) await wait(drainMs)
      await app.drain.finish()
      await app.close()
      await Promise.all([jobs.stop(), operations.close(), retention.stop(), chains.stop(), watch.stop()])
      await parts.contracts.close()
      await database.close()
      await monitoring?.close()
    },
  )
  endOnSignals(grace.close)

  const operationsPort = await listen(operations, { ...config.operations, variable: 'OPERATIONS_PORT' })
  for (const line of [...prdWarnings(config), ...unreadWarnings(process.env)]) log.warn(line)
  const isPrd = config.prdHosts.length > 0
  if (config.role === 'jobs') {
    letOthersGoFirst(parts)
    if (isPrd) log.info({ operationsPort }, 'this process works on jobs')
    else console.log(`\nWorks on jobs. Metrics: http://127.0.0.1:${operationsPort}/metrics\n`)
    watch.start()
    retention.start()
    chains.start()
    return jobs.start()
  }
  const port = await listen(app, { host: config.host, port: config.port, variable: 'PORT' })
  const ms = Math.round(performance.now())
  const outbox = config.mail.adapter === 'outbox'
  if (isPrd) log.info({ ms, port, operationsPort }, 'this process is ready')
  else console.log(`\nReady in ${ms} ms\n${describeAddresses(content, { port, operationsPort, outbox })}\n`)
  await wait(REST_MS)
  watch.start()
  if (config.role !== 'web') {
    retention.start()
    chains.start()
  }
  await jobs.start()
}

/** Before anything else, so that all of the process is seen; its packages are loaded only where it is asked for. */
async function startMonitoring({ monitoring }: Config): Promise<Monitoring | null> {
  if (!monitoring) return null
  const { startOtlp } = await import('./adapters/monitoring/start-otlp.ts')
  return startOtlp(monitoring)
}

/** Where calls run on the same machine, they go first. A supervisor may forbid that: it is told, and jobs are done. */
function letOthersGoFirst({ log }: Parts): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  } catch (error) {
    log.warn({ err: error }, 'the priority of this process cannot be lowered')
  }
}

/** A file that cannot be used is told; the programs that were read before stay. */
function rereadPrograms({ log, programs }: Parts): void {
  try {
    programs.reread()
    log.info('SIGHUP: the programs were read again')
  } catch (error) {
    log.error({ err: error }, 'SIGHUP: the programs were not read again, those of before stay')
  }
}

/** The store is loaded only where it is served: the calls alone start without it. */
async function loadStoreHost({
  config,
  content,
  now,
  secret,
  formerSecrets,
  security,
  switches,
}: Parts): Promise<Routes | null> {
  if (config.store === 'none') return null
  const { registerStore } = await import('./store-host/register-store.ts')
  const [redirectUri = ''] = config.client.redirects
  return (app) =>
    registerStore(app, {
      source: config.store === 'source' ? { sourceDir: STORE_DIR } : { buildDir: join(STORE_DIR, 'build') },
      content,
      prdHosts: config.prdHosts,
      secret,
      formerSecrets,
      now,
      client: { id: config.client.id, secret: config.client.secret, redirectUri },
      keptDays: config.retentionDays,
      assistant: config.assistant,
      cacheMinutes: config.sessionCacheMinutes,
      upstreamBase: config.upstreamBase,
      upstreams: config.upstreams,
      inMaintenance: switches.maintenance,
      faultSwitch: config.faultSwitch,
      assetsDir: config.assetsDir,
      limit: createPageLimit(config, security),
    })
}

main().catch((error) => {
  for (let told: unknown = error; told; told = told instanceof Error ? told.cause : null) {
    console.error(told instanceof Error ? told.message : told)
  }
  process.exit(1)
})
