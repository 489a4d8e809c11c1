// Debian's packages, for tests that need programs: plain Node, no dependencies.
import { spawnSync } from 'node:child_process'

/** Whether this process may install what the system lacks: root, where there is apt-get. */
export function mayInstall() {
  return process.getuid?.() === 0 && spawnSync('which', ['apt-get']).status === 0
}

/** Whether a program of this name is found on PATH. */
export function hasProgram(name) {
  return spawnSync('which', [name]).status === 0
}

/** Installs packages; gives whether all are there. Starts none of their services. */
export function installPackages(names) {
  if (!mayInstall()) return false
  console.error(`installing ${names.join(', ')}`)
  // Debian starts what it installs unless the machine seems to be single-user (invoke-rc.d).
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status
  return apt('update', '-q') === 0 && apt('install', '-q', '-y', '--no-install-recommends', ...names) === 0
}
