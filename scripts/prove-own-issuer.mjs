// Adds an issuer as docs/add-an-issuer.md tells and runs over it what reads every issuer there is: lint, then the tests
// that load content. A folder of one's own must pass the project's tests untouched; the store has to be built. A step
// of `npm test`.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'

const CODE = 'PROVA'
const FOLDER = join(root, 'content', 'issuers', CODE)
/** Unit tests lie in these; those that load content are found by what they import. */
const ROOMS = ['packages', 'apps/server/src', 'apps/store/app']
const READS_CONTENT = /DEFAULT_ROOT|load-content|content\/issuers/
/** Calls that look at every issuer, or at what one says of another. */
const CALLS = ['calls/configuration', 'calls/fourth-issuer', 'platform/white-label']

if (existsSync(FOLDER)) fail(`${FOLDER} is there already: remove it, then run this again.`)
const remove = () => rmSync(FOLDER, { recursive: true, force: true })
process.on('exit', remove)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

const own = ['--name', 'Banco Prova Pré-Pagos', '--short-name', 'Banco Prova', '--host', 'banco-prova']
await step('node', ['scripts/issuer.ts', 'new', CODE, ...own])
await step('node', ['scripts/issuer.ts', 'check', CODE])
await step('biome', ['ci', 'content'])
await step('vitest', ['run', '--project', 'unit', ...ROOMS.flatMap(testsOf)])
await step('vitest', [
  'run',
  '--project',
  'calls',
  ...CALLS.map((name) => `apps/server/test/${name}.test.ts`),
])

function testsOf(room) {
  return readdirSync(join(root, room), { recursive: true })
    .map((name) => join(room, name))
    .filter((file) => /(?<!prop)\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
    .filter((file) => READS_CONTENT.test(readFileSync(join(root, file), 'utf8')))
}

async function step(command, args) {
  const { code } = await run(command, args)
  if (code !== 0) fail(`${command} ${args.slice(0, 3).join(' ')} failed beside an issuer of one's own.`)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
