import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import type { AttackedStore } from '../attacked-store.ts'
import { buyCards } from '../buyer.ts'

/** What an attacker does over and over; what comes of it does not matter here. */
export interface Flood {
  /** Begins the nth attempt. */
  readonly attempt: (nth: number) => Promise<unknown>
  /** Attempts begun in the time of one quiet purchase: a slower machine is attacked more slowly. */
  readonly perPurchase: number
}

const PURCHASES = 3
/** A purchase beside a flood may take so many times what it takes without. */
const SLOWER = 2
/**
 * A machine that other work has slowed down in between says nothing: then both are measured again, three times where
 * the first was measured against an earlier purchase.
 */
const ROUNDS = 4
/** Attempts on the way at a time: where the machine gets slower in between, so does the attack. */
const ON_THE_WAY = 4

/**
 * The quickest median purchase of each store so far, in ms: a flood after the first is measured against it, and only
 * where that is not enough against another quiet purchase of its own time.
 */
const quickest = new Map<string, number>()

/** Buys without and with a flood, and expects that the median purchase takes at most twice as long beside it. */
export async function expectBuyingBeside(store: AttackedStore, flood: Flood): Promise<void> {
  const ratios: number[] = []
  let quiet = quickest.get(store.address)
  for (let round = 0; round < ROUNDS; round++) {
    quiet ??= await measureQuiet(store)
    const running = startFlood(flood, quiet)
    const beside = await medianPurchase(store).finally(running.stop)
    expect(running.attempts(), 'attempts of the flood').toBeGreaterThan(0)
    quickest.set(store.address, Math.min(quiet, beside, quickest.get(store.address) ?? quiet))
    ratios.push(beside / quiet)
    if (beside <= SLOWER * quiet) return
    quiet = undefined
  }
  expect.fail(`Buying took ${ratios.map((ratio) => ratio.toFixed(1)).join(', ')} times its quiet time.`)
}

/** The first purchase loads what later ones find. */
async function measureQuiet(store: AttackedStore): Promise<number> {
  if (!quickest.has(store.address)) await buyCards(store)
  return medianPurchase(store)
}

async function medianPurchase(store: AttackedStore): Promise<number> {
  const times: number[] = []
  for (let nth = 0; nth < PURCHASES; nth++) {
    const began = performance.now()
    const { orderNumber } = await buyCards(store)
    expect(orderNumber).not.toBe('')
    times.push(performance.now() - began)
  }
  return times.toSorted((one, other) => one - other)[Math.floor(PURCHASES / 2)] ?? 0
}

/** Attempts at a bounded pace until it is stopped; stopping waits for what is on the way. */
function startFlood({ attempt, perPurchase }: Flood, purchaseMs: number) {
  const onTheWay = new Set<Promise<unknown>>()
  let attempts = 0
  let isOver = false
  const run = async () => {
    while (!isOver) {
      if (onTheWay.size < ON_THE_WAY) {
        const going = attempt(attempts++).catch(() => {})
        onTheWay.add(going)
        going.finally(() => onTheWay.delete(going))
      }
      await wait(purchaseMs / perPurchase)
    }
  }
  const running = run()
  const stop = async () => {
    isOver = true
    await running
    await Promise.all(onTheWay)
  }
  return { stop, attempts: () => attempts }
}
