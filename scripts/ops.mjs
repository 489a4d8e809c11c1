// `npm run ops`: an operator's order, by the built server where it is fresh, else from source. See
// `npm run ops -- --help`.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { followChild } from './follow-child.mjs'
import { root, toolEnvironment } from './run.mjs'
import { isBuildStale } from './stale-build.mjs'

const built = join(root, 'apps/server/build/ops.js')
const program = existsSync(built) && !isBuildStale() ? built : join(root, 'apps/server/src/ops.ts')
const child = spawn('node', [program, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: toolEnvironment(),
})
process.exit(await followChild(child))
