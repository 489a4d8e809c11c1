/**
 * Random requests to every call of the built store, on each database: `npm run fuzz -- --requests 20000 --seed 7`. Without a seed one is
 * made and printed; the same seed makes the same requests. `TEST_DATABASE_URL` adds PostgreSQL.
 */
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { run } from './run.mjs'

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '20000' }, seed: { type: 'string' } },
})
const seed = values.seed ?? String(randomInt(2 ** 31))
console.log(`${values.requests} requests from seed ${seed}`)
const built = await run('npm', ['run', '-s', 'build'], { quiet: true })
if (built.code !== 0) {
  console.error(built.output)
  process.exit(1)
}
const env = { FUZZ_REQUESTS: values.requests, FUZZ_SEED: seed }
const { code } = await run('vitest', ['run', '--project', 'attacks', 'apps/server/attacks/fuzz.test.ts'], {
  env,
})
process.exit(code)
