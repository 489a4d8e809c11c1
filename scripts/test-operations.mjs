// The store among the programs that it is run with: releases, several processes, poolers, failures, backups. Installs
// what is missing (root on Debian), builds, and uses loopback only; each test ends what it started. Plain Node ≥ 20.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installParts } from './install-parts.mjs'
import { start, stop } from './postgres.mjs'
import { run } from './run.mjs'
import { isBuildStale } from './stale-build.mjs'
import { installPackages } from './system-packages.mjs'

/** A file of each Debian package that tests start. */
const PACKAGES = {
  chromium: '/usr/bin/chromium',
  curl: '/usr/bin/curl',
  'etcd-server': '/usr/bin/etcd',
  'g++': '/usr/bin/g++',
  haproxy: '/usr/sbin/haproxy',
  nginx: '/usr/sbin/nginx',
  openssl: '/usr/bin/openssl',
  patroni: '/usr/bin/patroni',
  pgbackrest: '/usr/bin/pgbackrest',
  pgbouncer: '/usr/sbin/pgbouncer',
  prometheus: '/usr/bin/prometheus',
  postgresql: '/usr/share/postgresql-common',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd',
  systemd: '/usr/bin/systemd-analyze',
  'systemd-container': '/usr/bin/systemd-nspawn',
}
const PORT = Number(process.env.TEST_POSTGRES_PORT ?? 55_434)

installParts()
const missing = Object.keys(PACKAGES).filter((name) => !existsSync(PACKAGES[name]))
if (missing.length > 0 && !installPackages(missing)) {
  console.error(`The tests need ${missing.join(', ')}: install them with your system's package manager.`)
  process.exit(1)
}
if (isBuildStale()) {
  const { code } = await run('npm', ['run', '-s', 'build'], { quiet: true })
  if (code !== 0) process.exit(code)
}
const folder = mkdtempSync(join(tmpdir(), 'loja-operations-'))
const given = process.env.TEST_DATABASE_URL
const env = { TEST_DATABASE_URL: given ?? start(folder, PORT) }
const { code } = await run('vitest', ['run', '--project', 'operations', ...process.argv.slice(2)], { env })
if (!given) stop(folder)
rmSync(folder, { recursive: true, force: true })
process.exit(code)
