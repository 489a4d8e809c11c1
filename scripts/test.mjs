// Everything that proves the project, in one command; plain Node ≥ 20, so that it starts in a bare clone.
import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { installParts } from './install-parts.mjs'
import { findBinaries, start, stop } from './postgres.mjs'
import { root, run } from './run.mjs'
import { hasProgram, installPackages } from './system-packages.mjs'
import { readReport } from './test-reports.mjs'
import { keepPassed, stateOf, unchangedSteps } from './unchanged-steps.mjs'

const REPORTS = join(root, 'test-results')
const POSTGRES_PORT = Number(process.env.TEST_POSTGRES_PORT ?? 55_433)
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
/** Most journeys are driven in it where it is there (e2e/support/browsers.ts): it is not needed, and saves minutes. */
const ENGINE_ALONE = '/usr/bin/chromium-headless-shell'
const given = process.env.TEST_DATABASE_URL
/**
 * The font that pages are drawn in until their own comes: with another one texts break elsewhere, and tests of layout
 * fail.
 */
const FONTS = '/usr/share/fonts/truetype/liberation'
/** Some 250 hirings on each database, each sent several times; `npm run test:faults` sends more. */
const FAULT_BUYERS = process.env.FAULT_BUYERS ?? '80'

/** Files in memory on Linux; a container has 64 MB of it unless it is told otherwise. */
const MEMORY = '/dev/shm'
/** Bytes, of which tests use a fourth. */
const LEAST_MEMORY = 8 * 1024 ** 3

installParts()
installSystemParts()
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

// Every test's own folder goes with it.
const scratch = mkdtempSync(join(scratchHome(), 'loja-tests-'))
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
const postgresDir = mkdtempSync(join(tmpdir(), 'loja-postgres-'))
const databaseUrl = given ?? start(postgresDir, POSTGRES_PORT)
if (!databaseUrl)
  fail('PostgreSQL is neither installed nor installable here: the tests run on both databases.')
if (!existsSync(CHROMIUM)) fail(`No Chromium at ${CHROMIUM}: set CHROMIUM to its path.`)

const vitest = (project) => ({
  command: 'vitest',
  args: [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=test-results/${project}.json`,
  ],
  report: `${project}.json`,
})
const IN_SCRATCH = { TMPDIR: scratch }
const STEPS = [
  { name: 'check', command: 'node', args: ['scripts/check.mjs'] },
  { name: 'unit', ...vitest('unit') },
  { name: 'build', command: 'npm', args: ['run', '-s', 'build'] },
  { name: 'budgets', command: 'node', args: ['scripts/budgets.mjs'] },
  { name: 'own issuer', command: 'node', args: ['scripts/prove-own-issuer.mjs'] },
  { name: 'calls', ...vitest('calls'), env: IN_SCRATCH },
  { name: 'faults', ...vitest('faults') },
  { name: 'attacks', ...vitest('attacks'), env: IN_SCRATCH },
  { name: 'attacks beside buying', ...vitest('attacks-beside'), env: IN_SCRATCH },
  {
    name: 'journeys',
    command: 'playwright',
    args: ['test', '-c', 'e2e/playwright.config.ts'],
    report: 'e2e.json',
  },
]

const unchanged = unchangedSteps()
let passed = 0
let failed = 0
let skipped = 0
const failures = []
/** What went wrong, told once more at the end, where whoever opens a long log looks first. */
const told = []
for (const { name, command, args, report, env } of STEPS) {
  const before = unchanged.get(name)
  if (before) {
    console.log(`\n── ${name}: as it was when it passed (CI=true runs it again)`)
    passed += before.passed
    skipped += before.skipped
    continue
  }
  const began = Date.now()
  const state = stateOf(name)
  console.log(`\n── ${name}`)
  const { code } = await run(command, args, {
    env: { TEST_DATABASE_URL: databaseUrl, FAULT_BUYERS, ...env },
  })
  const counts = report
    ? readReport(join(REPORTS, report))
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, failures: [] }
  told.push(...counts.failures.map((failure) => `✗ ${name}: ${failure}`))
  passed += counts.passed
  failed += counts.failed
  skipped += counts.skipped
  const ranNothing = counts.passed + counts.failed === 0
  if (code !== 0 || ranNothing) failures.push(name)
  else keepPassed(name, state, counts)
  if (code !== 0 && counts.failed === 0) failed += 1
  console.log(
    `── ${name}: ${code === 0 && !ranNothing ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - began) / 1000)} s`,
  )
}
if (!given) stop(postgresDir)
rmSync(postgresDir, { recursive: true, force: true })
if (told.length > 0) console.log(`\n${told.join('\n\n')}`)
if (failures.length > 0) console.log(`\nfailed: ${failures.join(', ')}`)
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exit(failures.length > 0 ? 1 : 0)

/**
 * Where tests make their folders: hundreds of databases of 40 MB each are filled, waited for and dropped, some twenty
 * at a time. In memory that takes a fifth of the time; on the disk where there is none to spare.
 */
function scratchHome() {
  if (process.env.TMPDIR || !existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return Math.min(bavail * bsize, freemem()) < LEAST_MEMORY ? tmpdir() : MEMORY
}

/** Chromium, PostgreSQL and the tools that judge, from the system's packages where they are missing. */
function installSystemParts() {
  const needed = [
    ...(existsSync(CHROMIUM) ? [] : ['chromium']),
    ...(given || findBinaries() ? [] : ['postgresql']),
    // The judge of sealed contracts.
    ...(hasProgram('pdfsig') ? [] : ['poppler-utils']),
    ...(hasProgram('openssl') ? [] : ['openssl']),
    // The camera that QR codes are held before.
    ...(hasProgram('zbarimg') ? [] : ['zbar-tools']),
  ]
  const wanted = process.env.CHROMIUM
    ? []
    : [
        ...(existsSync(ENGINE_ALONE) ? [] : ['chromium-headless-shell']),
        ...(existsSync(FONTS) ? [] : ['fonts-liberation']),
      ]
  if (needed.length > 0 && !installPackages(needed))
    fail(`The tests need ${needed.join(' and ')}: install them with your system's package manager.`)
  if (wanted.length > 0 && !installPackages(wanted)) console.log('going on without')
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
