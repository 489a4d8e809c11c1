import type { ContractRenderer } from './contract-pdf/contract-renderer.ts'
import type { Platform } from './platform.ts'
import type { Acquirer } from './ports/acquirer.ts'
import type { Mail } from './ports/mail.ts'
import type { Portal } from './ports/portal.ts'
import type { PostalDirectory } from './ports/postal.ts'
import type { CompanyRegistry } from './ports/registry.ts'

/** The outside world, each behind its port. */
export interface Ports {
  readonly registry: CompanyRegistry
  readonly postal: PostalDirectory
  readonly mail: Mail
  readonly portal: Portal
  readonly acquirer: Acquirer
}

/** Everything that a call or a job's handler works with, made once per process. */
export interface Parts
  extends Pick<
    Platform,
    'config' | 'content' | 'database' | 'jobs' | 'log' | 'now' | 'protection' | 'security'
  > {
  readonly ports: Ports
  /** Makes contracts' PDFs in worker threads. */
  readonly contracts: ContractRenderer
  /** Secret key of the verification codes. */
  readonly codeKey: Buffer
  /** Secret key under which recipients of mail are hashed. */
  readonly recipientKey: Buffer
  readonly newId: () => string
  /** Never set back while the process runs: for what must end in time. */
  readonly steadyNow: () => Date
}
