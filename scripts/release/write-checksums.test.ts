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
/** The lines that docs/operations.md gives for it. */
const OPERATIONS = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'operations.md'), 'utf8')
const [, LINES = ''] = /^## Releases$[\s\S]*?^```sh\n([\s\S]*?)^```$/m.exec(OPERATIONS) ?? []

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
  const shown = join(release, 'release-key.pub')
  execFileSync('openssl', ['genpkey', '-algorithm', 'ed25519', '-out', key], { stdio: 'pipe' })
  writeChecksums(release, readFileSync(key, 'utf8'))
  execFileSync('openssl', ['pkey', '-in', key, '-pubout', '-out', shown])
  const judge = () => spawnSync('sh', ['-ec', LINES], { cwd: release, encoding: 'utf8' })
  expect(judge()).toMatchObject({ status: 0, stdout: expect.stringContaining('Verified Successfully') })
  appendFileSync(join(release, 'SHA256SUMS'), '\n')
  expect(judge().status).not.toBe(0)

  execFileSync('openssl', ['genpkey', '-algorithm', 'x25519', '-out', key], { stdio: 'pipe' })
  expect(() => writeChecksums(release, readFileSync(key, 'utf8'))).toThrow(/Ed25519/)
})
