import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { applyOffers, failOffers } from '../../visit/offers-moves.ts'
import { firstVisit, type VisitorState } from '../../visit/visitor-state.ts'
import { offersKnown } from './offers-known.ts'

const NAMED = '?canal=default&offerid=super-oferta-multi'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Whether a press waits, as it stands now. */
function waiting(search: string, visit: VisitorState = firstVisit) {
  const store = createStore<VisitorState>(() => visit)
  let isOver = false
  void offersKnown(store, search).then(() => {
    isOver = true
  })
  const isWaiting = async () => {
    await vi.advanceTimersByTimeAsync(0)
    return !isOver
  }
  return { store, isWaiting }
}

test.each(['', '?canal=default', '?offerid='])(
  'an address without an offer waits for none: %j',
  async (search) => {
    expect(await waiting(search).isWaiting()).toBe(false)
  },
)

test('an offer of the address is waited for until it is there, or there is no answer', async () => {
  for (const change of [(state: VisitorState) => applyOffers(state, []), failOffers]) {
    const { store, isWaiting } = waiting(NAMED)
    expect(await isWaiting()).toBe(true)
    store.setState(change(store.getState()))
    expect(await isWaiting()).toBe(false)
  }
})

test('an offer that the visit follows is waited for though the address has none', async () => {
  const visit = { ...firstVisit, shopping: { ...firstVisit.shopping, offerCode: 'super-oferta-multi' } }
  expect(await waiting('', visit).isWaiting()).toBe(true)
})

test('nobody waits for ever', async () => {
  const { isWaiting } = waiting(NAMED)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await isWaiting()).toBe(false)
})
