// `npm run screenshots`: pictures of every screen and state, 390 and 1280 px wide, to screenshots/ (ignored by git).
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installParts } from './install-parts.mjs'
import { root, run } from './run.mjs'
import { isBuildStale } from './stale-build.mjs'

const folder = join(root, 'screenshots')

installParts()
if (isBuildStale()) {
  console.log('Building…')
  const { code } = await run('npm', ['run', '-s', 'build'])
  if (code !== 0) process.exit(code)
}
const chosen = process.argv.slice(2)
if (chosen.length === 0) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const files = chosen.length > 0 ? chosen : ['e2e/screens/(?!layout)']
const { code } = await run('playwright', ['test', '-c', 'e2e/playwright.config.ts', ...files], {
  env: { SCREENSHOTS: folder },
})
console.log(`\n${readdirSync(folder).length} pictures in ${folder}`)
process.exit(code)
