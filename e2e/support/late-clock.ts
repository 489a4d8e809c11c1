import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A clock that a test turns on for the store that it has for itself. */
export interface LateClock {
  /** What that store is started with. */
  readonly environment: Readonly<Record<string, string>>
  readonly passDays: (days: number) => void
}

const PRELOAD = join(import.meta.dirname, 'late-clock-preload.mjs')
const DAY_MS = 86_400_000

/** A clock that is right until days pass; the process follows it within a moment. */
export function makeLateClock(): LateClock {
  const file = join(mkdtempSync(join(tmpdir(), 'loja-clock-')), 'late')
  const passDays = (days: number) => writeFileSync(file, String(Math.round(days * DAY_MS)))
  passDays(0)
  return { environment: { LATE_CLOCK: file, NODE_OPTIONS: `--import=${PRELOAD}` }, passDays }
}
