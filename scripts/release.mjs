// `npm run release`: installs what is missing, builds, and makes one folder that is all of a release
// (docs/operations.md: Releases). Plain Node ≥ 20, so that it runs in a bare clone.
import { join } from 'node:path'
import { installParts } from './install-parts.mjs'
import { root, run } from './run.mjs'

installParts()
const program = join(root, 'scripts', 'release', 'make-folder.mjs')
const { code } = await run('node', [program, ...process.argv.slice(2)], { cwd: process.cwd() })
process.exit(code)
