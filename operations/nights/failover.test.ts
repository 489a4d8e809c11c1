import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { buy, type Receipt } from '../../apps/server/faults/buyer.ts'
import { readStoredState } from '../../apps/server/faults/stored-state.ts'
import { sentOut } from '../../apps/server/test/support/sent-out.ts'
import { launch } from '../support/launch.ts'
import { nightClient, type Tally } from '../support/night-buyers.ts'
import { type Machine, startEtcd, startLeaderProxy, startMachine, superuserUrl } from '../support/patroni.ts'
import { eventually, makeFolder } from '../support/programs.ts'

/** Buyers at a time, and purchases of each part: before the primary is lost, as it is replaced, after it. */
const SHOPPERS = 4
const OF_A_PART = 8

const ends: (() => unknown)[] = []
const atEnd = (work: () => unknown) => void ends.unshift(work)
afterAll(async () => {
  for (const end of ends) await end()
})

async function prepareDatabase(primary: Machine): Promise<void> {
  const admin = new pg.Client({ connectionString: superuserUrl(primary) })
  await admin.connect()
  await admin.query(`create role loja login password 'loja'`)
  await admin.query('create database loja owner loja')
  await admin.end()
}

test('a primary that is lost under buyers is replaced: no acknowledged order goes, and no process starts anew', async () => {
  const folder = makeFolder(atEnd)
  const etcd = await startEtcd(folder, atEnd)
  const lost = await startMachine('banco-1', { folder, etcd, atEnd })
  await eventually('the primary', () => lost.is('primary'), { told: lost.output })
  const heir = await startMachine('banco-2', { folder, etcd, atEnd })
  await eventually('the synchronous standby', () => heir.is('sync'), { told: heir.output })
  await prepareDatabase(lost)
  const port = await startLeaderProxy([lost, heir], { folder, atEnd })
  const databaseUrl = `postgres://loja:loja@127.0.0.1:${port}/loja`
  const dataDir = join(folder, 'store')
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    STORE: 'none',
    LIMITS: 'relaxed',
    LOG_LEVEL: 'info',
  }
  const first = launch(env, atEnd)
  const firstAddress = await first.address
  const second = launch(env, atEnd)
  const addresses = [firstAddress, await second.address]

  const tally: Tally = { answers: 0, refusedAt: [] }
  let turn = 0
  const ask = nightClient(() => addresses[turn++ % addresses.length] ?? '', tally)
  const out = sentOut(dataDir)
  const codeFor = (email: string) => eventually(`the code of ${email}`, () => out.code(email))
  const receipts: Receipt[] = []
  let [serial, isOpen] = [0, true]
  const shop = async () => {
    while (isOpen) receipts.push(await buy(serial++, { ask, codeFor }))
  }
  const shopping = Promise.all(Array.from({ length: SHOPPERS }, shop))
  shopping.catch(() => {})
  const told = () => `${first.output()}\n${heir.output()}`
  /** Waits for so many more purchases; a buyer that failed ends the wait. */
  const more = (purchases: number) => {
    const goal = receipts.length + purchases
    return Promise.race([eventually('purchases', () => receipts.length >= goal, { told }), shopping])
  }

  await more(OF_A_PART)
  expect(tally.refusedAt).toEqual([])
  const began = performance.now()
  lost.kill()
  await eventually('refusals', () => tally.refusedAt.length > 0, { told })
  const health = (path: string) => fetch(`${firstAddress}/health/${path}`).then(({ status }) => status)
  expect([await health('ready'), await health('database')]).toEqual([200, 503])
  await eventually('another primary', () => heir.is('primary'), { told })
  const replaced = performance.now()
  await more(OF_A_PART)
  const refused = tally.refusedAt.length
  await more(OF_A_PART)
  expect(tally.refusedAt.length, 'refusals with a primary').toBe(refused)
  isOpen = false
  await shopping
  await eventually('every hand-over', () => out.orders().length >= receipts.length, { told })
  const last = tally.refusedAt.at(-1) ?? began
  const seconds = (ms: number) => (ms / 1000).toFixed(1)
  console.log(
    `no primary for ${seconds(replaced - began)} s; ${tally.refusedAt.length} of ${tally.answers} answers refused, the last ${seconds(last - replaced)} s after it was replaced; ${receipts.length} purchases`,
  )

  expect([first.child.exitCode, second.child.exitCode]).toEqual([null, null])
  for (const { child } of [first, second]) child.kill('SIGTERM')
  expect(await Promise.all([first.exited, second.exited])).toEqual([0, 0])
  const state = await readStoredState({ databaseUrl, databasePool: 2, dataDir })
  const bought = receipts.map(({ cartId }) => cartId).sort()
  expect(state.orders.map(({ cartId }) => cartId).sort()).toEqual(bought)
  for (const { cartId, answers } of receipts) {
    const order = state.orders.find((stored) => stored.cartId === cartId)
    for (const answer of answers) expect(JSON.parse(answer).idPedido).toBe(order?.id)
  }
  expect({ open: state.openJobs, broken: state.brokenLinks }).toEqual({ open: [], broken: 0 })
  expect(
    out
      .orders()
      .map(({ orderId }) => orderId)
      .sort(),
  ).toEqual(state.orders.map(({ id }) => id).sort())
})
