import type { Config } from '@react-router/dev/config'

/**
 * Server-rendered; the small manifest of routes travels with the first script instead of being asked for.
 * A build ends with its sheet taken apart for first paints, and its files compressed.
 */
export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig }) => {
    const { compressAssets } = await import('../../scripts/compress-assets.ts')
    const { writeFirstRules } = await import('../../scripts/first-rules.ts')
    await writeFirstRules(reactRouterConfig.buildDirectory)
    await compressAssets(reactRouterConfig.buildDirectory)
  },
} satisfies Config
