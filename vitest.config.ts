import { defineConfig } from 'vitest/config'

/** `unit` runs without any outside process; `calls` drives the built server on both databases. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/{app,src}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          env: { TZ: 'America/Sao_Paulo' },
        },
      },
      {
        test: {
          name: 'calls',
          include: ['apps/server/test/**/*.test.ts'],
          env: { TZ: 'America/Sao_Paulo' },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
