import { hkdfSync } from 'node:crypto'
import { cieloAcquirer } from './adapters/acquirer/cielo.ts'
import { sandboxAcquirer } from './adapters/acquirer/sandbox.ts'
import { createRangesDirectory } from './adapters/postal/ranges.ts'
import { createViaCepDirectory } from './adapters/postal/via-cep.ts'
import { withBlockList } from './adapters/registry/block-list.ts'
import { createBrasilApiRegistry } from './adapters/registry/brasil-api.ts'
import { createSandboxRegistry } from './adapters/registry/sandbox.ts'
import { createContractRenderer } from './contract-pdf/contract-renderer.ts'
import { newId } from './database/new-id.ts'
import type { Parts, Ports } from './parts.ts'
import type { Platform } from './platform.ts'
import type { Acquirer } from './ports/acquirer.ts'
import type { PostalDirectory } from './ports/postal.ts'
import type { CompanyRegistry } from './ports/registry.ts'
import { createSteadyClock } from './process/steady-clock.ts'
import { findHiredChannel } from './repositories/contracted-products.ts'
import { recipientKeyOf } from './services/opt-out/recipient.ts'

/**
 * Puts the parts of a process together. Registry, postal directory and acquirer are chosen by configuration, unless a
 * test brings its own.
 */
export function createParts(platform: Platform, ports: Partial<Ports> = {}): Parts {
  const { config, content, database, jobs, log, mail, portal, now, protection, secret, security } = platform
  const steadyNow = createSteadyClock(now)
  return {
    config,
    content,
    database,
    jobs,
    log,
    now,
    protection,
    security,
    newId,
    steadyNow,
    ports: {
      registry: chooseRegistry({ ...platform, now: steadyNow }),
      postal: choosePostal({ ...platform, now: steadyNow }),
      acquirer: chooseAcquirer(platform),
      mail,
      portal,
      ...ports,
    },
    contracts: createContractRenderer(),
    codeKey: Buffer.from(hkdfSync('sha256', secret, '', 'verification codes', 32)),
    recipientKey: recipientKeyOf(secret),
  }
}

function chooseAcquirer({ config: { acquirer } }: Platform): Acquirer {
  const { adapter, url, queryUrl, merchantId, merchantKey } = acquirer
  if (adapter === 'cielo' && merchantId && merchantKey) {
    return cieloAcquirer({ url, queryUrl, merchantId, merchantKey })
  }
  return sandboxAcquirer()
}

function chooseRegistry({ config, database, log, now }: Platform): CompanyRegistry {
  const { adapter, brasilApiUrl, blocked } = config.registry
  if (adapter === 'sandbox') return withBlockList(createSandboxRegistry(), blocked)
  const contractedChannel: CompanyRegistry['contractedChannel'] = (cnpj, issuer) =>
    findHiredChannel(database.kysely, { issuer, cnpj })
  return withBlockList(
    createBrasilApiRegistry({ url: brasilApiUrl }, { now, log, contractedChannel }),
    blocked,
  )
}

function choosePostal({ config: { postal }, log, now }: Platform): PostalDirectory {
  return postal.adapter === 'ranges' ? createRangesDirectory() : createViaCepDirectory(postal, { now, log })
}
