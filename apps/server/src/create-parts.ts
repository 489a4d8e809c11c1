import { hkdfSync } from 'node:crypto'
import { DEFAULT_ROOT } from '@benefits/content/default-root'
import { loadContent } from '@benefits/content/load-content'
import type { Config } from './config.ts'
import { createContractRenderer } from './contract-pdf/contract-renderer.ts'
import { createPorts } from './create-ports.ts'
import { newId } from './database/new-id.ts'
import { openDatabase } from './database/open-database.ts'
import { createJobs } from './jobs/create-jobs.ts'
import type { Parts, Ports } from './parts.ts'
import { createLog } from './process/create-log.ts'
import { loadSecret } from './process/load-secret.ts'
import { createMetrics } from './process/metrics.ts'
import { createSteadyClock } from './process/steady-clock.ts'
import { createSwitches } from './process/switches.ts'
import { createProtection } from './protection/create-protection.ts'
import { createPrograms } from './protection/programs.ts'
import { createSecurity } from './protection/security-events.ts'
import { contractLinkSecretOf } from './services/contract-link/contract-link.ts'
import { recipientKeyOf } from './services/opt-out/recipient.ts'

/** What a test brings of its own: a clock, a mail that fails. The rest is as in production. */
export interface OwnParts extends Partial<Omit<Parts, 'config' | 'ports'>> {
  readonly ports?: Partial<Ports>
}

/** Opens and reads everything that a process is made of; rejects with a readable message where it cannot. */
export async function createParts(config: Config, own: OwnParts = {}): Promise<Parts> {
  // Files first, since reading them takes a tenth of a second: a database may be a minute in the making before it can
  // be closed.
  const content = own.content ?? (await readContent(config))
  const programs = own.programs ?? createPrograms(config, new Set(content.keys()))
  const database = own.database ?? (await openDatabase(config))
  try {
    return await assemble(config, { ...own, database, content, programs })
  } catch (error) {
    if (!own.database) await database.close()
    throw error
  }
}

/** What CONTENT_DIR names, or what ships with the store. */
async function readContent({ contentDir }: Pick<Config, 'contentDir'>): Promise<Parts['content']> {
  if (contentDir === undefined) return loadContent(DEFAULT_ROOT)
  return loadContent(contentDir).catch((error: Error) => {
    throw new Error(`CONTENT_DIR cannot be used (docs/operations.md): ${error.message}`)
  })
}

async function assemble(
  config: Config,
  own: OwnParts & Pick<Parts, 'database' | 'content' | 'programs'>,
): Promise<Parts> {
  const {
    database,
    now = () => new Date(),
    log = createLog(config),
    metrics = createMetrics({ withProcess: true }),
    secret = loadSecret(config),
    steadyNow = createSteadyClock(now),
  } = own
  database.away.watch((away) => {
    if (away) log.error({ err: away.cause ?? away, reason: away.reason }, 'the database is away')
    else log.info('the database is back')
  })
  const ports = await createPorts({ config, log, now, steadyNow })
  return {
    config,
    jobs: createJobs(database, log, config.role),
    contracts: createContractRenderer(),
    switches: createSwitches(config, log),
    protection: createProtection({ database, secret, relaxed: config.relaxedLimits }),
    security: createSecurity({ log, metrics }),
    codeKey: Buffer.from(hkdfSync('sha256', secret, '', 'verification codes', 32)),
    recipientKey: recipientKeyOf(secret),
    contractLinkSecret: contractLinkSecretOf(secret),
    newId,
    now,
    log,
    metrics,
    secret,
    steadyNow,
    ...own,
    ports: { ...ports, ...own.ports },
  }
}
