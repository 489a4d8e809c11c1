import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBinaries } from '../../scripts/postgres.mjs'
import { freePort } from './free-port.ts'
import { eventually, shippedFile, startProgram } from './programs.ts'

/** A machine of the database: Patroni and its PostgreSQL. */
export interface Machine {
  readonly name: string
  readonly port: number
  readonly restPort: number
  /** Whether Patroni's own check answers 200: `primary`, `sync`. */
  is(role: 'primary' | 'sync'): Promise<boolean>
  /** What its programs said. */
  output(): string
  /** Ends all of it at once, as a machine that loses its power. */
  kill(): void
}

const SUPERUSER = 'senha do dono'
const PASSWORDS = {
  'SUPERUSER-PASSWORD': SUPERUSER,
  'REPLICATION-PASSWORD': 'copia',
  'REWIND-PASSWORD': 'volta',
}

/** One etcd, which keeps who is primary; gives its address. */
export async function startEtcd(folder: string, atEnd: (work: () => unknown) => void): Promise<string> {
  const [clients, peers] = [await freePort(), await freePort()]
  const address = `http://127.0.0.1:${clients}`
  const peer = `http://127.0.0.1:${peers}`
  const etcd = startProgram('/usr/bin/etcd', [
    `--data-dir=${join(folder, 'etcd')}`,
    `--listen-client-urls=${address}`,
    `--advertise-client-urls=${address}`,
    `--listen-peer-urls=${peer}`,
    `--initial-advertise-peer-urls=${peer}`,
    `--initial-cluster=default=${peer}`,
  ])
  atEnd(() => etcd.end('SIGKILL'))
  await eventually('etcd', () => isOk(`${address}/health`), { told: etcd.output })
  return `127.0.0.1:${clients}`
}

/** A machine as docs/deploy/patroni.yml makes it, but for addresses and folders. */
export async function startMachine(
  name: string,
  { folder, etcd, atEnd }: { folder: string; etcd: string; atEnd: (work: () => unknown) => void },
): Promise<Machine> {
  const [port, restPort] = [await freePort(), await freePort()]
  const data = join(folder, name)
  const bin = findBinaries()
  if (!bin) throw new Error('PostgreSQL is not there.')
  const file = join(folder, `${name}.yml`)
  const text = shippedFile('patroni.yml', {
    'name: banco-1': `name: ${name}`,
    '10.0.0.21:2379,10.0.0.22:2379,10.0.0.23:2379': etcd,
    '10.0.0.11:8008': `127.0.0.1:${restPort}`,
    '10.0.0.11:5432': `127.0.0.1:${port}`,
    '10.0.0.0/24': '127.0.0.1/32',
    '/var/lib/postgresql/15/loja': data,
    '/var/lib/postgresql/loja.pgpass': join(folder, `${name}.pgpass`),
    'pgbackrest --stanza=loja archive-push %p': '/bin/true',
    '/usr/lib/postgresql/15/bin': bin,
    '/var/run/postgresql': folder,
    ...PASSWORDS,
  })
  writeFileSync(file, text)
  const patroni = startProgram('/usr/bin/patroni', [file], { cwd: folder })
  const kill = () => {
    // Patroni first: it would start PostgreSQL again.
    for (const pid of [patroni.child.pid, ...familyOf(postmasterOf(data))]) if (pid) killQuietly(pid)
  }
  atEnd(kill)
  return {
    name,
    port,
    restPort,
    is: (role) => isOk(`http://127.0.0.1:${restPort}/${role}`),
    output: patroni.output,
    kill,
  }
}

/** The address at which a machine's superuser is let in. */
export function superuserUrl({ port }: Pick<Machine, 'port'>): string {
  return `postgres://postgres:${encodeURIComponent(SUPERUSER)}@127.0.0.1:${port}/postgres`
}

/** HAProxy as docs/deploy/haproxy-database.cfg makes it; gives the port that leads to the primary. */
export async function startLeaderProxy(
  machines: readonly Machine[],
  { folder, atEnd }: { folder: string; atEnd: (work: () => unknown) => void },
): Promise<number> {
  const port = await freePort()
  const [one, two] = machines
  const file = join(folder, 'haproxy-database.cfg')
  const text = shippedFile('haproxy-database.cfg', {
    '127.0.0.1:5000\n  option': `127.0.0.1:${port}\n  option`,
    '10.0.0.11:5432 check port 8008': `127.0.0.1:${one?.port} check port ${one?.restPort}`,
    '10.0.0.12:5432 check port 8008': `127.0.0.1:${two?.port} check port ${two?.restPort}`,
  })
  writeFileSync(file, text)
  const program = startProgram('/usr/sbin/haproxy', ['-db', '-f', file])
  atEnd(() => program.end('SIGKILL'))
  // Until its first look it takes every machine for a primary.
  await eventually('the way to the primary', () => /banco-2 is DOWN/.test(program.output()), {
    told: program.output,
  })
  return port
}

async function isOk(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => null)
  await answer?.arrayBuffer()
  return answer?.status === 200
}

function postmasterOf(data: string): number | null {
  try {
    return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return null
  }
}

/** A process and its children, by /proc. */
function familyOf(parent: number | null): readonly number[] {
  if (parent === null) return []
  const children = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent)
  return [parent, ...children]
}

function parentOf(pid: number): number | null {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return null
  }
}

function killQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Gone already.
  }
}
