import { measurePort } from './adapters/measure-port.ts'
import type { Config } from './config.ts'
import { createContractRenderer } from './contract-pdf/contract-renderer.ts'
import { createPorts } from './create-ports.ts'
import { newId } from './database/new-id.ts'
import { openDatabase } from './database/open-database.ts'
import { createJobs } from './jobs/create-jobs.ts'
import { readContent } from './operations/read-content.ts'
import type { Parts, Ports } from './parts.ts'
import { createLog } from './process/create-log.ts'
import { loadFormerSecrets, loadSecret } from './process/load-secret.ts'
import { createMetrics } from './process/metrics.ts'
import { RELEASE_VERSION } from './process/release-version.ts'
import { createSteadyClock } from './process/steady-clock.ts'
import { createSwitches } from './process/switches.ts'
import { createProtection } from './protection/create-protection.ts'
import { createPrinterPlaces } from './protection/printer-places.ts'
import { createPrograms } from './protection/programs.ts'
import { createSecurity } from './protection/security-events.ts'
import { codeKeyOf } from './services/access/derive-code.ts'
import { contractLinkSecretOf } from './services/links/contract-link.ts'
import { recipientKeyOf } from './services/opt-out/recipient.ts'

/** What a test brings of its own: a clock, a mail that fails. The rest is as in production. */
export interface OwnParts extends Partial<Omit<Parts, 'config' | 'ports'>> {
  readonly ports?: Partial<Ports>
}

/** Opens and reads everything that a process is made of; rejects with a readable message where it cannot. */
export async function createParts(config: Config, own: OwnParts = {}): Promise<Parts> {
  // Files first, since reading them takes a tenth of a second: a database may be a minute in the making before it can
  // be closed.
  const content = new Map(own.content ?? (await readContent(config)))
  const programs = own.programs ?? createPrograms(config, new Set(content.keys()))
  const database = own.database ?? (await openDatabase(config))
  try {
    return await assemble(config, { ...own, database, content, programs })
  } catch (error) {
    if (!own.database) await database.close()
    throw error
  }
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
    formerSecrets = loadFormerSecrets(config),
    steadyNow = createSteadyClock(now),
  } = own
  log.info({ version: RELEASE_VERSION, node: process.versions.node }, 'this process starts')
  database.away.watch((away) => {
    if (away) log.error({ err: away.cause ?? away, reason: away.reason }, 'the database is away')
    else log.info('the database is back')
  })
  for (const line of database.warnings) log.warn(line)
  database.pool?.onWait((seconds) => metrics.poolWaits.observe(seconds))
  const { lookUpsPerMinute } = config
  const protection = createProtection({
    database,
    secret,
    formerSecrets,
    relaxed: config.relaxedLimits,
    lookUpsPerMinute,
  })
  const security = createSecurity({ log, metrics })
  const works = { config, log, now, steadyNow, content: own.content, database, protection, security }
  const ports = await createPorts(works)
  for (const [variable, end] of ports.seal.ends) metrics.sealEnds.set({ variable }, end.getTime() / 1000)
  return {
    config,
    jobs: createJobs(database, log, config),
    contracts: createContractRenderer(),
    printerPlaces: createPrinterPlaces({ relaxed: config.relaxedLimits }),
    switches: createSwitches(config, log),
    protection,
    security,
    codeKey: codeKeyOf(secret),
    recipientKey: recipientKeyOf(secret),
    contractLinkSecret: contractLinkSecretOf(secret),
    newId,
    now,
    log,
    metrics,
    secret,
    formerSecrets,
    steadyNow,
    ...own,
    ports: measurePorts({ ...ports, ...own.ports }, metrics),
  }
}

/** Every port with its calls timed; a seal's authority is no service of every purchase. */
function measurePorts(ports: Ports, { outsideCalls }: Parts['metrics']): Ports {
  return {
    ...ports,
    acquirer: measurePort(ports.acquirer, 'acquirer', outsideCalls),
    registry: measurePort(ports.registry, 'registry', outsideCalls),
    postal: measurePort(ports.postal, 'postal', outsideCalls),
    mail: measurePort(ports.mail, 'mail', outsideCalls),
    portal: measurePort(ports.portal, 'portal', outsideCalls),
  }
}
