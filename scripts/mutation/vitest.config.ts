import { defineConfig } from 'vitest/config'

/** The tests that `mutate.mjs` names: once for every broken line, in one worker, on one database. */
export default defineConfig({
  test: {
    name: 'mutation',
    include: (process.env.MUTATION_TESTS ?? '').split(' '),
    env: { TZ: 'America/Sao_Paulo', TEST_DATABASES: 'postgres' },
    // A broken line may leave a test waiting for ever; a shared machine may stall for seconds.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    isolate: false,
  },
})
