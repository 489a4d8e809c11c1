import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { FLAG_WORDS, readFlag } from '../config/variables.ts'
import type { Config } from '../config.ts'

/** What operators turn while the process runs. */
export interface Switches {
  maintenance(): boolean
  /** True from the moment the process was asked to end: it still answers, but is no longer ready. */
  closing(): boolean
  beginClosing(): void
  /** What the switch of all processes says; null: nobody turned it. A change is told in the log. */
  share(maintenance: boolean | null): void
  /** Reads the maintenance file again (SIGHUP), and says in the log what it found. */
  reread(): void
}

/**
 * MAINTENANCE sets the start value. The switch of all processes, a row of the database, wins over it, and a file
 * `maintenance` in the data folder over both: it is the way without a database, for this process alone. The file takes
 * the same words as the variable. One that says another, or cannot be read, closes the store and is an error in the
 * log: whoever wrote it wanted to close or open something, and what is closed by mistake is seen at once.
 */
export function createSwitches(
  config: Pick<Config, 'dataDir' | 'maintenance'>,
  log: Pick<Logger, 'info' | 'error'>,
): Switches {
  let closing = false
  let maintenance = config.maintenance
  let shared: boolean | null = null
  let file: boolean | 'unreadable' | null = null
  const decide = () => {
    maintenance = file === 'unreadable' ? true : (file ?? shared ?? config.maintenance)
    if (file !== null) return 'the maintenance file'
    return shared === null ? 'the variable MAINTENANCE' : 'the switch of all processes'
  }
  const read = () => {
    file = readFile(join(config.dataDir, 'maintenance'))
    if (file === 'unreadable')
      log.error(`the maintenance file cannot be read, or says none of ${FLAG_WORDS}: the store is closed`)
    return decide()
  }
  const stateNow = () => (maintenance ? 'closed for maintenance' : 'open')
  read()
  if (maintenance) log.info('closed for maintenance')
  return {
    maintenance: () => maintenance,
    closing: () => closing,
    beginClosing: () => {
      closing = true
    },
    share: (next) => {
      const before = maintenance
      shared = next
      const source = decide()
      if (maintenance !== before) log.info(`the store is ${stateNow()}, by ${source}`)
    },
    reread: () => {
      const source = read()
      log.info(`SIGHUP: the store is ${stateNow()}, by ${source}`)
    },
  }
}

/** Null where there is no file. */
function readFile(path: string): boolean | 'unreadable' | null {
  try {
    return readFlag(readFileSync(path, 'utf8')) ?? 'unreadable'
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? null : 'unreadable'
  }
}
