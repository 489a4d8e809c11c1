import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { buy } from '../../apps/server/faults/buyer.ts'
import { BUILT_MAIN } from '../../apps/server/test/support/launch-store.ts'
import { sentOut } from '../../apps/server/test/support/sent-out.ts'
import { findBinaries } from '../../scripts/postgres.mjs'
import { freePort } from '../support/free-port.ts'
import { launch } from '../support/launch.ts'
import { nightClient } from '../support/night-buyers.ts'
import { startPortal } from '../support/portal.ts'
import { eventually, makeFolder, runProgram, shippedFile } from '../support/programs.ts'

const OPS = join(BUILT_MAIN, '..', 'ops.js')
/** Workers look at their queue every two seconds. */
const SEVERAL_LOOKS_MS = 6_000
/** A buyer at a bank partner waits for no code: mails are held with the rest. */
const AT_A_BANK = 3

const ends: (() => unknown)[] = []
const atEnd = (work: () => unknown) => void ends.unshift(work)
afterAll(async () => {
  for (const end of ends) await end()
})

/** PostgreSQL that keeps every change, and pgBackRest, as shipped but for folders and ports. */
async function startArchived(folder: string) {
  const bin = findBinaries()
  if (!bin) throw new Error('PostgreSQL is not there.')
  const port = await freePort()
  const data = join(folder, 'postgres')
  const conf = join(folder, 'pgbackrest.conf')
  writeFileSync(
    conf,
    shippedFile('pgbackrest.conf', {
      '/var/lib/pgbackrest': join(folder, 'repository'),
      '/var/log/pgbackrest': folder,
      '/tmp/pgbackrest': join(folder, 'lock'),
      '/var/lib/postgresql/15/loja': data,
      'pg1-port=5432': `pg1-port=${port}`,
      '/var/run/postgresql': folder,
    }),
  )
  const backRest = (...args: string[]) =>
    runProgram('/usr/bin/pgbackrest', [`--config=${conf}`, '--stanza=loja', ...args])
  runProgram(join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ])
  const settings = [
    `port=${port}`,
    `listen_addresses='127.0.0.1'`,
    `unix_socket_directories='${folder}'`,
    'archive_mode=on',
    `archive_command='/usr/bin/pgbackrest --config=${conf} --stanza=loja archive-push %p'`,
  ]
  writeFileSync(join(folder, 'own.conf'), `${settings.join('\n')}\n`)
  runProgram('/bin/sh', ['-c', `echo "include '${folder}/own.conf'" >> '${data}/postgresql.conf'`])
  const control = (...args: string[]) =>
    runProgram(join(bin, 'pg_ctl'), ['-D', data, '-w', '-t', '120', '-l', join(folder, 'log'), ...args])
  const start = () => control('start')
  const stop = () => control('-m', 'immediate', 'stop')
  start()
  atEnd(() => {
    try {
      stop()
    } catch {
      // It was stopped already.
    }
  })
  const ask = async (text: string) => {
    const client = new pg.Client({ connectionString: `postgres://postgres@127.0.0.1:${port}/postgres` })
    await client.connect()
    const { rows } = await client.query(text).finally(() => client.end())
    return rows
  }
  return { url: `postgres://loja@127.0.0.1:${port}/loja`, backRest, start, stop, ask }
}

test('a restore to a moment has its orders and their evidence, and sends nothing before somebody has looked', async () => {
  const folder = makeFolder(atEnd)
  const database = await startArchived(folder)
  await database.ask('create role loja login')
  await database.ask('create database loja owner loja')
  database.backRest('stanza-create')
  const portal = await startPortal(atEnd)
  const dataDir = join(folder, 'store')
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    STORE: 'none',
    LIMITS: 'relaxed',
    PORTAL: 'webhook',
    PORTAL_WEBHOOK_URL: portal.url,
    PORTAL_WEBHOOK_SECRET: 'um segredo de pelo menos trinta e dois caracteres',
  }
  const ops = (...args: string[]) =>
    execFileSync(process.execPath, [OPS, ...args], {
      env: { PATH: process.env.PATH, ...env },
      encoding: 'utf8',
    })
  let store = launch(env, atEnd)
  const out = sentOut(dataDir)
  const codeFor = (email: string) => eventually(`the code of ${email}`, () => out.code(email))
  const order = async (serial: number): Promise<string> => {
    const address = await store.address
    const ask = nightClient(() => address, { answers: 0, refusedAt: [] })
    const { answers } = await buy(serial, { ask, codeFor })
    return JSON.parse(answers[0] ?? '').idPedido
  }
  const handedOver = (id: string) => portal.taken.filter((key) => key === id).length
  const told = () => store.output()

  const before = await order(0)
  await eventually('the hand-over', () => handedOver(before) === 1, { told })
  database.backRest('--type=full', 'backup')
  portal.isOpen = false
  const waiting = await order(1)
  // Rendered, and refused by the portal: what is put back has its hand-over waiting.
  await eventually('a refused hand-over', () => portal.refused.includes(waiting), { told })
  const [{ moment = '' } = {}] = await database.ask('select now()::text as moment')
  await wait(1_000)
  portal.isOpen = true
  await eventually('the late hand-over', () => handedOver(waiting) === 1, { told })
  const after = await order(2)
  await eventually('the last hand-over', () => handedOver(after) === 1, { told })
  store.child.kill('SIGTERM')
  expect(await store.exited).toBe(0)
  const [{ last = '' } = {}] = await database.ask('select pg_walfile_name(pg_switch_wal()) as last')
  await eventually('the archive', async () => {
    const [{ is_kept: isKept = false } = {}] = await database.ask(
      `select last_archived_wal >= '${last}' as is_kept from pg_stat_archiver`,
    )
    return isKept
  })
  database.stop()

  database.backRest('--delta', '--type=time', `--target=${moment}`, '--target-action=promote', 'restore')
  database.start()
  await eventually('the end of recovery', async () => {
    const [{ over = false } = {}] = await database.ask('select not pg_is_in_recovery() as over')
    return over
  })
  ops('jobs', 'hold', 'all', '--yes')
  expect(ops('evidence', 'check')).toMatch(/^VRPAT: \d+ links, as they were made$/m)
  for (const id of [before, waiting]) expect(ops('order', 'find', id)).toContain(id)
  expect(() => ops('order', 'find', after)).toThrow()

  store = launch(env, atEnd)
  const [mails, taken] = [out.mails().length, portal.taken.length]
  const held = await order(AT_A_BANK)
  await wait(SEVERAL_LOOKS_MS)
  expect([out.mails().length, portal.taken.length]).toEqual([mails, taken])
  const open = JSON.parse(ops('jobs', 'list', '--json', '--queue', 'portal-hand-over'))
  expect(JSON.stringify(open)).toContain(waiting)

  ops('jobs', 'release', 'all', '--yes')
  await eventually('the held hand-over', () => handedOver(held) === 1, { told })
  // What the portal had already comes again under the same key, by which it knows it.
  await eventually('the hand-over that came again', () => handedOver(waiting) === 2, { told })
  expect(handedOver(before)).toBe(1)
  store.child.kill('SIGTERM')
  expect(await store.exited).toBe(0)
})
