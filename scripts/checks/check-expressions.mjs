import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { check } from 'recheck'
import { root } from '../run.mjs'
import { collectExpressions } from './collect-expressions.mjs'
import { projectFiles } from './source-files.mjs'

const SOURCE = /^(apps\/[^/]+\/(src|app)|packages\/[^/]+\/src|scripts)\/.*\.(ts|tsx|mjs)$/
const TESTS = /\.(test|prop)\.tsx?$/

/** Expressions that no tool can judge, since they are made of parts, and why each is safe. */
const MADE = {
  'scripts/checks/find-refused-words.mjs':
    'texts of ours that were agreed to the letter, against texts of ours',
  'scripts/checks/refused-words.mjs': 'words of ours, against texts of ours',
  'scripts/test-reports.mjs': 'a colour of the terminal: one character, then digits up to the letter m',
}

const JUDGEMENTS = join(root, 'node_modules/.cache/expressions.json')
const { version } = createRequire(import.meta.url)('recheck/package.json')
/** One expression has this long before it counts as one that could not be judged. */
const PATIENCE_MS = 240_000
/**
 * An attack is judged by its steps, not by its time, which says as much of what else the machine does: with the tool's
 * own limits, of 100 ms to a second, harmless expressions were refused on a busy one.
 */
const BY_STEPS = { attackTimeout: PATIENCE_MS, incubationTimeout: PATIENCE_MS, seedingTimeout: PATIENCE_MS }

/**
 * No expression of the source may take more than linear time for any text: whoever sends the text would choose how long
 * the store stands still. `recheck` proves it; what it said is kept under `node_modules`.
 */
export async function checkExpressions() {
  const kept = readKept()
  const problems = []
  const made = new Set()
  const judged = {}
  let checked = 0
  for (const { path, text } of projectFiles(SOURCE, TESTS)) {
    for (const { source, flags, line } of collectExpressions(path, text)) {
      checked += 1
      if (source === undefined) {
        made.add(path)
        if (!MADE[path])
          problems.push(`${path}:${line}: made of parts; write it out, or name it with its reason`)
        continue
      }
      const expression = `/${source}/${flags}`
      judged[expression] ??= kept[expression] ?? (await judge(source, flags))
      if (judged[expression] !== 'linear')
        problems.push(`${path}:${line}: ${expression} is ${judged[expression]}`)
    }
  }
  for (const path of Object.keys(MADE))
    if (!made.has(path))
      problems.push(`${path}: has no expression made of parts any more; take it off the list`)
  mkdirSync(dirname(JUDGEMENTS), { recursive: true })
  writeFileSync(JUDGEMENTS, JSON.stringify({ version, judged }, null, 1))
  return { checked, problems }
}

async function judge(source, flags) {
  const { status, complexity } = await check(source, flags, { timeout: PATIENCE_MS, ...BY_STEPS })
  if (status === 'safe') return 'linear'
  return status === 'vulnerable' ? `super-linear (${complexity.summary})` : 'not judged in time'
}

function readKept() {
  try {
    const kept = JSON.parse(readFileSync(JUDGEMENTS, 'utf8'))
    return kept.version === version ? kept.judged : {}
  } catch {
    return {}
  }
}
