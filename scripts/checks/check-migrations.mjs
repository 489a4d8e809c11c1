import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { MIGRATIONS } from '../../apps/server/src/migrations/migrations.ts'
import { run } from '../run.mjs'

const NAME = 'migrations that stop nobody'
/** These ran before there was a judge, and what ran is never edited. */
const RAN_BEFORE = /^00\d-/
/**
 * What the judge asks beside safety, and what stands elsewhere: `migrate.ts` limits how long a lock is waited for, runs
 * each migration once in its transaction, and the store's numbers are small.
 */
const NOT_ASKED = ['require-timeout-settings', 'prefer-robust-stmts', 'prefer-bigint-over-int']

/**
 * Puts the statements that migrations really send before squawk (<https://squawkhq.com>): what would lock a table that
 * buyers use, or break the version of before. A statement that is safe all the same says so and why:
 * `-- squawk-ignore rule`.
 */
export async function checkMigrations() {
  const judged = Object.entries(MIGRATIONS).filter(([name]) => !RAN_BEFORE.test(name))
  const { code, output } = await run('squawk', ['--version'], { quiet: true })
  if (code !== 0)
    return { name: `${NAME}: SKIPPED, squawk does not run here (${output.trim()})`, checked: 1, problems: [] }
  const problems = []
  for (const [name, migration] of judged) problems.push(...(await judge(name, migration)))
  return { name: NAME, checked: Object.keys(MIGRATIONS).length, problems }
}

/** @param {import('../../apps/server/src/migrations/store-migration.ts').StoreMigration} migration */
export async function judge(name, migration) {
  const folder = mkdtempSync(join(tmpdir(), 'migration-'))
  const file = join(folder, `${name}.sql`)
  const statements = await compile(migration)
  writeFileSync(file, `${statements.join(';\n')};\n`)
  const held = migration.isOutsideTransaction
    ? []
    : statements.filter((text) => /^\s*(?:update|delete)\b/i.test(text))
  const changes = held.map(
    (text) =>
      `${name} holds the rows of '${text.trim().split('\n')[0]}' to its end: change them outside, in batches`,
  )
  const transaction = migration.isOutsideTransaction ? [] : ['--assume-in-transaction']
  const args = ['--reporter=gcc', '--pg-version=15', `--exclude=${NOT_ASKED.join(',')}`, ...transaction]
  const { code, output } = await run('squawk', [...args, file], { quiet: true })
  rmSync(folder, { recursive: true, force: true })
  if (code === 0) return changes
  const told = output.split('\n').flatMap((line) => {
    const [, at, what] = line.split(/^.*?\.sql:(\d+):\d+: /)
    return what ? [`apps/server/src/migrations: ${name}, line ${at} of its SQL: ${what}`] : []
  })
  return told.length > 0 ? [...changes, ...told] : [`${name}: ${output}`]
}

/** The statements as PostgreSQL would get them; looks at the database find nothing. */
async function compile(migration) {
  const statements = []
  const db = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      if (!/^\s*select\b/i.test(query.sql)) statements.push(query.sql)
    },
  })
  await migration.up(db)
  return statements
}
