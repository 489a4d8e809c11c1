const { MUTATION_FILES = '', MUTATION_NAME = '', MUTATION_PATIENCE_MS = '120000' } = process.env
const { MUTATION_CONCURRENCY = '2' } = process.env

/** One run of the mutation tests, as `mutate.mjs` asks for it. */
export default {
  packageManager: 'npm',
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
  mutate: [...MUTATION_FILES.split(' '), '!**/*.test.ts', '!**/sample-*.ts'],
  ignorePatterns: [
    '/e2e',
    '/bench',
    '/docs',
    '/apps/store',
    '.mutation',
    '.data',
    'build',
    'test-results',
    'screenshots',
  ],
  coverageAnalysis: 'perTest',
  concurrency: Number(MUTATION_CONCURRENCY),
  timeoutMS: Number(MUTATION_PATIENCE_MS),
  incremental: true,
  incrementalFile: `.mutation/incremental/${MUTATION_NAME}.json`,
  tempDirName: `.mutation/copies/${MUTATION_NAME}`,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: `.mutation/reports/${MUTATION_NAME}.json` },
  // Its rewriting of tsconfig files wants the compiler's JavaScript interface, which TypeScript 7 does not have.
  tsconfigFile: 'none',
}
