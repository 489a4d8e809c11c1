import { join } from 'node:path'
import { DEFAULT_ROOT } from '@benefits/content/default-root'
import { loadContent } from '@benefits/content/load-content'
import { outboxPortal } from './adapters/portal/outbox.ts'
import { webhookPortal } from './adapters/portal/webhook.ts'
import type { Config } from './config.ts'
import { openDatabase } from './database/open-database.ts'
import { createJobs } from './jobs/create-jobs.ts'
import { outboxFolder } from './outbox-page/read-outbox.ts'
import type { Platform } from './platform.ts'
import type { Mail } from './ports/mail.ts'
import type { Portal } from './ports/portal.ts'
import { createLog } from './process/create-log.ts'
import { loadSecret } from './process/load-secret.ts'
import { createMetrics } from './process/metrics.ts'
import { createSwitches } from './process/switches.ts'
import { createProtection } from './protection/create-protection.ts'
import { createSecurity } from './protection/security-events.ts'

const now = () => new Date()

/** Opens and reads everything that a process stands on; rejects with a readable message where it cannot. */
export async function createPlatform(config: Config): Promise<Platform> {
  const log = createLog(config)
  const opening = openDatabase(config)
  const [content, mail, database] = await Promise.all([
    loadContent(config.contentDir ?? DEFAULT_ROOT),
    createMail(config),
    opening,
  ]).catch(async (error) => {
    await opening.then((database) => database.close()).catch(() => {})
    throw error
  })
  const metrics = createMetrics({ withProcess: true })
  const secret = loadSecret(config)
  database.away.watch((away) => {
    if (away) log.error({ err: away.cause ?? away, reason: away.reason }, 'the database is away')
    else log.info('the database is back')
  })
  return {
    config,
    database,
    jobs: createJobs(database, log),
    content,
    mail,
    portal: createPortal(config),
    log,
    metrics,
    switches: createSwitches(config),
    protection: createProtection({ database, secret, relaxed: config.relaxedLimits }),
    security: createSecurity({ log, metrics }),
    secret,
    now,
  }
}

/** The mail library of the chosen adapter alone is loaded; that of the outbox with the first message. */
async function createMail(config: Config): Promise<Mail> {
  const { adapter, from, smtpUrl, tls } = config.mail
  if (adapter === 'smtp' && smtpUrl) {
    const { smtpMail } = await import('./adapters/mail/smtp.ts')
    return smtpMail({ url: smtpUrl, from, tls })
  }
  let outbox: Promise<Mail> | undefined
  const open = async () => {
    const { outboxMail } = await import('./adapters/mail/outbox.ts')
    return outboxMail(outboxFolder(config), from, now)
  }
  return {
    send: async (message) => {
      outbox ??= open()
      await (await outbox).send(message)
    },
  }
}

function createPortal({ portal, dataDir }: Config): Portal {
  const { adapter, webhookUrl, webhookSecret } = portal
  if (adapter === 'webhook' && webhookUrl && webhookSecret) {
    return webhookPortal({ url: webhookUrl, secret: webhookSecret }, now)
  }
  return outboxPortal(join(dataDir, 'portal'))
}
