import { checkCitations } from './checks/check-citations.mjs'
import { checkClassNames } from './checks/check-class-names.mjs'
import { checkCopy } from './checks/check-copy.mjs'
import { checkErrorsPage } from './checks/check-errors-page.mjs'
import { checkExpressions } from './checks/check-expressions.mjs'
import { checkMachineFree } from './checks/check-machine-free.mjs'
import { checkMigrations } from './checks/check-migrations.mjs'
import { checkReferences } from './checks/check-references.mjs'
import { checkShape } from './checks/check-shape.mjs'
import { checkSql } from './checks/check-sql.mjs'
import { checkThemes } from './checks/check-themes.mjs'
import { checkTokens } from './checks/check-tokens.mjs'
import { checkWords } from './checks/check-words.mjs'
import { run } from './run.mjs'

/**
 * Types, lint, borders, unused code, words, shape and expressions; ends with 1 when one of them fails or looked at
 * nothing.
 */
const TYPE_PROJECTS = [
  'tsconfig.json',
  'packages/domain/tsconfig.test.json',
  'packages/copy/tsconfig.test.json',
  'packages/help/tsconfig.test.json',
  'packages/wire/tsconfig.test.json',
  'packages/content/tsconfig.json',
  'apps/server/tsconfig.json',
  'apps/store/tsconfig.json',
]

/** What the types of the store's routes are read from: before anything else looks at them. */
const ROUTE_TYPES = {
  name: 'route types',
  command: 'npm',
  args: ['run', '-s', 'typegen', '-w', '@benefits/store'],
}

/** Most of them use one core, so that two run at a time: the longest begin. */
const TOOLS = [
  ...TYPE_PROJECTS.map((project) => ({
    name: `types of ${project}`,
    command: 'tsc',
    // On two cores the compiler's own threads wait for each other: one alone takes half of their processor time.
    args: ['-p', project, '--noEmit', '--singleThreaded'],
  })),
  { name: 'lint', command: 'biome', args: ['ci', '.'], counts: /Checked (\d+) files/ },
  { name: 'unused code', command: 'knip', args: ['--no-progress'] },
  { name: 'code that only tests use', command: 'knip', args: ['--production', '--no-progress'] },
  {
    name: 'borders',
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser.mjs', 'apps', 'packages'],
    counts: /\b(\d+) modules/,
  },
]
const CHECKS = [
  checkShape,
  checkSql,
  checkMigrations,
  checkTokens,
  checkClassNames,
  checkMachineFree,
  checkCopy,
  checkWords,
  checkReferences,
  checkCitations,
  checkErrorsPage,
]
const AT_A_TIME = 2

const failures = []
await runTool(ROUTE_TYPES)
await runCheck(checkThemes)
endWhereFailed()
// The judge of expressions is a process of its own, and the longest of all where nothing is kept of a run before.
const waiting = [
  () => runCheck(checkExpressions),
  ...TOOLS.map((tool) => () => runTool(tool)),
  ...CHECKS.map((check) => () => runCheck(check)),
]
await Promise.all(Array.from({ length: AT_A_TIME }, runNext))
endWhereFailed()

function endWhereFailed() {
  if (failures.length === 0) return
  console.error(`\nfailed: ${failures.join(', ')}`)
  process.exit(1)
}

async function runNext() {
  for (let next = waiting.shift(); next; next = waiting.shift()) await next()
}

async function runTool({ name, command, args, counts }) {
  const { code, output } = await run(command, args, { quiet: true })
  const looked = counts ? Number(counts.exec(output)?.[1] ?? 0) : 1
  const isFine = code === 0 && looked > 0
  tell(isFine, name, counts ? looked : undefined, isFine ? [] : [output])
}

async function runCheck(check) {
  const { name, checked, problems } = await check()
  tell(
    checked > 0 && problems.length === 0,
    name,
    checked,
    problems.map((problem) => `  ${problem}`),
  )
}

function tell(isFine, name, counted, problems) {
  console.log(`${isFine ? 'ok  ' : 'FAIL'} ${name}${counted === undefined ? '' : ` (${counted})`}`)
  if (isFine) return
  failures.push(name)
  for (const problem of problems) console.log(problem)
}
