import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buy } from '../../apps/server/faults/buyer.ts'
import { seededRandom } from '../../apps/server/faults/seeded-random.ts'
import { readStoredState } from '../../apps/server/faults/stored-state.ts'
import type { LaunchedStore } from '../../apps/server/test/support/launch-store.ts'
import { sentOut } from '../../apps/server/test/support/sent-out.ts'
import { launch } from '../support/launch.ts'
import { nightClient } from '../support/night-buyers.ts'
import { type Power, watchPower } from '../support/power.ts'
import { eventually, makeFolder } from '../support/programs.ts'

/** Power cuts in a first start, beside one after it. */
const CUTS = 3
/** Starts on a folder that a power cut left. */
const LATER = 2

/** A folder for data whose disk is watched. */
function watchedFolder(folder: string, name: string) {
  const root = join(folder, name)
  mkdirSync(root)
  const files = join(folder, `${name}-power`)
  mkdirSync(files)
  return { dataDir: join(root, 'data'), power: watchPower(root, files) }
}

function start(
  { dataDir, power }: { dataDir: string; power: Power },
  atEnd: (work: () => Promise<void>) => void,
  cutAt?: number,
): LaunchedStore {
  const env = { DATA_DIR: dataDir, STORE: 'none', LIMITS: 'relaxed', ...power.environment(cutAt) }
  return launch(env, atEnd)
}

/** Buys once, and gives the order that was acknowledged. */
async function order(store: LaunchedStore, dataDir: string, serial: number): Promise<string> {
  const address = await store.address
  const out = sentOut(dataDir)
  const ask = nightClient(() => address, { answers: 0, refusedAt: [] })
  const codeFor = (email: string) => eventually(`the code of ${email}`, () => out.code(email))
  const { answers } = await buy(serial, { ask, codeFor })
  return JSON.parse(answers[0] ?? '').idPedido
}

test('power that is cut after the first start, and after later ones, takes no acknowledged order', async ({
  onTestFinished,
}) => {
  const folder = makeFolder(onTestFinished)
  const orders: string[] = []
  let { dataDir, power } = watchedFolder(folder, 'first')
  for (let round = 1; ; round++) {
    const store = start({ dataDir, power }, onTestFinished)
    orders.push(await order(store, dataDir, round))
    store.child.kill('SIGKILL')
    await store.exited
    if (round > LATER) break
    // What follows is watched from a disk that holds it all: a start of its own after the cut.
    const next = watchedFolder(folder, `later-${round}`)
    power.restore(join(next.dataDir, '..'))
    next.power.keepAll()
    dataDir = next.dataDir
    power = next.power
  }
  const left = join(folder, 'left')
  power.restore(left)
  const state = await readStoredState({
    databaseUrl: undefined,
    databasePool: 1,
    dataDir: join(left, 'data'),
  })
  expect(state.orders.map(({ id }) => id).sort()).toEqual(orders.sort())
  expect(state.brokenLinks).toBe(0)
})

test('power that is cut in the first start leaves a folder that the next one opens', async ({
  onTestFailed,
  onTestFinished,
}) => {
  const seed = process.env.FAULT_SEED ?? String(Date.now())
  onTestFailed(() => console.error(`Repeat it with FAULT_SEED=${seed}`))
  const random = seededRandom(seed)
  const folder = makeFolder(onTestFinished)
  const whole = watchedFolder(folder, 'whole')
  const first = start(whole, onTestFinished)
  await first.address
  first.child.kill('SIGKILL')
  await first.exited
  const syncs = whole.power.syncs()
  for (let cut = 0; cut < CUTS; cut++) {
    const { dataDir, power } = watchedFolder(folder, `cut-${cut}`)
    const store = start({ dataDir, power }, onTestFinished, random.between(1, syncs))
    expect(await store.exited).toBe(null)
    const left = join(folder, `left-${cut}`)
    power.restore(left)
    const next = launch({ DATA_DIR: join(left, 'data'), STORE: 'none' }, onTestFinished)
    await next.address
    next.child.kill('SIGKILL')
    await next.exited
  }
})
