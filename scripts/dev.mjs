// `npm run dev`: one process, one port; the store from source with hot reload, the server restarted when it changes.
import { spawn } from 'node:child_process'
import { followChild } from './follow-child.mjs'
import { installParts } from './install-parts.mjs'
import { root, toolEnvironment } from './run.mjs'

installParts()
// Named folders only: plain --watch follows every file that is read and restarts for ever on Vite's own temporary ones.
const watched = [
  'apps/server/src',
  'packages/domain/src',
  'packages/wire/src',
  'packages/copy/src',
  'packages/help/src',
  'packages/content/src',
  'content',
]
const args = [
  ...watched.map((folder) => `--watch-path=${folder}`),
  '--watch-preserve-output',
  'apps/server/src/main.ts',
]
const server = spawn('node', args, {
  cwd: root,
  stdio: 'inherit',
  env: toolEnvironment({ NODE_ENV: 'development', STORE: process.env.STORE ?? 'source' }),
})
process.exit(await followChild(server))
