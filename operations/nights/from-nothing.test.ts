import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buyByCalls } from '../support/buy-by-calls.ts'
import { freeThousand } from '../support/free-port.ts'
import { makeFolder, ROOT } from '../support/programs.ts'
import { runOn } from '../support/scratch-database.ts'
import { startShell } from '../support/shell.ts'
import { visitorOf } from '../support/visitor.ts'

const PAGE = readFileSync(join(ROOT, 'docs', 'deploy', 'from-nothing.md'), 'utf8')
/** The page's ports: 17 and three digits, the last of them a shell's variable at times. */
const PORT = /\b17(?=\d\d[\d$])/g
const PORTS = [...new Set(PAGE.match(/\b17\d{3}\b/g))].map((port) => Number(port) - 17_000)

const ends: (() => unknown)[] = []
const atEnd = (work: () => unknown) => void ends.unshift(work)
afterAll(async () => {
  for (const end of ends) await end()
})

/** The lines of each section, one block after the other. */
function linesOf(page: string): Readonly<Record<string, readonly string[]>> {
  const sections = page.split(/^## /m).slice(1)
  return Object.fromEntries(
    sections.map((section) => [
      section.slice(0, section.indexOf('\n')),
      [...section.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, lines = '']) => lines),
    ]),
  )
}

test('the lines of docs/deploy/from-nothing.md make a store that sells, loses its primary and is put back to a moment', async () => {
  const folder = makeFolder(atEnd)
  const clone = join(makeFolder(atEnd), 'clone')
  mkdirSync(join(clone, 'node_modules', '.bin'), { recursive: true })
  execFileSync(process.execPath, ['scripts/release.mjs', '--out', join(clone, 'release')], {
    cwd: ROOT,
    stdio: 'pipe',
  })
  cpSync(join(ROOT, 'docs', 'deploy'), join(clone, 'docs', 'deploy'), { recursive: true })
  cpSync(process.execPath, join(clone, 'node_modules', '.bin', 'node'))
  const thousand = await freeThousand(PORTS)
  const sections = linesOf(PAGE.replace(PORT, `${thousand / 1000}`))
  const shell = startShell(folder, { CLONE: clone }, atEnd)
  const read = async (section: string) => {
    for (const lines of sections[section] ?? [`no section ${section}`]) await shell.run(lines)
  }
  const envOf = (name: string) =>
    new RegExp(`^${name}=(.*)$`, 'm').exec(readFileSync(join(folder, 'loja.env'), 'utf8'))?.[1] ?? ''

  const beforeBuying = ['Programs', 'Who is primary: etcd', 'The database, twice, and its archive']
  for (const section of [...beforeBuying, 'The way to the primary', 'Three processes', 'The balancer'])
    await read(section)
  const { send, close } = visitorOf(`https://localhost:${thousand + 443}`)
  atEnd(close)
  const dataDir = join(folder, 'data')
  const query = (...statements: readonly string[]) => runOn(envOf('DATABASE_URL'), statements)
  const buy = async (serial: number): Promise<string> => {
    const { answers } = await buyByCalls(serial, { send, dataDir, database: { query } })
    return JSON.parse(answers[0] ?? '').numeroPedido
  }
  const find = (number: string) => shell.run(`./node release/ops.js order find ${number}`)

  const first = await buy(0)
  await read('The primary is lost')
  const second = await buy(1)
  for (const number of [first, second]) expect(await find(number)).toContain(number)

  const [moment = '', ...restore] = sections['Back to a moment'] ?? []
  await shell.run(moment)
  const gone = await buy(2)
  for (const lines of restore) await shell.run(lines)
  for (const number of [first, second]) expect(await find(number)).toContain(number)
  expect(await shell.run(`! ./node release/ops.js order find ${gone}`)).not.toContain(gone)
  expect(await buy(3)).not.toBe(gone)

  await read('The end')
  expect(shell.left()).toEqual([])
})
