// `npm start`: installs what is missing, builds what is stale, serves. Plain Node ≥ 20, so that it runs in a bare
// clone.
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { ENGINE_FLAGS } from './engine-flags.mjs'
import { followChild } from './follow-child.mjs'
import { installParts } from './install-parts.mjs'
import { root, toolEnvironment } from './run.mjs'
import { isBuildStale } from './stale-build.mjs'

if (process.env.PRD_HOSTS)
  console.error(
    'PRD_HOSTS is set: npm start is for development. Production runs a release: npm run release, then node main.js in its folder (docs/operations.md).',
  )
installParts()
if (isBuildStale()) {
  console.log('Building…')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const build = spawn(npm, ['run', '-s', 'build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: toolEnvironment(),
  })
  const code = await followChild(build)
  if (code !== 0) process.exit(code)
}

const server = spawn('node', [...ENGINE_FLAGS, 'apps/server/build/main.js', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: toolEnvironment({
    NODE_ENV: 'production',
    // What the engine compiled at the last start is read at the next one.
    NODE_COMPILE_CACHE:
      process.env.NODE_COMPILE_CACHE ?? resolve(root, process.env.DATA_DIR ?? '.data', 'compile-cache'),
    ...(process.env.NODE_ENV ? { NODE_ENV: process.env.NODE_ENV } : {}),
  }),
})
process.exit(await followChild(server))
