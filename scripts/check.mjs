import { checkArchitecture } from './checks/check-architecture.mjs'
import { checkCitations } from './checks/check-citations.mjs'
import { checkClassNames } from './checks/check-class-names.mjs'
import { checkCopy } from './checks/check-copy.mjs'
import { checkErrorsPage } from './checks/check-errors-page.mjs'
import { checkMachineFree } from './checks/check-machine-free.mjs'
import { checkMigrations } from './checks/check-migrations.mjs'
import { checkMutationPage } from './checks/check-mutation-page.mjs'
import { checkReferences } from './checks/check-references.mjs'
import { checkShape } from './checks/check-shape.mjs'
import { checkSql } from './checks/check-sql.mjs'
import { checkThemes } from './checks/check-themes.mjs'
import { checkTokens } from './checks/check-tokens.mjs'
import { checkWords } from './checks/check-words.mjs'
import { run } from './run.mjs'

/**
 * Types, lint, borders, unused code, words and shape; ends with 1 when one of them fails or looked at nothing. What a
 * tool found is kept until its files change; with `CI` set each looks at all anew.
 */
const KEPT = 'node_modules/.cache'
const whereKept = (options) => (process.env.CI ? [] : options)

/** Programs of the compiler: what runs in Node, the packages (which know no browser), the store. */
const typesOf = (name, project) => ({
  name: `types of ${name}`,
  command: 'tsc',
  args: [
    ...['-p', project, '--noEmit'],
    // On two cores the compiler's own threads wait for each other: one alone takes half of their processor time.
    '--singleThreaded',
    ...whereKept(['--incremental', '--tsBuildInfoFile', `${KEPT}/types/${name}.tsbuildinfo`]),
  ],
})

const knip = (name, folder, args) => ({
  name,
  command: 'knip',
  args: [...args, '--no-progress', ...whereKept(['--cache', '--cache-location', `${KEPT}/${folder}`])],
})

/** The types of the store's routes are written before the store's are read. */
const ROUTE_TYPES = {
  name: 'route types',
  command: 'npm',
  args: ['run', '-s', 'typegen', '-w', '@benefits/store'],
}
/** Most of them use one core, so that two run at a time: the longest begin. */
const TOOLS = [
  typesOf('node', 'tsconfig.json'),
  { ...typesOf('store', 'apps/store/tsconfig.json'), after: ROUTE_TYPES },
  { name: 'lint', command: 'biome', args: ['ci', '.'], counts: /Checked (\d+) files/ },
  knip('unused code', 'knip', []),
  {
    name: 'borders',
    command: 'depcruise',
    args: [
      ...['--config', '.dependency-cruiser.mjs'],
      ...whereKept(['--cache', `${KEPT}/borders`, '--cache-strategy', 'content']),
      ...['apps', 'packages'],
    ],
    counts: /\b(\d+) modules/,
  },
  typesOf('packages', 'packages/tsconfig.json'),
  knip('code that only tests use', 'knip-production', ['--production']),
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
  checkArchitecture,
  checkErrorsPage,
  checkMutationPage,
]
const AT_A_TIME = 2

const failures = []
await runCheck(checkThemes)
endWhereFailed()
const waiting = [...TOOLS.map((tool) => () => runTool(tool)), ...CHECKS.map((check) => () => runCheck(check))]
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

async function runTool({ name, command, args, counts, after }) {
  if (after) await runTool(after)
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
