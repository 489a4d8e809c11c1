import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/** What operators turn while the process runs. */
export interface Switches {
  maintenance(): boolean
  /** True from the moment the process was asked to end: it answers, but is no longer ready. */
  closing(): boolean
  beginClosing(): void
  /** Reads the maintenance file again (SIGHUP). */
  reread(): void
}

/**
 * MAINTENANCE sets the start value; a file `maintenance` in the data folder holding 1 or 0 wins over it, since a
 * running process's variables cannot be changed from outside.
 */
export function createSwitches(config: Pick<Config, 'dataDir' | 'maintenance'>): Switches {
  let closing = false
  let maintenance = config.maintenance
  const reread = () => {
    maintenance = readFile(join(config.dataDir, 'maintenance')) ?? config.maintenance
  }
  reread()
  return {
    maintenance: () => maintenance,
    closing: () => closing,
    beginClosing: () => {
      closing = true
    },
    reread,
  }
}

function readFile(path: string): boolean | null {
  try {
    return readFileSync(path, 'utf8').trim() === '1'
  } catch {
    return null
  }
}
