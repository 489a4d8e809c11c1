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
  /** Reads the maintenance file again (SIGHUP), and says in the log what it found. */
  reread(): void
}

/**
 * MAINTENANCE sets the start value; a file `maintenance` in the data folder wins over it, since a running process's
 * variables cannot be changed from outside. The file takes the same words. One that says another, or cannot be read,
 * closes the store and is an error in the log: whoever wrote it wanted to close or open something, and what is closed
 * by mistake is seen at once.
 */
export function createSwitches(
  config: Pick<Config, 'dataDir' | 'maintenance'>,
  log: Pick<Logger, 'info' | 'error'>,
): Switches {
  let closing = false
  let maintenance = config.maintenance
  const read = () => {
    const file = readFile(join(config.dataDir, 'maintenance'))
    if (file === 'unreadable')
      log.error(`the maintenance file cannot be read, or says none of ${FLAG_WORDS}: the store is closed`)
    maintenance = file === 'unreadable' ? true : (file ?? config.maintenance)
    return file === null ? 'the variable MAINTENANCE' : 'the maintenance file'
  }
  read()
  if (maintenance) log.info('closed for maintenance')
  return {
    maintenance: () => maintenance,
    closing: () => closing,
    beginClosing: () => {
      closing = true
    },
    reread: () => {
      const source = read()
      log.info(`SIGHUP: the store is ${maintenance ? 'closed for maintenance' : 'open'}, by ${source}`)
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
