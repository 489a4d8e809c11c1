import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MEALS_TO_PRICE } from '../../apps/server/test/calls/purchase-server.ts'
import {
  type Answer,
  inSession,
  type Request,
  read,
  requestGrantCode,
  type SendRequest,
  tradeCode,
} from '../../apps/server/test/support/purchase-steps.ts'
import { eventually, ROOT } from '../support/programs.ts'

const PODMAN = '/usr/bin/podman'
const CONTAINERFILE = join(ROOT, 'docs', 'deploy', 'Containerfile')
const VERSION = '9.8.7+tried'
const NAME = `loja-${randomBytes(4).toString('hex')}`
/** The other runtime refuses a machine whose control groups are of both versions. */
const RUNTIME = existsSync('/usr/sbin/runc') ? ['--runtime=runc'] : []
/** Less than any machine gives: what is usual may be more than this one may give. */
const LIMITS = ['--ulimit=nofile=4096:4096', '--ulimit=nproc=4096:4096']
const [, BASE = ''] = /^FROM (\S+)$/m.exec(readFileSync(CONTAINERFILE, 'utf8')) ?? []

const podman = (...args: readonly string[]) =>
  execFileSync(PODMAN, [...RUNTIME, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
const hasBase = () => spawnSync(PODMAN, ['image', 'exists', `docker.io/library/${BASE}`]).status === 0

/** Sends from within: the container has no network. */
const SENDER = `const [url, init] = JSON.parse(process.argv[1])
  const answer = await fetch(url, init)
  console.log(JSON.stringify([answer.status, [...answer.headers], await answer.text()]))`
const send: SendRequest = async ({ method, path, headers, body }: Request): Promise<Answer> => {
  const typed = { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
  const asked = [`http://127.0.0.1:3000${path}`, { method, headers: typed, body: JSON.stringify(body) }]
  const said = podman('exec', NAME, 'node', '--input-type=module', '-e', SENDER, JSON.stringify(asked))
  const [status, fields, text] = JSON.parse(said) as [number, [string, string][], string]
  return { status, text, bytes: Buffer.from(text), headers: new Headers(fields), isRepeated: false }
}

interface Priced {
  readonly precificacao: { readonly resumo: { readonly valorTotalBeneficios: number } }
}

// An image of that name is fetched, or made of a Debian with Node 24 (podman import): whoever has one tries the file
// itself.
describe.skipIf(!hasBase())(`the container of docs/deploy, which needs podman with the image ${BASE}`, () => {
  beforeAll(() => {
    // What npm fetched on this machine once need not be fetched again.
    const cache = join(homedir(), '.npm')
    podman(
      ...['build', '--network=host', '--isolation=chroot', '--format=docker', `--file=${CONTAINERFILE}`],
      ...(existsSync(cache) ? [`--volume=${cache}:/root/.npm`] : []),
      ...[`--tag=${NAME}`, `--build-arg=RELEASE_VERSION=${VERSION}`, ROOT],
    )
    podman(
      ...['run', '--detach', `--name=${NAME}`, '--network=none', '--read-only', ...LIMITS],
      ...[`--volume=${NAME}:/data`, '--env=LIMITS=relaxed', NAME],
    )
  }, 1_800_000)
  afterAll(() => {
    spawnSync(PODMAN, ['rm', '--force', NAME])
    spawnSync(PODMAN, ['volume', 'rm', '--force', NAME])
    spawnSync(PODMAN, ['image', 'rm', '--force', NAME])
  })

  it('is healthy, sells as an account of its own, and cannot write what it is made of', async () => {
    const isHealthy = () => spawnSync(PODMAN, [...RUNTIME, 'healthcheck', 'run', NAME]).status === 0
    await eventually('its health check', isHealthy, { told: () => podman('logs', NAME) })
    expect(podman('exec', NAME, 'id', '--user')).not.toBe('0\n')
    for (const path of ['/opt/loja/written', '/written'])
      expect(spawnSync(PODMAN, [...RUNTIME, 'exec', NAME, 'touch', path]).status).not.toBe(0)

    const page = await send({ method: 'GET', path: '/' })
    expect([page.status, page.headers.get('x-versao')]).toEqual([200, VERSION])
    const traded = await tradeCode(send, await requestGrantCode(send))
    const call = inSession(send, read<{ access_token: string }>(traded, 200).access_token)
    const body = { produtos: [MEALS_TO_PRICE], servicosAdicionais: [] }
    const priced = await call({ method: 'POST', path: '/api/v2/clientes-rh/pedidos/precificacoes', body })
    const { precificacao } = read<Priced>(priced, 200)
    expect(precificacao.resumo.valorTotalBeneficios).toBe(
      MEALS_TO_PRICE.quantidade * MEALS_TO_PRICE.valorMensal,
    )
  })

  it('ends by itself when it is asked to', () => {
    podman('stop', '--time=60', NAME)
    expect(podman('inspect', '--format={{.State.ExitCode}}', NAME)).toBe('0\n')
  })
})
