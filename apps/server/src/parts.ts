import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { ContractRenderer } from './contract-pdf/contract-renderer.ts'
import type { Database } from './database/database.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Acquirer } from './ports/acquirer.ts'
import type { DocumentSeal } from './ports/document-seal.ts'
import type { Mail } from './ports/mail.ts'
import type { ObjectStore } from './ports/object-store.ts'
import type { Portal } from './ports/portal.ts'
import type { PostalDirectory } from './ports/postal.ts'
import type { CompanyRegistry } from './ports/registry.ts'
import type { LiveContent } from './process/live-content.ts'
import type { Metrics } from './process/metrics.ts'
import type { Switches } from './process/switches.ts'
import type { Protection } from './protection/create-protection.ts'
import type { PrinterPlaces } from './protection/printer-places.ts'
import type { Programs } from './protection/programs.ts'
import type { Security } from './protection/security-events.ts'

/** The outside world, each behind its port. */
export interface Ports {
  readonly registry: CompanyRegistry
  readonly postal: PostalDirectory
  readonly mail: Mail
  readonly portal: Portal
  readonly acquirer: Acquirer
  readonly seal: DocumentSeal
  /** Where documents of concluded orders are kept; null: in their rows. */
  readonly objects: ObjectStore | null
}

/** What a process is made of, made once: a call, a job's handler or a page takes what it works with. */
export interface Parts {
  readonly config: Config
  readonly database: Database
  readonly jobs: Jobs
  /** Every issuer by its code, main issuer first; another one once it is read again. */
  readonly content: LiveContent
  readonly ports: Ports
  /** Makes contracts' PDFs in worker threads. */
  readonly contracts: ContractRenderer
  /** Whose document of those that visitors ask for is printed now. */
  readonly printerPlaces: PrinterPlaces
  readonly log: Logger
  readonly metrics: Metrics
  readonly switches: Switches
  /** Who may ask for tokens. */
  readonly programs: Programs
  /** Limits that hold over all processes. */
  readonly protection: Protection
  /** Tells operators of what may be an attack. */
  readonly security: Security
  /** Signs tokens and keys hashes; the same in all processes of one store. */
  readonly secret: Uint8Array
  /** Secrets of before: what they signed and hashed still counts, nothing new is made by them. */
  readonly formerSecrets: readonly Uint8Array[]
  /** Secret key of the verification codes. */
  readonly codeKey: Buffer
  /** Secret key under which recipients of mail are hashed. */
  readonly recipientKey: Buffer
  /** Secret key under which the links of contracts are made. */
  readonly contractLinkSecret: Buffer
  readonly newId: () => string
  readonly now: () => Date
  /** Never set back while the process runs: for what must end in time. */
  readonly steadyNow: () => Date
}
