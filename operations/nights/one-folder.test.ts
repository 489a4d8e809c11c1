import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  BUILT_MAIN,
  BUILT_OPS,
  COMPILE_CACHE,
  type LaunchedStore,
} from '../../apps/server/test/support/launch-store.ts'
import { launch } from '../support/launch.ts'

const UNSHARE = '/usr/bin/unshare'

/** Why this machine makes no namespaces of that kind, or null where it does. */
function refusalOf(kind: '--net' | '--mount'): string | null {
  const { status, stderr } = spawnSync(UNSHARE, [kind, 'true'], { encoding: 'utf8' })
  return status === 0 ? null : `unshare ${kind} is refused here: ${stderr}`
}

/** A program beside the store, in namespaces of its own, to its end. */
async function runBeside(
  [command = '', ...args]: readonly string[],
  dataDir: string,
): Promise<{ readonly code: number | null; readonly said: string }> {
  const env = { HOST: '::', PORT: '0', OPERATIONS_PORT: '0', STORE: 'none', DATA_DIR: dataDir }
  const child = spawn(command, args, { env: { PATH: process.env.PATH, ...COMPILE_CACHE, ...env } })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk
    })
  // One that starts all the same would run for ever.
  child.stdout.on('data', () => said.includes('Ready in') && child.kill('SIGKILL'))
  const [code] = await once(child, 'exit')
  return { code, said }
}

describe('one embedded folder', () => {
  const ends: (() => unknown)[] = []
  const atEnd = (work: () => unknown) => void ends.unshift(work)
  let folder: string
  let dataDir: string
  const start = () => launch({ DATA_DIR: dataDir, STORE: 'none' }, atEnd)
  let store: LaunchedStore
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'loja-one-folder-'))
    atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
    dataDir = join(folder, 'data')
    store = start()
    await store.address
  })
  afterAll(async () => {
    for (const end of ends) await end()
  })

  const node = (program: string, ...args: readonly string[]) => [process.execPath, program, ...args]
  const expectRefused = ({ code, said }: Awaited<ReturnType<typeof runBeside>>) => {
    expect(said).toContain(`database is in use by process ${store.child.pid} on `)
    expect(said).toContain('serves one process')
    expect(code).toBe(1)
  }

  test('serves no second store or command from another network, as containers on one volume have', async ({
    skip,
  }) => {
    const refusal = refusalOf('--net')
    if (refusal) return skip(refusal)
    const aside = join(folder, 'copy')
    const commands = [
      node(BUILT_MAIN),
      node(BUILT_OPS, 'status'),
      node(BUILT_OPS, 'backup', aside),
      node(BUILT_OPS, 'migrate', '--yes'),
    ]
    const ended = await Promise.all(
      commands.map((command) => runBeside([UNSHARE, '--net', ...command], dataDir)),
    )
    ended.forEach(expectRefused)
    expect(existsSync(aside)).toBe(false)
  })

  test('serves no second store over another mount of it', async ({ skip }) => {
    const refusal = refusalOf('--mount')
    if (refusal) return skip(refusal)
    const other = join(folder, 'other')
    mkdirSync(other)
    const mounted = ['sh', '-ec', 'mount --bind "$1" "$2"; shift 2; exec "$@"', 'sh', dataDir, other]
    expectRefused(await runBeside([UNSHARE, '--net', '--mount', ...mounted, ...node(BUILT_MAIN)], other))
  })

  test('goes to one of several that start at once after a kill, and to a command once that one has ended', async () => {
    store.child.kill('SIGKILL')
    const starters = Array.from({ length: 4 }, start)
    await store.exited
    const ready = starters.map(async (starter) => {
      await starter.address
      return starter
    })
    store = await Promise.any(ready)
    const others = starters.filter((starter) => starter !== store)
    for (const { exited, output } of others) expectRefused({ code: await exited, said: output() })
    expect((await fetch(`${await store.address}/health/database`)).status).toBe(200)

    store.child.kill('SIGTERM')
    const status = await runBeside(node(BUILT_OPS, 'status'), dataDir)
    expect([status.code, await store.exited], status.said).toEqual([0, 0])
  })
})
