import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadSecret } from './load-secret.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'benefits-secret-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const load = (tokenSecret?: string) =>
  Buffer.from(loadSecret({ dataDir: join(dataDir, 'data'), tokenSecret })).toString()

test('a secret that is given is the one', () => {
  expect(load('g'.repeat(32))).toBe('g'.repeat(32))
})

test('one that is not given is made once, kept for this account alone, and nothing lies beside it', () => {
  const secret = load()
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(load()).toBe(secret)
  const folder = join(dataDir, 'data')
  expect(readdirSync(folder)).toEqual(['token-secret'])
  expect(statSync(join(folder, 'token-secret')).mode & 0o777).toBe(0o600)
})

test.each(['', 'short'])('a kept one that is no secret (%j) is refused, not signed with', (kept) => {
  load()
  writeFileSync(join(dataDir, 'data', 'token-secret'), kept)
  expect(() => load()).toThrow('token-secret is damaged')
})
