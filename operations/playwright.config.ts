import { defineConfig } from '@playwright/test'
import { engineAlone } from '../e2e/support/browsers.ts'

/** Browsers of the operations suite; `two-releases.test.ts` starts them, `npm run test:operations` starts that. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/operations',
  workers: 1,
  // Builds, processes and browsers share the machine: what waits for long costs time only where it fails.
  timeout: 1_500_000,
  expect: { timeout: 120_000 },
  reporter: [['list']],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    ignoreHTTPSErrors: true,
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    launchOptions: engineAlone,
  },
})
