import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../src/database/database.ts'
import { newId } from '../../src/database/new-id.ts'
import { openDatabase } from '../../src/database/open-database.ts'
import { makeDataDir } from '../support/databases.ts'
import { startFakeService } from '../support/fake-service.ts'
import { startFakeSmtp } from '../support/fake-smtp.ts'
import { BUILT_MAIN, COMPILE_CACHE } from '../support/launch-store.ts'

let dataDir: string
const children: ChildProcess[] = []

beforeEach(async () => {
  dataDir = await makeDataDir()
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
})

function launch(env: Readonly<Record<string, string>> = {}) {
  const settings = {
    PORT: '0',
    OPERATIONS_PORT: '0',
    STORE: 'none',
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
  }
  const child = spawn(process.execPath, [BUILT_MAIN], {
    env: { PATH: process.env.PATH, ...COMPILE_CACHE, ...settings, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let output = ''
  const exited = once(child, 'exit').then(([code, signal]) => ({ code, signal, output }))
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += String(chunk)
      const port = /http:\/\/localhost:(\d+)\//.exec(output)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    exited.then(() => reject(new Error(output)))
  })
  ready.catch(() => {})
  return { child, ready, exited, output: () => output }
}

const post = async (url: string, body: unknown, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, string> }
}

const grantCode = async (address: string) => {
  const client = { client_id: 'loja-dev', redirect_uri: 'http://localhost:3000/' }
  const granted = await post(`${address}/api/oauth/grant-code`, client)
  return new URL(granted.body.redirect_uri ?? '').searchParams.get('code')
}
const tradeCode = (address: string, code: string | null) => {
  const authorization = `Basic ${Buffer.from('loja-dev:loja-dev-secret').toString('base64')}`
  const grant = { grant_type: 'authorization_code', code }
  return post(`${address}/api/oauth/access-token`, grant, { authorization })
}

/** Works on the data folder while no process does. */
async function between<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ databaseUrl: undefined, databasePool: 1, dataDir })
  const result = await work(database)
  await database.close()
  return result
}

it('keeps what it acknowledged when it is killed, and tokens stay good', async () => {
  const first = launch()
  const code = await grantCode(await first.ready)
  first.child.kill('SIGKILL')
  await first.exited
  // A busy machine takes longer for a start than a code lives.
  const inAnHour = new Date(Date.now() + 3_600_000)
  const kept = await between(({ kysely }) =>
    kysely.updateTable('grantCodes').set({ expiresAt: inAnHour }).executeTakeFirst(),
  )
  expect(kept.numUpdatedRows).toBe(1n)

  const second = launch()
  const traded = await tradeCode(await second.ready, code)
  expect(traded.status).toBe(200)
  second.child.kill('SIGTERM')
  expect((await second.exited).code).toBe(0)
})

it('deletes what ran out at its start: it may never live an hour', async () => {
  const ranOut = { codeHash: 'old', clientId: 'loja-dev', sessionId: newId(), expiresAt: new Date(0) }
  await between(({ kysely }) => kysely.insertInto('grantCodes').values(ranOut).execute())
  const store = launch()
  // Calls are answered once the jobs have started, which is after it began; an end waits for what has begun.
  await grantCode(await store.ready)
  store.child.kill('SIGTERM')
  await store.exited
  const left = await between(({ kysely }) => kysely.selectFrom('grantCodes').select('codeHash').execute())
  expect(left).not.toContainEqual({ codeHash: 'old' })
})

it('meets the real world that its variables name, from the lead to the letter', async () => {
  const [smtp, brasilApi] = await Promise.all([startFakeSmtp(), startFakeService()])
  brasilApi.answer({
    body: { cnpj: '11222333000181', razao_social: 'ALFA LTDA', situacao_cadastral: 2, uf: 'SP' },
  })
  const store = launch({
    REGISTRY: 'brasilapi',
    BRASILAPI_URL: brasilApi.url,
    MAIL: 'smtp',
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    SMTP_TLS: 'none',
    LEAD_FOLLOW_UP_MINUTES: '0.02',
  })
  const address = await store.ready
  const { body } = await tradeCode(address, await grantCode(address))
  const contato = { nomeContato: 'Joana', emailContato: 'joana@alfa.example', telefoneContato: '11987654321' }
  const lead = { uuid: '', empresaRh: { cnpjRh: '11222333000181', qtdFuncionarios: 10, contato } }
  const created = await post(`${address}/api/v2/leads`, lead, {
    client_id: 'loja-dev',
    access_token: body.access_token ?? '',
    'sigla-emissor': 'VRPAT',
  })
  expect(created.status).toBe(201)
  await expect
    .poll(() => smtp.taken.map(({ to }) => to), { timeout: 240_000 })
    .toEqual([['joana@alfa.example']])
  store.child.kill('SIGTERM')
  expect((await store.exited).code).toBe(0)
  await Promise.all([smtp.close(), brasilApi.close()])
})

it('ends with a message that names the variable when it cannot start', async () => {
  const { exited } = launch({ PORT: 'web' })
  const { code, output } = await exited
  expect(code).toBe(1)
  expect(output).toContain('PORT')
  expect(output).not.toContain('    at ')
})

it.each([
  ['CONTENT_DIR', { CONTENT_DIR: '/nowhere/at/all' }],
  ['CONTENT_DIR', { CONTENT_DIR: import.meta.dirname }],
  ['CONTENT_DIR', { CONTENT_DIR: import.meta.filename }],
  ['PROGRAMS_FILE', { PROGRAMS_FILE: '/nowhere/programs.json' }],
] as const)('tells that %s is wrong before it makes a database', async (name, env) => {
  const fresh = join(dataDir, 'fresh')
  const { code, output } = await launch({ ...env, DATA_DIR: fresh }).exited
  expect(code).toBe(1)
  expect(output).toContain(name)
  expect(output).not.toContain('    at ')
  expect(existsSync(join(fresh, 'database'))).toBe(false)
})

it.each(['HOST', 'OPERATIONS_HOST'])('tells that %s is no address of this machine', async (name) => {
  const { code, output } = await launch({ [name]: '192.0.2.1' }).exited
  expect(code).toBe(1)
  expect(output).toContain(`${name} is no address of this machine`)
  expect(output).not.toContain('    at ')
})

it('says in its log what SIGHUP did', async () => {
  const store = launch({ LOG_LEVEL: 'info' })
  await store.ready
  writeFileSync(join(dataDir, 'maintenance'), 'sim')
  store.child.kill('SIGHUP')
  await expect
    .poll(store.output, { timeout: 240_000 })
    .toContain('SIGHUP: the store is closed for maintenance, by the maintenance file')
  expect(store.output()).toContain('SIGHUP: the programs were read again')
  expect((await fetch(`${await store.ready}/api/bff/faqs/categorias`)).status).toBe(503)
})

it('ends with a message when its port is taken', async () => {
  const first = launch()
  const port = new URL(await first.ready).port
  const other = await makeDataDir()
  const { code, output } = await launch({ PORT: port, DATA_DIR: other }).exited
  rmSync(other, { recursive: true, force: true })
  expect(code).toBe(1)
  expect(output).toContain(`Port ${port} is in use: set PORT`)
})

it('ends with a message when its data folder is a file', async () => {
  const file = join(dataDir, 'notes.txt')
  writeFileSync(file, 'Ana')
  const { code, output } = await launch({ DATA_DIR: file }).exited
  expect(code).toBe(1)
  expect(output).toBe(
    `${file} cannot be used: a file stands in its place. Make it fit or choose another DATA_DIR.\n`,
  )
})

it('ends with a message when its database does not answer, and without the password', async () => {
  const { code, output } = await launch({ DATABASE_URL: 'postgres://ana:secret@127.0.0.1:1/loja' }).exited
  expect(code).toBe(1)
  expect(output).toMatch(/^DATABASE_URL names a database that does not answer: .*ECONNREFUSED/)
  expect(output).not.toContain('secret')
  expect(output).not.toContain('    at ')
})
