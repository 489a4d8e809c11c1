import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buyByCalls } from '../support/buy-by-calls.ts'
import { freePort } from '../support/free-port.ts'
import { makeScratchDatabase, type ScratchDatabase } from '../support/scratch-database.ts'
import { visitorOf } from '../support/visitor.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const VERSION = '9.8.7+tried'
const MOST_BYTES = 120 * 1024 * 1024
/** Debian's account `nobody`. */
const NOBODY = 65_534
/**
 * In a view of the machine's files of its own: the release cannot be written, nor can Node be root, and there is no
 * path on which a program would be found.
 */
const READ_ONLY = `mount --bind "$1" "$1"; mount -o remount,ro,bind "$1"; cd "$1"
  if touch written 2>/dev/null; then echo 'the release can be written' >&2; exit 9; fi
  exec setpriv --reuid=${NOBODY} --regid=${NOBODY} --clear-groups env -i $3 "$2" main.js`

let folder: string
let release: string
let database: ScratchDatabase
const children: ChildProcess[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'loja-release-'))
  chmodSync(folder, 0o755)
  release = join(folder, 'release')
  const env = { ...process.env, RELEASE_VERSION: VERSION }
  execFileSync(process.execPath, ['scripts/release.mjs', '--out', release], { cwd: ROOT, env, stdio: 'pipe' })
  copyFileSync(process.execPath, join(folder, 'node'))
  database = await makeScratchDatabase()
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await database?.drop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
})

/** A process of the release with a data folder of its own, which alone it may write. */
async function start(name: string, own: Readonly<Record<string, string>>) {
  const dataDir = join(folder, name)
  mkdirSync(dataDir)
  chownSync(dataDir, NOBODY, NOBODY)
  const [port, operations] = [await freePort(), await freePort()]
  const variables = {
    HOST: '127.0.0.1',
    PORT: String(port),
    OPERATIONS_PORT: String(operations),
    DATA_DIR: dataDir,
    LIMITS: 'relaxed',
    NODE_ENV: 'production',
    ...own,
  }
  const texts = Object.entries(variables).map(([variable, value]) => `${variable}=${value}`)
  const args = ['--mount', '/bin/sh', '-ec', READ_ONLY, 'sh', release, join(folder, 'node'), texts.join(' ')]
  const child = spawn('/usr/bin/unshare', args, { stdio: ['ignore', 'pipe', 'pipe'], cwd: '/' })
  children.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  const address = `http://127.0.0.1:${port}`
  while (!(await fetch(`${address}/health/ready`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`the release ended with ${child.exitCode}:\n${output}`)
    await wait(100)
  }
  const end = async () => {
    child.kill('SIGTERM')
    const [code] = await once(child, 'exit')
    return { code, output }
  }
  return { address, operations: `http://127.0.0.1:${operations}`, dataDir, end }
}

function bytesOf(path: string): number {
  const stat = lstatSync(path)
  if (!stat.isDirectory()) return stat.size
  return readdirSync(path).reduce((sum, name) => sum + bytesOf(join(path, name)), 0)
}

it('is one folder of at most 120 MB with its licences and its bill of materials', () => {
  expect(bytesOf(release)).toBeLessThanOrEqual(MOST_BYTES)
  const bill = JSON.parse(readFileSync(join(release, 'sbom.cdx.json'), 'utf8'))
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'benefits-store', version: VERSION } },
  })
  const names = bill.components.map(
    ({ name, version }: { name: string; version: string }) => `${name} ${version}`,
  )
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'apps/store/package.json'), 'utf8'))
  expect(names).toContain(`react-router ${dependencies['react-router']}`)
  expect(names.filter((name: string) => /^(?:vite|vitest|typescript) /.test(name))).toEqual([])
  expect(readFileSync(join(release, 'LICENCES.txt'), 'utf8')).toContain(
    `react-router ${dependencies['react-router']} (MIT)`,
  )
})

it('shows the store as production does, whatever NODE_ENV says where it is made', () => {
  const assets = join(release, 'apps', 'store', 'build', 'client', 'assets')
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(0)
  // An address that React's development build alone names.
  const talking = scripts.filter((name) =>
    readFileSync(join(assets, name), 'utf8').includes('hydration-mismatch'),
  )
  expect(talking).toEqual([])
})

it('sells with Node alone, as another user, where nothing of it can be written, and tells its version', async () => {
  const { address, operations, dataDir, end } = await start('selling', { DATABASE_URL: database.url })
  const { send, close } = visitorOf(address)
  const page = await send({ method: 'GET', path: '/', headers: { host: 'localhost' } })
  expect(page.status).toBe(200)
  expect(page.headers.get('x-versao')).toBe(VERSION)
  const [script] = /\/assets\/[\w.-]+\.css/.exec(page.text) ?? []
  expect((await send({ method: 'GET', path: script ?? '/assets/none' })).status).toBe(200)
  const receipt = await buyByCalls(1, { send, database, dataDir })
  expect(receipt.answers.length).toBeGreaterThan(0)
  close()
  expect(await (await fetch(`${operations}/health/version`)).json()).toEqual({ version: VERSION })
  expect(await (await fetch(`${operations}/metrics`)).text()).toMatch(
    /build_info\{version="9\.8\.7\+tried",node="[\d.]+"\} 1/,
  )
  const { code, output } = await end()
  expect(code).toBe(0)
  const [first = '{}'] = output.split('\n').filter((line) => line.startsWith('{'))
  expect(JSON.parse(first)).toMatchObject({ version: VERSION, msg: 'this process starts' })
})

it('starts on the embedded database likewise', async () => {
  const { end } = await start('embedded', {})
  expect((await end()).code).toBe(0)
})
