import { growth } from './load/growth.ts'
import { processes } from './load/processes.ts'
import { LOADS, type LoadName, runLoads } from './load/run-loads.ts'
import { entries } from './page/entries.ts'
import { landing } from './page/landing.ts'
import { presses } from './page/presses.ts'
import { steps } from './page/steps.ts'
import { keepResults } from './results.ts'
import type { Row } from './row.ts'
import { startTime } from './start-time.ts'

/** `npm run bench [name…]`: runs the named measurements, or all, and writes their rows into RESULTS.md. */
const ALONE: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  start: startTime,
  landing,
  entries,
  steps,
  presses,
  processes,
  growth,
}

const given = process.argv.slice(2)
const names = given.length > 0 ? given : [...Object.keys(ALONE), ...Object.keys(LOADS)]
const unknown = names.filter((name) => !(name in ALONE) && !isLoad(name))
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(', ')}: ${[...Object.keys(ALONE), ...Object.keys(LOADS)].join(', ')}.`,
  )
  process.exit(2)
}

const rows: Row[] = []
for (const name of names) rows.push(...((await ALONE[name]?.()) ?? []))
const loads = names.filter(isLoad)
if (loads.length > 0) rows.push(...(await runLoads(loads)))
keepResults(['npm run bench', ...(given.length > 0 ? ['--', ...given] : [])].join(' '), rows)
for (const { what, toReach, measured, isReached } of rows) {
  console.log(`${isReached ? 'reached' : 'MISSED '}  ${what}: ${measured} (${toReach})`)
}

function isLoad(name: string): name is LoadName {
  return Object.hasOwn(LOADS, name)
}
