import * as z from 'zod'
import { type AcquirerSettings, acquirerRules, acquirerVariables, toAcquirer } from './config/acquirer.ts'
import { type ClientSettings, clientRules, clientVariables, toClient } from './config/client.ts'
import { type DataSettings, dataRules, dataVariables, toData } from './config/data.ts'
import { type DocumentSettings, documentRules, documentVariables, toDocuments } from './config/documents.ts'
import { type LookupSettings, lookupRules, lookupVariables, toLookups } from './config/lookups.ts'
import { type MailSettings, mailRules, mailVariables, toMail } from './config/mail.ts'
import {
  type MonitoringSettings,
  monitoringRules,
  monitoringVariables,
  toMonitoring,
} from './config/monitoring.ts'
import { type PortalSettings, portalRules, portalVariables, toPortal } from './config/portal.ts'
import { type ProcessSettings, processRules, processVariables, toProcess } from './config/process.ts'
import { type RetentionSettings, retentionVariables, toRetention } from './config/retention.ts'
import { sandboxRules, sandboxVariables } from './config/sandboxes.ts'
import { type SealSettings, sealRules, sealVariables, sealVariablesOf, toSeal } from './config/seal.ts'
import { type StoreSettings, storeVariables, toStore } from './config/store.ts'
import { ofIssuers, type Rule } from './config/variables.ts'

/** Every variable of the environment that a process reads. */
export const environment = z.object({
  ...processVariables,
  ...dataVariables,
  ...documentVariables,
  ...clientVariables,
  ...mailVariables,
  ...portalVariables,
  ...lookupVariables,
  ...acquirerVariables,
  ...sandboxVariables,
  ...sealVariables,
  ...monitoringVariables,
  ...storeVariables,
  ...retentionVariables,
})

type Environment = z.infer<typeof environment>

const RULES: readonly Rule<Environment>[] = [
  ...processRules,
  ...dataRules,
  [
    'ROLE',
    (env) => env.ROLE !== 'both' && !env.DATABASE_URL,
    'divides what needs DATABASE_URL: the embedded database serves one process',
  ],
  ...documentRules,
  ...clientRules,
  ...mailRules,
  ...portalRules,
  ...lookupRules,
  ...acquirerRules,
  ...sandboxRules,
  ...sealRules,
  ...monitoringRules,
]

/** The settings of one process, read once at start. Times are named with their unit. */
export interface Config
  extends ProcessSettings,
    DataSettings,
    ClientSettings,
    LookupSettings,
    StoreSettings,
    RetentionSettings {
  readonly documents: DocumentSettings
  readonly mail: MailSettings
  readonly portal: PortalSettings
  readonly acquirer: AcquirerSettings
  readonly seal: SealSettings
  /** Null: traces and metrics go nowhere but to the log and `/metrics`. */
  readonly monitoring: MonitoringSettings | null
}

/**
 * Reads the environment variables of docs/operations.md. Throws an Error that names every variable that is wrong and
 * why; its values are never repeated, since some are secrets.
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  )
  const read = environment.safeParse(given)
  const problems = read.success
    ? RULES.filter(([, broken]) => broken(read.data)).map(([name, , why]) => `${name} ${why}`)
    : read.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`)
  if (!read.success || problems.length > 0) {
    throw new Error(
      `The configuration cannot be used (docs/operations.md):\n${problems.map((line) => `  ${line}`).join('\n')}`,
    )
  }
  return toConfig(read.data, given)
}

function toConfig(env: Environment, given: Readonly<Record<string, string | undefined>>): Config {
  return {
    ...toProcess(env),
    ...toData(env),
    ...toClient(env),
    ...toLookups(env),
    ...toStore(env),
    ...toRetention(env),
    documents: toDocuments(env),
    mail: toMail(env, ofIssuers(given, 'MAIL_FROM')),
    portal: toPortal(env),
    acquirer: toAcquirer(env),
    seal: toSeal(env, sealVariablesOf(given)),
    monitoring: toMonitoring(env),
  }
}
