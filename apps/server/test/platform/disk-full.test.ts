import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '../../src/database/open-database.ts'
import { makeDataDir } from '../support/databases.ts'
import { BUILT_MAIN, type LaunchedStore, launchStore } from '../support/launch-store.ts'
import {
  type Answer,
  createLead,
  inSession,
  read,
  requestGrantCode,
  type SendRequest,
  tradeCode,
} from '../support/purchase-steps.ts'

const SUPPORT = join(import.meta.dirname, '..', 'support')
/** A process that spins never ends; a busy machine lets one that works wait long. */
const PATIENCE_MS = 120_000
const BUYER = { cnpj: '11222333000181', email: 'joana@alfa.example' }

let dataDir: string
let env: Readonly<Record<string, string>>
let store: LaunchedStore | null = null

const diskIs = (how: 'all' | 'readonly' | 'room') => writeFileSync(env.FULL_DISK_SWITCH ?? '', how)

beforeEach(async () => {
  dataDir = await makeDataDir()
  env = {
    NODE_OPTIONS: `--import=${pathToFileURL(join(SUPPORT, 'full-disk.mjs')).href}`,
    FULL_DISK: dataDir,
    FULL_DISK_SWITCH: `${dataDir}.switch`,
  }
  diskIs('room')
})
afterEach(() => {
  store?.child.kill('SIGKILL')
  store = null
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
  rmSync(`${dataDir}.switch`, { force: true })
})

/** Asks a store over HTTP. */
function asking(address: string): SendRequest {
  return async ({ method, path, body, headers }): Promise<Answer> => {
    const answer = await fetch(new URL(path, address), {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const text = new TextDecoder().decode(bytes)
    return { status: answer.status, text, bytes, headers: answer.headers, isRepeated: false }
  }
}

it('a full disk is told by calls and the database’s address, and needs no restart once there is room', async () => {
  store = launchStore(BUILT_MAIN, { ...env, DATA_DIR: dataDir, STORE: 'none' })
  const ask = asking(await store.address)
  const state = () => ask({ method: 'GET', path: '/health/database' })
  const { access_token: token } = read<{ access_token: string }>(
    await tradeCode(ask, await requestGrantCode(ask)),
    200,
  )
  const lead = () => createLead(inSession(ask, token), BUYER)
  const idOf = (answer: Answer) => read<{ idSimuleCompre: string }>(answer, 201).idSimuleCompre
  const first = idOf(await lead())

  diskIs('all')
  for (const refused of [await lead(), await lead(), await requestGrantCode(ask)]) {
    expect(read<Refusal>(refused, 503).codigoRetorno.codigo).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect(read(await state(), 503)).toEqual({ status: 'unavailable', reason: 'disk' })

  diskIs('room')
  await expect.poll(async () => (await state()).status, { timeout: 240_000 }).toBe(200)
  const second = idOf(await lead())
  store.child.kill('SIGTERM')
  expect(await store.exited).toBe(0)
  const database = await openDatabase({ databaseUrl: undefined, databasePool: 1, dataDir })
  const stored = await database.kysely.selectFrom('leads').select('id').orderBy('id').execute()
  await database.close()
  expect(stored).toEqual([{ id: first }, { id: second }])
})

interface Refusal {
  readonly codigoRetorno: { readonly codigo: number }
}

it(
  'an engine that dies because its log cannot grow is replaced, and loses nothing that it acknowledged',
  async () => {
    const child = spawn(process.execPath, [join(SUPPORT, 'fill-the-log.ts')], {
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
      // Where it spins, as it did before, nothing else ends it.
      timeout: PATIENCE_MS,
      killSignal: 'SIGKILL',
    })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    expect(await once(child, 'exit')).toEqual([0, null])
    const seen = JSON.parse(output)
    expect(seen).toMatchObject({ refused: ['DatabaseAway', 'DatabaseAway', 'DatabaseAway'], lost: 0 })
    expect(seen.acknowledged).toBeGreaterThan(1)
  },
  2 * PATIENCE_MS,
)

it.each([
  ['all', 'its disk is full'],
  ['readonly', 'its disk is read-only'],
] as const)('a start on a disk that takes nothing (%s) names folder and reason', async (how, reason) => {
  diskIs(how)
  store = launchStore(BUILT_MAIN, { ...env, DATA_DIR: dataDir, STORE: 'none' })
  expect(await store.exited).toBe(1)
  expect(store.output()).toBe(
    `${dataDir} cannot be used: ${reason}. Make it fit or choose another DATA_DIR.\n`,
  )
})
