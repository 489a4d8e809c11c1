import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { OWN_FILE } from '../../database/private-files.ts'

const FILE = 'last-backup'

/** Writes down when the embedded database of `dataDir` was last copied: beside it, since it was closed meanwhile. */
export function noteBackup(dataDir: string, at: Date): void {
  writeFileSync(join(dataDir, FILE), `${at.toISOString()}\n`, { mode: OWN_FILE })
}

/** When the embedded database was last copied; null where it never was, and with PostgreSQL. */
export function lastBackup({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): Date | null {
  if (databaseUrl) return null
  try {
    const at = new Date(readFileSync(join(dataDir, FILE), 'utf8').trim())
    return Number.isNaN(at.getTime()) ? null : at
  } catch {
    return null
  }
}
