// A throw-away PostgreSQL for tests: plain Node, no dependencies, so that it runs before anything is installed.
//
//   node scripts/postgres.mjs start [dir] [port]   prints the server's URL
//   node scripts/postgres.mjs stop  [dir]
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installPackages } from './system-packages.mjs'

const DEFAULT_DIR = '/tmp/pg-dev'
const DEFAULT_PORT = 55432

/** Where initdb and pg_ctl live: on PATH, or in Debian's versioned folders (newest first); null when absent. */
export function findBinaries() {
  const onPath = (process.env.PATH ?? '').split(':')
  const versioned = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql')
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join('/usr/lib/postgresql', version, 'bin'))
    : []
  const whole = (dir) => existsSync(join(dir, 'initdb')) && existsSync(join(dir, 'pg_ctl'))
  return [...versioned, ...onPath].find(whole) ?? null
}

/** The account that runs the server: initdb refuses root, so root hands over to `postgres` or `nobody`. */
function unprivileged() {
  if (process.getuid?.() !== 0) return null
  for (const name of ['postgres', 'nobody']) {
    const uid = spawnSync('id', ['-u', name], { encoding: 'utf8' })
    const gid = spawnSync('id', ['-g', name], { encoding: 'utf8' })
    if (uid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  }
  throw new Error('PostgreSQL cannot run as root and there is no postgres or nobody account.')
}

function run(account, command, args, options = {}) {
  execFileSync(command, args, { stdio: 'pipe', cwd: '/', ...(account ?? {}), ...options })
}

/** What is written need not outlive the machine, only the processes of the store that tests kill. */
const IN_MEMORY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/**
 * Starts a server in `dir` on `port` (loopback only, no password), initialising it when new. Gives its URL, or null
 * where PostgreSQL is neither there nor installable. A server already running in `dir` is used as it is. `durable`: it
 * waits for the disk as one that sells does, for whoever measures it.
 */
export function start(dir = DEFAULT_DIR, port = DEFAULT_PORT, { durable = false } = {}) {
  if (!findBinaries()) installPackages(['postgresql'])
  const bin = findBinaries()
  if (!bin) return null
  const account = unprivileged()
  const data = join(dir, 'data')
  const url = `postgres://store@127.0.0.1:${port}/postgres`
  mkdirSync(dir, { recursive: true })
  if (account) chownSync(dir, account.uid, account.gid)
  chmodSync(dir, 0o700)
  if (!existsSync(join(data, 'PG_VERSION'))) {
    rmSync(data, { recursive: true, force: true })
    run(account, join(bin, 'initdb'), [
      '-D',
      data,
      '-U',
      'store',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ])
  }
  if (spawnSync(join(bin, 'pg_ctl'), ['-D', data, 'status'], { cwd: '/', ...(account ?? {}) }).status === 0)
    return url
  const chosen = ['listen_addresses=127.0.0.1', `unix_socket_directories=${dir}`, 'max_connections=300']
  if (!durable) chosen.push(...IN_MEMORY)
  const settings = [`-p ${port}`, ...chosen.map((one) => `-c ${one}`)].join(' ')
  run(
    account,
    join(bin, 'pg_ctl'),
    ['-D', data, '-w', '-t', '60', '-l', join(dir, 'log'), '-o', settings, 'start'],
    {
      stdio: 'ignore',
    },
  )
  writeFileSync(join(dir, 'url'), `${url}\n`)
  return url
}

/** Reaches a server that `start` started through its socket, as one on the same machine is reached best. */
export function socketUrl(dir, port) {
  return `postgres://store@localhost:${port}/postgres?host=${encodeURIComponent(dir)}`
}

/** Stops the server in `dir` and waits for it; nothing happens when none runs there. */
export function stop(dir = DEFAULT_DIR) {
  const bin = findBinaries()
  const data = join(dir, 'data')
  if (!bin || !existsSync(join(data, 'postmaster.pid'))) return
  run(unprivileged(), join(bin, 'pg_ctl'), ['-D', data, '-m', 'fast', '-w', 'stop'])
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , verb, dir, port] = process.argv
  if (verb === 'stop') stop(dir)
  else if (verb === 'start') {
    const url = start(dir, port ? Number(port) : undefined)
    if (!url) process.exitCode = 1
    console.log(url ?? 'PostgreSQL is not installed and cannot be installed here.')
  } else {
    console.error('node scripts/postgres.mjs start|stop [dir] [port]')
    process.exitCode = 2
  }
}
