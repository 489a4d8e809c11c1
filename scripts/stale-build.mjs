import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/** What the store and the server are built from. */
const SOURCES = [
  'apps/store/app',
  'apps/store/public',
  'apps/store/package.json',
  'apps/store/react-router.config.ts',
  'apps/store/vite.config.ts',
  'apps/server/src',
  'apps/server/package.json',
  'apps/server/vite.config.ts',
  'scripts/compress-assets.ts',
  'scripts/first-rules.ts',
  'packages/content/src',
  'packages/domain/src',
  'packages/copy/src',
  'packages/help/src',
  'packages/wire/src',
  'package-lock.json',
]

const BUILT = ['apps/store/build/server/index.js', 'apps/server/build/main.js']

/** Whether the store or the server was never built, or something they are made of changed since. */
export function isBuildStale() {
  const built = BUILT.map((file) => join(root, file))
  if (!built.every((file) => existsSync(file))) return true
  const builtAt = Math.min(...built.map((file) => statSync(file).mtimeMs))
  return SOURCES.some((source) => newest(join(root, source)) > builtAt)
}

/** Time of the newest file or folder under `path`; a deletion shows in its folder's time. */
function newest(path) {
  if (!existsSync(path)) return 0
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  const inside = readdirSync(path, { recursive: true, withFileTypes: true })
  return inside.reduce(
    (latest, entry) => Math.max(latest, statSync(join(entry.parentPath ?? entry.path, entry.name)).mtimeMs),
    mtimeMs,
  )
}
