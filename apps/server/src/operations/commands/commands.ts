import { assetsKeep } from './assets-keep.ts'
import { backup } from './backup.ts'
import { backupDone } from './backup-done.ts'
import type { Command } from './command.ts'
import { configCheck } from './config-check.ts'
import { contentCheck } from './content-check.ts'
import { contentReload } from './content-reload.ts'
import { contentShow } from './content-show.ts'
import { contractVerify } from './contract-verify.ts'
import { evidenceCheck } from './evidence-check.ts'
import { evidenceLinks } from './evidence-links.ts'
import { handOverResend } from './hand-over-resend.ts'
import { jobsCancel } from './jobs-cancel.ts'
import { jobsHold, jobsRelease } from './jobs-hold.ts'
import { jobsList } from './jobs-list.ts'
import { jobsRetry } from './jobs-retry.ts'
import { jobsShow } from './jobs-show.ts'
import { leadShow } from './lead-show.ts'
import { mailResend } from './mail-resend.ts'
import { maintenanceOff, maintenanceOn, maintenanceStatus } from './maintenance-switch.ts'
import { migrateCommand } from './migrate.ts'
import { orderFind } from './order-find.ts'
import { personErase } from './person-erase.ts'
import { personExport } from './person-export.ts'
import { restore } from './restore.ts'
import { status } from './status.ts'

/** Everything that an operator may order, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  status,
  orderFind,
  leadShow,
  jobsList,
  jobsShow,
  jobsRetry,
  jobsCancel,
  jobsHold,
  jobsRelease,
  mailResend,
  handOverResend,
  contractVerify,
  evidenceCheck,
  evidenceLinks,
  migrateCommand,
  assetsKeep,
  personExport,
  personErase,
  maintenanceOn,
  maintenanceOff,
  maintenanceStatus,
  configCheck,
  contentCheck,
  contentShow,
  contentReload,
  backupDone,
  backup,
  restore,
]
