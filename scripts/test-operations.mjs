// `npm run test:operations`: releases, failures and recoveries with the real programs around the store. Installs what
// is missing (Debian, as root), builds, runs.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installParts } from './install-parts.mjs'
import { findBinaries, start, stop } from './postgres.mjs'
import { run } from './run.mjs'

/** Debian's packages, each with a program of it. */
const PROGRAMS = {
  haproxy: '/usr/sbin/haproxy',
  nginx: '/usr/sbin/nginx',
  systemd: '/usr/bin/systemd-analyze',
}
const PORT = Number(process.env.TEST_POSTGRES_PORT ?? 55_434)

installParts()
const missing = Object.entries(PROGRAMS).flatMap(([name, program]) => (existsSync(program) ? [] : [name]))
if (!findBinaries()) missing.push('postgresql')
if (missing.length > 0) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', env })
  const args = ['install', '-q', '-y', '--no-install-recommends', ...missing]
  if (spawnSync('apt-get', args, { stdio: 'inherit', env }).status !== 0) {
    console.error(`The tests need ${missing.join(', ')}: install them with your system's package manager.`)
    process.exit(1)
  }
}

const folder = mkdtempSync(join(tmpdir(), 'loja-operations-'))
const given = process.env.TEST_DATABASE_URL
const env = { TEST_DATABASE_URL: given ?? start(folder, PORT) }
const built = await run('npm', ['run', '-s', 'build'])
const tested =
  built.code === 0
    ? await run('vitest', ['run', '--project', 'operations', ...process.argv.slice(2)], { env })
    : built
if (!given) stop(folder)
rmSync(folder, { recursive: true, force: true })
process.exit(tested.code)
