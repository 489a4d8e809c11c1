import { rmSync } from 'node:fs'
import { request } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeDataDir } from '../test/support/databases.ts'
import { BUILT_MAIN, type LaunchedStore, launchStore } from '../test/support/launch-store.ts'

const SECRET = 'a-secret-of-more-than-32-characters-0'
const SANDBOXES = 'acquirer,registry,mail,portal'
/** A production start that nothing is wrong with. */
const PRD = {
  PRD_HOSTS: 'loja.example',
  CLIENT_ID: 'loja',
  CLIENT_SECRET: SECRET,
  TOKEN_SECRET: SECRET,
  CLIENT_REDIRECTS: 'https://loja.example/',
  SANDBOXES_ALLOWED: SANDBOXES,
}

let dataDir: string
let launched: LaunchedStore | null = null
beforeEach(async () => {
  dataDir = await makeDataDir()
})
afterEach(async () => {
  launched?.child.kill('SIGKILL')
  await launched?.exited
  launched = null
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
})
const start = (env: Readonly<Record<string, string>>) => {
  launched = launchStore(BUILT_MAIN, { STORE: 'none', LOG_LEVEL: 'info', DATA_DIR: dataDir, ...env })
  return launched
}

// Every other start that is refused: `src/config.test.ts`.
test.each([
  ['a short secret of the client', { CLIENT_SECRET: 'short' }, 'CLIENT_SECRET'],
  ['a sandbox that nobody allowed', { SANDBOXES_ALLOWED: 'registry,mail,portal' }, 'ACQUIRER'],
])('a production start refuses %s', async (_name, env, variable) => {
  const { exited, address, output } = start({ ...PRD, ...env })
  expect(await Promise.race([exited, address.catch(() => exited)])).toBe(1)
  await expect.poll(output, { timeout: 60_000 }).toContain(variable)
  expect(output()).not.toContain(SECRET)
})

test('a production start that lacks a trusted proxy warns, and answers its own hosts alone', async () => {
  const { address, output } = start(PRD)
  const { port } = new URL(await address)
  await expect.poll(output, { timeout: 60_000 }).toContain('TRUST_PROXY')
  const statusOf = (host: string) =>
    new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path: '/dev/caixa-de-saida', headers: { host } })
      sent.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject)
      sent.end()
    })
  expect(await statusOf('banco.localhost')).toBe(421)
  expect(await statusOf('evil.example')).toBe(421)
  expect(await statusOf('evillocalhost')).toBe(421)
  expect(await statusOf('loja.example')).toBe(404)
  // Nothing of a developer's machine, and no line for each look of a balancer.
  const statusOfHealth = await fetch(`${await address}/health/ready`)
  expect(statusOfHealth.status).toBe(200)
  launched?.child.kill('SIGTERM')
  await launched?.exited
  expect(output()).toContain('"msg":"answered"')
  expect(output()).not.toMatch(/localhost|\/health\//)
})
