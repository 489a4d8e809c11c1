import { statSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The first test that fails ends a run: small files, which are the quick ones, come first. */
class SmallestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const size = ({ moduleId }: TestSpecification) => statSync(moduleId).size
    return files.toSorted((one, other) => size(one) - size(other))
  }
}

/** The tests that `mutate.mjs` names: once for every broken line, in one worker, on one database. */
export default defineConfig({
  test: {
    name: 'mutation',
    include: (process.env.MUTATION_TESTS ?? '').split(' '),
    env: { TZ: 'America/Sao_Paulo', TEST_DATABASES: 'postgres' },
    // A broken line may leave a test waiting for ever; a shared machine may stall for seconds.
    testTimeout: 25_000,
    hookTimeout: 60_000,
    isolate: false,
    sequence: { sequencer: SmallestFirst },
  },
})
