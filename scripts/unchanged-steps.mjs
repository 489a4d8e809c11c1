import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './run.mjs'
import { isBuildStale } from './stale-build.mjs'

const PASSED = join(root, 'node_modules/.cache/passed-steps.json')

const OF_BUILD = /^(?:e2e|operations|bench|docs|apps\/server\/(?:test|attacks|faults))\//
const OF_ATTACKS = /^(?:e2e|operations|bench|docs|apps\/server\/faults)\//
/** Folders that a step of `npm test` reads nothing of: it stands on all else, so that a new folder is never missed. */
const LEFT_OUT = {
  check: /^$/,
  unit: /^(?:e2e|operations|apps\/server\/(?:test|attacks|faults))\//,
  build: OF_BUILD,
  budgets: OF_BUILD,
  'own issuer': /^(?:e2e|operations|bench|apps\/server\/(?:attacks|faults))\//,
  calls: /^(?:e2e|bench|apps\/server\/(?:attacks|faults))\//,
  faults: /^(?:e2e|operations|bench|docs|apps\/server\/attacks)\//,
  attacks: OF_ATTACKS,
  'attacks beside buying': OF_ATTACKS,
  journeys: /^(?:operations|bench|apps\/server\/(?:attacks|faults))\//,
}

/**
 * The steps that passed and whose files are as they were then, by name, with what they counted; none with `CI` set.
 */
export function unchangedSteps() {
  const passed = process.env.CI ? {} : read()
  const unchanged = Object.entries(passed).filter(
    ([name, { state }]) => state === stateOf(name) && !(name === 'build' && isBuildStale()),
  )
  return new Map(unchanged.map(([name, { counts }]) => [name, counts]))
}

/** Keeps that a step passed, unless something it reads has changed since `state`. */
export function keepPassed(name, state, counts) {
  if (state !== stateOf(name)) return
  mkdirSync(dirname(PASSED), { recursive: true })
  writeFileSync(PASSED, JSON.stringify({ ...read(), [name]: { state, counts } }, null, 1))
}

/** One text for all that a step reads: names and contents of the project's files, and how many buyers are asked for. */
export function stateOf(name) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  })
  const hash = createHash('sha256').update(process.env.FAULT_BUYERS ?? '')
  for (const path of new Set(listed.split('\n'))) {
    const file = join(root, path)
    if (path === '' || LEFT_OUT[name].test(path) || !existsSync(file)) continue
    hash.update(`${path}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function read() {
  try {
    return JSON.parse(readFileSync(PASSED, 'utf8'))
  } catch {
    return {}
  }
}
