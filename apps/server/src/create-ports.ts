import { join } from 'node:path'
import { cieloAcquirer } from './adapters/acquirer/cielo.ts'
import { sandboxAcquirer } from './adapters/acquirer/sandbox.ts'
import { mailSenders } from './adapters/mail/mail-senders.ts'
import { openObjects } from './adapters/objects/open-objects.ts'
import { outboxPortal } from './adapters/portal/outbox.ts'
import { webhookPortal } from './adapters/portal/webhook.ts'
import { createRangesDirectory } from './adapters/postal/ranges.ts'
import { createViaCepDirectory } from './adapters/postal/via-cep.ts'
import { withBlockList } from './adapters/registry/block-list.ts'
import { createBrasilApiRegistry } from './adapters/registry/brasil-api.ts'
import { createSandboxRegistry } from './adapters/registry/sandbox.ts'
import { postalAnswerShape, registryAnswerShape } from './adapters/upstream/answer-shapes.ts'
import { type GroundWorks, lookUpGround } from './adapters/upstream/look-up-ground.ts'
import type { Config } from './config.ts'
import { outboxFolder } from './outbox-page/read-outbox.ts'
import type { Parts, Ports } from './parts.ts'
import type { Acquirer } from './ports/acquirer.ts'
import { type DocumentSeal, NO_SEAL } from './ports/document-seal.ts'
import type { Mail } from './ports/mail.ts'
import type { Portal } from './ports/portal.ts'
import type { PostalDirectory } from './ports/postal.ts'
import type { CompanyRegistry } from './ports/registry.ts'

type Settings = Config['acquirer']

/** What adapters work with. */
type Works = Pick<Parts, 'config' | 'log' | 'now' | 'steadyNow' | 'content'> & GroundWorks

/** The adapters that configuration chooses. */
export async function createPorts(works: Works): Promise<Ports> {
  return {
    registry: createRegistry(works),
    postal: createPostal(works),
    acquirer: ACQUIRERS[works.config.acquirer.adapter](works.config.acquirer),
    mail: await createMail(works),
    portal: createPortal(works),
    seal: await createSeal(works),
    objects: await openObjects(works.config),
  }
}

function createRegistry(works: Works): CompanyRegistry {
  const { config, log, steadyNow: now } = works
  const { adapter, brasilApiUrl, blocked } = config.registry
  if (adapter === 'sandbox') return withBlockList(createSandboxRegistry(), blocked)
  const ground = lookUpGround('registry', registryAnswerShape, works)
  return withBlockList(createBrasilApiRegistry({ url: brasilApiUrl }, { now, log, ground }), blocked)
}

function createPostal(works: Works): PostalDirectory {
  const { config, log, steadyNow: now } = works
  if (config.postal.adapter === 'ranges') return createRangesDirectory()
  const ground = lookUpGround('postal', postalAnswerShape, works)
  return createViaCepDirectory(config.postal, { now, log, ground })
}

/** Who holds money on cards, by `ACQUIRER`. */
const ACQUIRERS = {
  sandbox: () => sandboxAcquirer(),
  cielo: ({ url, queryUrl, merchantId, merchantKey }) => {
    if (!merchantId || !merchantKey) throw new Error('ACQUIRER=cielo needs its merchant’s id and key.')
    return cieloAcquirer({ url, queryUrl, merchantId, merchantKey })
  },
} as const satisfies Record<Settings['adapter'], (settings: Settings) => Acquirer>

/** The mail library of the chosen adapter alone is loaded; that of the outbox with the first message. */
async function createMail({ config, content, now }: Works): Promise<Mail> {
  const { adapter, smtpUrl, tls } = config.mail
  const senderOf = mailSenders(config.mail, content)
  if (adapter === 'smtp' && smtpUrl) {
    const { smtpMail } = await import('./adapters/mail/smtp.ts')
    return smtpMail({ url: smtpUrl, senderOf, tls })
  }
  let outbox: Promise<Mail> | undefined
  const open = async () => {
    const { outboxMail } = await import('./adapters/mail/outbox.ts')
    return outboxMail(outboxFolder(config), senderOf, now)
  }
  return {
    send: async (message) => {
      outbox ??= open()
      await (await outbox).send(message)
    },
  }
}

function createPortal({ config: { portal, dataDir }, now }: Works): Portal {
  const { adapter, webhookUrl: url, webhookSecrets: secrets } = portal
  if (adapter === 'webhook' && url) return webhookPortal({ url, secrets }, now)
  return outboxPortal(join(dataDir, 'portal'))
}

/** Its libraries are loaded where a certificate is configured alone. */
async function createSeal({ config: { seal }, content, now }: Works): Promise<DocumentSeal> {
  if (seal.common === null && seal.ofIssuers.size === 0) return NO_SEAL
  const { padesSeal } = await import('./adapters/seal/pades-seal.ts')
  return padesSeal(seal, { issuers: new Set(content.keys()), now })
}
