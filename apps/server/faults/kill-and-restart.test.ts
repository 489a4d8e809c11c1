import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { databases, openTestDatabase } from '../test/support/databases.ts'
import { type SentOut, sentOut } from '../test/support/sent-out.ts'
import { buy, countMails, type Receipt } from './buyer.ts'
import { chaos, type Plan } from './chaos.ts'
import { type KilledServer, killedServer } from './killed-server.ts'
import { lanes } from './lanes.ts'
import { persistentClient } from './persistent-client.ts'
import { seededRandom } from './seeded-random.ts'
import { readStoredState, type StoredState } from './stored-state.ts'

/** FAULT_BUYERS, FAULT_SEED: a shorter run, and the same one again. */
const BUYERS = Number(process.env.FAULT_BUYERS ?? 200)
/** Purchases on the way at a time: enough that a kill meets every step. */
const SHOPPING = 40
/** Where kills fall: a purchase has some ten requests and three to hire. */
const PLAN: Plan = {
  call: { kills: 5, among: BUYERS * 9 },
  hire: { kills: 6, among: BUYERS * 3 },
  look: { kills: 1, among: 10 },
}
const LEAST_KILLS = 10
const LOOK_MS = 100
/** A job of a killed process is taken up again within half a minute. */
const TAKEN_UP_MS = 30_000
/** Until everything is out. */
const SETTLING_MS = 4 * TAKEN_UP_MS
const ROUNDS = 3

interface Look {
  /** What goes on meanwhile: a busy machine starts processes slowly, and each kill takes work back. */
  readonly progress: () => string
  /** A look may be a moment to kill. */
  readonly tick?: () => void
}

/**
 * Looks until it finds. Throws where nothing is found, nor anything else has happened, for as long as settling may
 * take.
 */
async function lookFor<T>(what: string, find: () => T | undefined, { progress, tick }: Look): Promise<T> {
  let [seen, deadline] = [progress(), performance.now() + SETTLING_MS]
  for (;;) {
    const found = find()
    if (found !== undefined) return found
    const now = progress()
    if (now !== seen) [seen, deadline] = [now, performance.now() + SETTLING_MS]
    if (performance.now() > deadline) throw new Error(`Looked in vain for ${what}.`)
    tick?.()
    await wait(LOOK_MS)
  }
}

/** Both at once: while one of them is started again the other has the processor. */
describe.concurrent.each(databases)('a store that is killed again and again, on %s', (kind) => {
  test('loses no hiring, makes none twice, and tells the outside once', async ({
    onTestFailed,
    onTestFinished,
  }) => {
    const seed = process.env.FAULT_SEED ?? randomUUID()
    onTestFailed(() => console.error(`Repeat it with FAULT_SEED=${seed}`))
    const scratch = await openTestDatabase(kind)
    onTestFinished(() => scratch.close())
    await scratch.database.close()
    const { settings } = scratch
    const out = sentOut(settings.dataDir)
    const store = killedServer(settings)
    onTestFinished(() => store.abandon())
    const storm = chaos(store, seededRandom(seed), PLAN)
    const ask = persistentClient(store, storm)
    const progress = () => `${storm.kills()} ${out.mails().length} ${out.orders().length}`
    const codeFor = (email: string) => lookFor(`the code of ${email}`, () => out.code(email), { progress })
    await store.start()

    const shop = lanes(SHOPPING)
    const receipts = await Promise.all(
      Array.from({ length: BUYERS }, (_, serial) => shop(() => buy(serial, { ask, codeFor }))),
    )
    await lookFor(
      'all messages and orders',
      () => (out.mails().length >= countMails(BUYERS) && out.orders().length >= BUYERS) || undefined,
      { progress, tick: () => storm.tick('look') },
    )
    await storm.calm()
    expect(storm.kills()).toBeGreaterThanOrEqual(LEAST_KILLS)
    const again = await Promise.all(receipts.map(({ hireAgain }) => hireAgain()))
    const state = await settle(store, () => readStoredState(settings))

    expectOneOrderEach(receipts, again, state)
    expectEvidence(receipts, state)
    // The outbox is looked at once more after the last process has ended.
    expectToldOnce(receipts, sentOut(settings.dataDir))
  })
})

/** Ends the process and reads what it left; where work is left too, the next process does it. */
async function settle(store: KilledServer, read: () => Promise<StoredState>): Promise<StoredState> {
  for (let round = 1; ; round++) {
    expect(await store.stop()).toBe(0)
    const state = await read()
    const isQuiet = state.openJobs.length === 0 && state.brokenLinks === 0 && state.unsentMails === 0
    if (isQuiet || round === ROUNDS) return state
    await store.start()
    await wait(TAKEN_UP_MS)
  }
}

function expectOneOrderEach(receipts: readonly Receipt[], again: readonly string[], state: StoredState) {
  const orderOf = new Map(state.orders.map((order) => [order.cartId, order]))
  expect(state.orders).toHaveLength(BUYERS)
  expect(orderOf.size).toBe(BUYERS)
  expect(new Set(state.orders.map(({ number }) => number)).size).toBe(BUYERS)
  for (const [at, { cartId, answers }] of receipts.entries()) {
    expect(new Set([...answers, again[at]]).size, `answers to cart ${cartId}`).toBe(1)
    const { idPedido, numeroPedido } = JSON.parse(again[at] ?? '')
    expect(orderOf.get(cartId)).toMatchObject({ id: idPedido, number: numeroPedido, hasFinal: true })
  }
}

function expectEvidence(receipts: readonly Receipt[], state: StoredState) {
  const evidences = new Map(state.evidences.map((evidence) => [evidence.id, evidence]))
  for (const { evidenceId, documentHash } of receipts) {
    expect(evidences.get(evidenceId)).toEqual({ id: evidenceId, documentHash })
  }
  for (const { evidenceId } of state.orders) expect(evidences.has(evidenceId)).toBe(true)
  // As one string: a reporter that shortens objects would not say which of them it was.
  const { brokenLinks, openJobs, unsentMails } = state
  expect(JSON.stringify({ brokenLinks, openJobs, unsentMails })).toBe(
    JSON.stringify({ brokenLinks: 0, openJobs: [], unsentMails: 0 }),
  )
}

function expectToldOnce(receipts: readonly Receipt[], out: SentOut) {
  const mails = out.mails()
  const orders = out.orders()
  expect(mails).toHaveLength(countMails(BUYERS))
  expect(orders).toHaveLength(BUYERS)
  expect(new Set(out.letters())).toEqual(new Set(mails.map(({ id }) => `${id}.eml`)))
  for (const { email, mails: count, answers } of receipts) {
    const { idPedido, numeroPedido } = JSON.parse(answers[0] ?? '')
    const own = mails.filter(({ to }) => to === email)
    const copies = own.filter(({ text }) => text.includes(numeroPedido))
    expect([own.length, copies.length], `messages to ${email}`).toEqual([count, 1])
    expect(orders.filter(({ orderId }) => orderId === idPedido)).toHaveLength(1)
  }
}
