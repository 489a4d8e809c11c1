import { checkBareTexts } from './checks/check-bare-texts.mjs'
import { checkCitations } from './checks/check-citations.mjs'
import { checkCopy } from './checks/check-copy.mjs'
import { checkErrorsPage } from './checks/check-errors-page.mjs'
import { checkExpressions } from './checks/check-expressions.mjs'
import { checkMachineFree } from './checks/check-machine-free.mjs'
import { checkReferences } from './checks/check-references.mjs'
import { checkShape } from './checks/check-shape.mjs'
import { checkSql } from './checks/check-sql.mjs'
import { checkTokens } from './checks/check-tokens.mjs'
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

const TOOLS = [
  { name: 'lint', command: 'biome', args: ['ci', '.'], counts: /Checked (\d+) files/ },
  { name: 'route types', command: 'npm', args: ['run', '-s', 'typegen', '-w', '@benefits/store'] },
  ...TYPE_PROJECTS.map((project) => ({
    name: `types of ${project}`,
    command: 'tsc',
    args: ['-p', project, '--noEmit'],
  })),
  {
    name: 'borders',
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser.mjs', 'apps', 'packages'],
    counts: /\b(\d+) modules/,
  },
  { name: 'unused code', command: 'knip', args: ['--no-progress'] },
  { name: 'code that only tests use', command: 'knip', args: ['--production', '--no-progress'] },
]

const failures = []
for (const { name, command, args, counts } of TOOLS) {
  const { code, output } = await run(command, args, { quiet: true })
  const looked = counts ? Number(counts.exec(output)?.[1] ?? 0) : 1
  const isFine = code === 0 && looked > 0
  console.log(`${isFine ? 'ok  ' : 'FAIL'} ${name}${counts ? ` (${looked})` : ''}`)
  if (!isFine) {
    failures.push(name)
    console.log(output)
  }
}
const CHECKS = [
  checkShape,
  checkSql,
  checkTokens,
  checkBareTexts,
  checkMachineFree,
  checkCopy,
  checkReferences,
  checkCitations,
  checkErrorsPage,
  checkExpressions,
]
for (const check of CHECKS) {
  const { name, checked, problems } = await check()
  const isFine = checked > 0 && problems.length === 0
  console.log(`${isFine ? 'ok  ' : 'FAIL'} ${name} (${checked})`)
  if (!isFine) {
    failures.push(name)
    for (const problem of problems) console.log(`  ${problem}`)
  }
}
if (failures.length > 0) {
  console.error(`\nfailed: ${failures.join(', ')}`)
  process.exit(1)
}
