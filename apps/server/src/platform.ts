import type { IssuerContent } from '@benefits/domain/catalogue/issuer'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Mail } from './ports/mail.ts'
import type { Portal } from './ports/portal.ts'
import type { Metrics } from './process/metrics.ts'
import type { Switches } from './process/switches.ts'
import type { Protection } from './protection/create-protection.ts'
import type { Security } from './protection/security-events.ts'

/** What every part of the server stands on; made once by `main.ts` and by each test. */
export interface Platform {
  readonly config: Config
  readonly database: Database
  readonly jobs: Jobs
  /** Every issuer by its code, main issuer first. */
  readonly content: ReadonlyMap<string, IssuerContent>
  readonly mail: Mail
  readonly portal: Portal
  readonly log: Logger
  readonly metrics: Metrics
  readonly switches: Switches
  /** Limits that hold over all processes. */
  readonly protection: Protection
  /** Tells operators of what may be an attack. */
  readonly security: Security
  /** Signs tokens and keys hashes; the same in all processes of one store. */
  readonly secret: Uint8Array
  readonly now: () => Date
}
