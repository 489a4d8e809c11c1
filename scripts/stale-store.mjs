import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/** What the built store is made of. */
const SOURCES = [
  'apps/store/app',
  'apps/store/public',
  'apps/store/package.json',
  'apps/store/react-router.config.ts',
  'apps/store/vite.config.ts',
  'packages/domain/src',
  'packages/copy/src',
  'packages/wire/src',
  'package-lock.json',
]

/** Whether the store was never built, or something it is made of changed since. */
export function isStoreStale() {
  const built = join(root, 'apps/store/build/server/index.js')
  if (!existsSync(built)) return true
  const builtAt = statSync(built).mtimeMs
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
