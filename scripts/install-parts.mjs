import { execFileSync } from 'node:child_process'
import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, toolEnvironment } from './run.mjs'

/** Installs exactly what the lockfile names (`npm ci`), unless it is all there already. Any Node ≥ 20. */
export function installParts() {
  if (isInstalled()) return
  refuseBorrowedParts()
  console.log('Installing the dependencies (npm ci)…')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  execFileSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    env: toolEnvironment(),
  })
}

/** `npm ci` empties the folder first: behind a link that would be another checkout's. */
function refuseBorrowedParts() {
  const folder = lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })
  if (!folder?.isSymbolicLink()) return
  console.error('node_modules is a link to another folder: remove it, then run this again.')
  process.exit(1)
}

/**
 * Whether node_modules holds the version that the lockfile names of every package that this machine can have, and a
 * link to each of the house's own.
 */
function isInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return false
  // Where a Node 24 comes with the packages it must be there; elsewhere the machine's own serves (22.22 or newer).
  const bringsNode = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch)
  if (bringsNode && !existsSync(join(root, 'node_modules', '.bin', 'node'))) return false
  const there = JSON.parse(readFileSync(installed, 'utf8')).packages
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  return Object.entries(wanted).every(([path, part]) => {
    if (part.link) return existsSync(join(root, path))
    if (part.optional || part.devOptional || !path.includes('node_modules/')) return true
    return there[path]?.version === part.version
  })
}
