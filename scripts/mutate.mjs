// Breaks the domain's and the services' lines one by one and counts how many of them some test notices
// (docs/mutation.md):
//
//   npm run mutate                        all of it, and expressions; ends with 1 under the least share
//   npm run mutate -- domain              one group
//   npm run mutate -- services/payment    one room; several may be named
//   npm run mutate -- expressions         no more than whether each expression takes linear time
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkExpressions } from './checks/check-expressions.mjs'
import { percentOf, readScores } from './mutation/read-scores.mjs'
import { LEAST, PATIENCE_MS, ROOT_OF, testsOf } from './mutation/rooms.mjs'
import { allRooms, SCORES_PAGE, withScores } from './mutation/scores-page.mjs'
import { start, stop } from './postgres.mjs'
import { root, run } from './run.mjs'

const POSTGRES_PORT = Number(process.env.TEST_POSTGRES_PORT ?? 55_434)
const asked = process.argv.slice(2)
const asksExpressions = asked.length === 0 || asked.includes('expressions')
const chosen = allRooms().filter(
  ({ group, room }) => asked.length === 0 || asked.includes(group) || asked.includes(`${group}/${room}`),
)
if (chosen.length === 0 && !asksExpressions)
  fail(`Nothing is called ${asked.join(', ')}: domain, services, one of their folders, or expressions.`)

const given = process.env.TEST_DATABASE_URL
const postgresDir = mkdtempSync(join(tmpdir(), 'loja-mutation-'))
const needsDatabase = chosen.some(({ group }) => group === 'services')
const databaseUrl = needsDatabase ? (given ?? start(postgresDir, POSTGRES_PORT)) : ''
if (databaseUrl === null) fail('PostgreSQL is neither installed nor installable here: set TEST_DATABASE_URL.')
const failures = []
if (asksExpressions) await judgeExpressions()
try {
  for (const group of Object.keys(ROOT_OF)) await mutate(group)
} finally {
  if (needsDatabase && !given) stop(postgresDir)
  rmSync(postgresDir, { recursive: true, force: true })
}
if (failures.length > 0) fail(`\nfailed: ${failures.join(', ')}`)

/** `recheck` takes some 20 s for all; what it said of an expression is kept. */
async function judgeExpressions() {
  const { checked, problems } = await checkExpressions()
  console.log([...problems, `${checked} expressions, ${problems.length} of them refused`].join('\n'))
  if (checked === 0 || problems.length > 0) failures.push('expressions')
}

/** Every room is a run of its own. */
async function mutate(group) {
  const scores = []
  for (const { room } of chosen.filter((one) => one.group === group)) {
    const name = `${group}-${room}`
    const report = join(root, '.mutation/reports', `${name}.json`)
    rmSync(report, { force: true })
    const env = {
      MUTATION_NAME: name,
      MUTATION_FILES: `${ROOT_OF[group]}/${room}/**/*.ts`,
      MUTATION_TESTS: testsOf(group, room).join(' '),
      MUTATION_PATIENCE_MS: String(PATIENCE_MS[group]),
      TEST_DATABASE_URL: databaseUrl,
      // A worker is started for every broken line: what it compiles is kept.
      NODE_COMPILE_CACHE: join(root, '.mutation/compiled'),
    }
    await run('stryker', ['run', 'scripts/mutation/stryker.config.mjs'], { env })
    if (existsSync(report)) scores.push(readScores(report, group))
    else failures.push(name)
  }
  tell(group, scores)
}

function tell(group, scores) {
  if (scores.length === 0) return
  console.log(scores.flatMap(({ survivors }) => survivors).join('\n'))
  const all = scores.flatMap((score) => score.rooms)
  const unjudged = scores.reduce((sum, score) => sum + score.unjudged, 0)
  if (unjudged > 0) console.log(`\n${unjudged} could not be judged: no test loaded with them.`)
  const whole = { room: group, noticed: 0, unnoticed: 0 }
  for (const { noticed, unnoticed } of all) {
    whole.noticed += noticed
    whole.unnoticed += unnoticed
  }
  console.log('\n| folder | broken | unnoticed | score |\n| --- | ---: | ---: | ---: |')
  for (const score of [...all, whole]) {
    const { room, noticed, unnoticed } = score
    console.log(`| ${room} | ${noticed + unnoticed} | ${unnoticed} | ${percentOf(score).toFixed(1)} % |`)
  }
  const judged = new Map(all.map(({ room, ...score }) => [`${group}/${room}`, score]))
  writeFileSync(SCORES_PAGE, withScores(readFileSync(SCORES_PAGE, 'utf8'), judged))
  if (percentOf(whole) < LEAST[group]) failures.push(`${group} under ${LEAST[group]} %`)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
