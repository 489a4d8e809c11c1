import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeDataDir } from '../support/databases.ts'

const MAIN = join(import.meta.dirname, '..', '..', 'src', 'main.ts')
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
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, ...settings, ...env },
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
  return { child, ready, exited }
}

const post = async (url: string, body: unknown, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, string> }
}

it('keeps what it acknowledged when it is killed, and tokens stay good', async () => {
  const first = launch()
  const granted = await post(`${await first.ready}/api/oauth/grant-code`, {
    client_id: 'loja-dev',
    redirect_uri: 'http://localhost:3000/',
  })
  first.child.kill('SIGKILL')
  await first.exited

  const second = launch()
  const code = new URL(granted.body.redirect_uri ?? '').searchParams.get('code')
  const authorization = `Basic ${Buffer.from('loja-dev:loja-dev-secret').toString('base64')}`
  const grant = { grant_type: 'authorization_code', code }
  const traded = await post(`${await second.ready}/api/oauth/access-token`, grant, { authorization })
  expect(traded.status).toBe(200)
  second.child.kill('SIGTERM')
  expect((await second.exited).code).toBe(0)
})

it('ends with a message that names the variable when it cannot start', async () => {
  const { exited } = launch({ PORT: 'web' })
  const { code, output } = await exited
  expect(code).toBe(1)
  expect(output).toContain('PORT')
  expect(output).not.toContain('    at ')
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
