// The store among the programs that it is run with: several processes, poolers, failures, backups. Installs what is
// missing (root on Debian), builds, and uses loopback only; each test ends what it started. Plain Node ≥ 20.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installParts } from './install-parts.mjs'
import { run } from './run.mjs'
import { isBuildStale } from './stale-build.mjs'

/** A file of each Debian package that tests start. */
const PACKAGES = {
  etcd: '/usr/bin/etcd',
  'g++': '/usr/bin/g++',
  haproxy: '/usr/sbin/haproxy',
  patroni: '/usr/bin/patroni',
  pgbackrest: '/usr/bin/pgbackrest',
  pgbouncer: '/usr/sbin/pgbouncer',
  postgresql: '/usr/share/postgresql-common',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd',
}

installParts()
installPackages(
  Object.entries(PACKAGES)
    .filter(([, file]) => !existsSync(file))
    .map(([name]) => name),
)
if (isBuildStale()) {
  const { code } = await run('npm', ['run', '-s', 'build'], { quiet: true })
  if (code !== 0) process.exit(code)
}
const { code } = await run('vitest', ['run', '--project', 'operations', ...process.argv.slice(2)])
process.exit(code)

function installPackages(missing) {
  if (missing.length === 0) return
  console.log(`installing ${missing.join(', ')}`)
  // Debian starts what it installs unless the machine seems to be single-user (invoke-rc.d).
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status
  if (apt('update', '-q') !== 0 || apt('install', '-q', '-y', '--no-install-recommends', ...missing) !== 0) {
    console.error(`The tests need ${missing.join(', ')}: install them with your system's package manager.`)
    process.exit(1)
  }
}
