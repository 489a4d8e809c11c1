/**
 * Random requests to every call of the built store, on each database: `npm run fuzz -- --requests 20000 --seed 7`.
 * Without a seed one is made and printed; the same seed makes the same requests. `TEST_DATABASE_URL` adds PostgreSQL.
 */
import { randomInt } from 'node:crypto'
import { numberOf, readOptions, runScript } from './read-options.ts'
import { run } from './run.mjs'

const USAGE = 'npm run fuzz -- [--requests 20000] [--seed 7]'
const { values } = readOptions(USAGE, {
  options: { requests: { type: 'string', default: '20000' }, seed: { type: 'string' } },
})

await runScript(USAGE, async () => {
  const requests = numberOf('requests', values.requests, { least: 1, most: 10_000_000 })
  const seed = numberOf('seed', values.seed ?? String(randomInt(2 ** 31)), { least: 0, most: 2 ** 32 })
  console.log(`${requests} requests from seed ${seed}`)
  const built = await run('npm', ['run', '-s', 'build'], { quiet: true })
  if (built.code !== 0) throw new Error(built.output)
  const { code } = await run('vitest', ['run', '--project', 'attacks', 'apps/server/attacks/fuzz.test.ts'], {
    env: { FUZZ_REQUESTS: String(requests), FUZZ_SEED: String(seed) },
  })
  process.exitCode = code
})
