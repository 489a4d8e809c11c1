import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeChecksums } from './write-checksums.mjs'

let folder: string
let release: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loja-sums-'))
  release = join(folder, 'release')
  mkdirSync(join(release, 'apps'), { recursive: true })
  writeFileSync(join(release, 'main.js'), 'one')
  writeFileSync(join(release, 'apps', 'two words.js'), 'two')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const compare = () => spawnSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: release }).status

it('sums name every file, and tell a changed one', () => {
  expect(writeChecksums(release)).toBe(2)
  expect(readFileSync(join(release, 'SHA256SUMS'), 'utf8')).toMatch(
    /^[0-9a-f]{64} {2}apps\/two words\.js\n[0-9a-f]{64} {2}main\.js\n$/,
  )
  expect(compare()).toBe(0)
  appendFileSync(join(release, 'main.js'), '!')
  expect(compare()).toBe(1)
})

it('sums are signed by a key of Ed25519, as openssl judges, and by no other kind', () => {
  const key = join(folder, 'release-key.pem')
  const shown = join(folder, 'release-key.pub')
  execFileSync('openssl', ['genpkey', '-algorithm', 'ed25519', '-out', key], { stdio: 'pipe' })
  execFileSync('openssl', ['pkey', '-in', key, '-pubout', '-out', shown])
  writeChecksums(release, readFileSync(key, 'utf8'))
  const judge = () => {
    const files = ['-in', 'SHA256SUMS', '-sigfile', 'SHA256SUMS.sig']
    const args = ['pkeyutl', '-verify', '-pubin', '-inkey', shown, '-rawin', ...files]
    return spawnSync('openssl', args, { cwd: release }).status
  }
  expect(judge()).toBe(0)
  appendFileSync(join(release, 'SHA256SUMS'), '\n')
  expect(judge()).not.toBe(0)

  execFileSync('openssl', ['genpkey', '-algorithm', 'x25519', '-out', key], { stdio: 'pipe' })
  expect(() => writeChecksums(release, readFileSync(key, 'utf8'))).toThrow(/Ed25519/)
})
