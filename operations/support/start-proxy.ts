import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { selfSigned } from '../../apps/server/test/support/self-signed.ts'
import { freePort } from './free-port.ts'

/** A proxy that the store ships a file for, in front of processes, with a certificate that nobody vouches for. */
export interface StartedProxy {
  /** `https://localhost:port`. */
  readonly origin: string
  readonly close: () => Promise<void>
}

const DEPLOY = join(import.meta.dirname, '..', '..', 'docs', 'deploy')

/**
 * How each is started with its file. What an operator changes is replaced: addresses, certificate, servers. Debian has
 * both in `/usr/sbin`, which is not on everybody's path.
 */
const PROXIES = {
  haproxy: {
    file: 'haproxy.cfg',
    command: '/usr/sbin/haproxy',
    args: (file: string) => ['-db', '-f', file],
    certificate: '/etc/haproxy/loja.pem',
    https: 'bind :443',
    http: 'bind :80',
    address: (port: number) => `bind 127.0.0.1:${port}`,
  },
  nginx: {
    file: 'nginx.conf',
    command: '/usr/sbin/nginx',
    args: (file: string) => ['-e', 'stderr', '-g', `daemon off; pid ${file}.pid;`, '-c', file],
    certificate: '/etc/nginx/loja',
    https: 'listen 443',
    http: 'listen 80',
    address: (port: number) => `listen 127.0.0.1:${port}`,
  },
} as const

/** Starts the proxy of that name in front of two processes on these ports, and waits until it takes connections. */
export async function startProxy(
  name: keyof typeof PROXIES,
  [one, two]: readonly [number, number],
): Promise<StartedProxy> {
  const { file, command, args, certificate, https, http, address } = PROXIES[name]
  const folder = mkdtempSync(join(tmpdir(), `loja-${name}-`))
  const { key, cert } = selfSigned()
  const [port, plainPort] = [await freePort(), await freePort()]
  const path = join(folder, file)
  for (const [ending, text] of [
    ['.pem', `${cert}${key}`],
    ['.crt', cert],
    ['.key', key],
  ])
    writeFileSync(join(folder, `loja${ending}`), text ?? '', { mode: 0o600 })
  const changes = [
    [certificate, join(folder, certificate.slice(certificate.lastIndexOf('/')))],
    [https, address(port)],
    [http, address(plainPort)],
    ['127.0.0.1:3000', `127.0.0.1:${one}`],
    ['127.0.0.1:3001', `127.0.0.1:${two}`],
  ] as const
  writeFileSync(path, changes.reduce(replaceAll, readFileSync(join(DEPLOY, file), 'utf8')))

  const child = spawn(command, args(path), { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-10_000)
  })
  const leaveNone = () => child.kill('SIGKILL')
  process.once('exit', leaveNone)
  while (!(await takesConnections(port))) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}:\n${said}`)
    await wait(50)
  }
  return {
    origin: `https://localhost:${port}`,
    close: async () => {
      process.off('exit', leaveNone)
      await end(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function replaceAll(text: string, [from, to]: readonly [string, string]): string {
  if (!text.includes(from)) throw new Error(`the file has no '${from}' to replace`)
  return text.replaceAll(from, to)
}

async function takesConnections(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
