import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { engineAlone, wholeBrowser } from './support/browsers.ts'
import { START_MS, storeEnvironment } from './support/own-store.ts'

/** The production build on the embedded database, driven by Debian's Chromium. `E2E_PORT` moves it. */
const port = Number(process.env.E2E_PORT ?? 3200)
const dataDir = process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'loja-e2e-'))
process.env.E2E_DATA_DIR = dataDir

/**
 * Every visit has answered the question about cookies, so that it stands on no other test's page; whoever is about the
 * question begins without (`storageState: UNASKED`).
 */
const ANSWERED = ['localhost', 'banco.localhost', 'cooperativa.localhost'].map((domain) => ({
  name: 'loja_consentimento',
  value: 'recusado',
  domain,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
}))

/**
 * What only the whole browser does: it blocks what third parties keep, shows a PDF in a tab, and has the fonts stand in
 * for each other that people see. A worker ends where the browser changes: it does so once.
 */
const IN_WHOLE_BROWSER = ['embedded.spec.ts', 'contract-pages.spec.ts', 'screens/layout-shift.spec.ts']

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  // One more than small machines have cores: a journey waits for its pages a sixth of its time.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // What fails twice is broken. A shared machine may be thirty times as slow: what waits for long costs time only
  // where it fails.
  retries: process.env.CI ? 1 : 0,
  timeout: 400_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    storageState: { cookies: ANSWERED, origins: [] },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // No journey waits for a modal to glide in; those that are about what moves ask for it (`test.use(MOVING)`).
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    // Recording costs as much as the test itself: what failed once is recorded at its second try.
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'whole', testMatch: IN_WHOLE_BROWSER, use: { launchOptions: wholeBrowser } },
    {
      name: 'engine',
      testMatch: '**/*.spec.ts',
      testIgnore: IN_WHOLE_BROWSER,
      use: { launchOptions: engineAlone },
    },
  ],
  webServer: {
    command: 'node apps/server/build/main.js',
    cwd: '..',
    url: `http://localhost:${port}/health/ready`,
    timeout: START_MS,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    env: storeEnvironment(port, dataDir),
  },
})
