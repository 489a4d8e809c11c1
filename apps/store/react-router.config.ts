import type { Config } from '@react-router/dev/config'

/** Server-rendered; the small manifest of routes travels with the first script instead of being asked for. */
export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  routeDiscovery: { mode: 'initial' },
} satisfies Config
