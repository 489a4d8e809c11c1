import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/**
 * `unit` runs without any outside process; `calls` drives the built server, `faults` kills it, `attacks` misuses it,
 * `attacks-beside` measures what is bought meanwhile, each on two databases.
 */
export default defineConfig({
  test: {
    // One worker less than there are cores is half of what a small machine has.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/*/{app,src}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          env: { TZ: 'America/Sao_Paulo' },
          // Nothing waits here, but properties try hundreds of cases, and a shared machine may be thirty times as slow.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // Modules are loaded once a worker instead of once a file: who stubs a global puts it back; nobody mocks.
          isolate: false,
        },
      },
      {
        test: {
          name: 'calls',
          include: ['apps/server/test/**/*.test.ts'],
          env: { TZ: 'America/Sao_Paulo' },
          // Processes are started and databases filled, and a shared machine may be thirty times as slow.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // Some wait most of their time, for processes and for jobs that are tried again.
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 1 },
          // Nothing is mocked: the server's modules and its engine's are loaded once a worker instead of once a file.
          isolate: false,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['apps/server/faults/**/*.test.ts'],
          env: { TZ: 'America/Sao_Paulo' },
          testTimeout: 1_800_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'operations',
          include: ['operations/**/*.test.ts'],
          env: { TZ: 'America/Sao_Paulo' },
          // Real programs are started, stopped and filled, one after the other: they share a machine's ports and disk.
          testTimeout: 1_800_000,
          hookTimeout: 600_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'attacks',
          include: ['apps/server/attacks/*.test.ts'],
          env: { TZ: 'America/Sao_Paulo' },
          globalSetup: 'apps/server/attacks/start-stores.ts',
          testTimeout: 300_000,
          hookTimeout: 300_000,
          sequence: { groupOrder: 2 },
          isolate: false,
        },
      },
      {
        test: {
          name: 'attacks-beside',
          include: ['apps/server/attacks/beside/*.test.ts'],
          env: { TZ: 'America/Sao_Paulo' },
          globalSetup: 'apps/server/attacks/start-stores.ts',
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // What is bought beside an attack is measured: nothing else of this suite runs meanwhile.
          fileParallelism: false,
          isolate: false,
        },
      },
    ],
  },
})
