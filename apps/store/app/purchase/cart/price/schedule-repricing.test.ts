import { CODE } from '@benefits/copy/code-of-refusal'
import { type CartState, EMPTY_CART } from '@benefits/domain/cart/cart-state'
import { addLine } from '@benefits/domain/cart/lines/add-line'
import { editLine } from '@benefits/domain/cart/lines/edit-line'
import { removeLine } from '@benefits/domain/cart/lines/remove-line'
import { togglePlanPeriod } from '@benefits/domain/cart/plan/toggle-plan-period'
import { sampleLine } from '@benefits/domain/cart/sample-lines'
import { toggleInterest } from '@benefits/domain/cart/toggle-interest'
import type { Centavos } from '@benefits/domain/money/centavos'
import type { Pricing } from '@benefits/domain/pricing/pricing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Commands } from '../../../commands/command-table.ts'
import { changeCart } from '../../../visit/cart-moves.ts'
import { currentPricing } from '../../../visit/own-pricing.ts'
import { takeProposal } from '../../../visit/proposal-moves.ts'
import { createVisitorStore } from '../../../visit/visitor-store.ts'
import type { PriceNotice, PriceResult } from './resolve-price.ts'
import { scheduleRepricing } from './schedule-repricing.ts'

const meal = sampleLine()
const food = sampleLine({ productCode: 31, name: 'Alimentação' })

function priceOf(total: number): Pricing {
  const amount = total as Centavos
  const none = 0 as Centavos
  return {
    total: amount,
    totalWithDiscount: amount,
    totalFees: none,
    totalBenefits: amount,
    groups: {},
    lines: [],
  }
}

/** The pause after typing, told here again so that a change of it shows. */
const A_SECOND = 1000

interface Asked {
  readonly input: Commands['priceCart']['input']
  readonly signal: AbortSignal
  readonly answer: (result: PriceResult) => Promise<void>
}

function startPricing() {
  const store = createVisitorStore('VRPAT')
  const asked: Asked[] = []
  const notices: PriceNotice[] = []
  const pricer = scheduleRepricing({
    store,
    limits: {
      minCardValue: 500 as Centavos,
      maxCardValue: 500_000 as Centavos,
      minValues: {},
      maxEmployees: {},
    },
    ask: (input, signal) =>
      new Promise((resolve) => {
        const answer = async (result: PriceResult) => {
          resolve(result)
          await vi.advanceTimersByTimeAsync(0)
        }
        asked.push({ input, signal, answer })
      }),
    notify: (notice) => notices.push(notice),
  })
  const move = (change: (cart: CartState) => CartState) => store.move(changeCart, change)
  const shopping = () => store.getState().shopping
  const take = (line = meal) =>
    store.move(takeProposal, {
      isOpen: true,
      cart: addLine(EMPTY_CART, line),
      offer: null,
      cnpj: '12345678000195',
      key: 'chave',
      number: 'P-7KQM-4X9T',
      validUntil: '2026-12-06',
    })
  return { asked, notices, pricer, move, shopping, take }
}

async function started() {
  const pricing = startPricing()
  pricing.move((cart) => addLine(cart, meal))
  await vi.advanceTimersByTimeAsync(0)
  return pricing
}

const ok = (total: number): PriceResult => ({ ok: true, answer: { pricing: priceOf(total), removed: [] } })
const held = (total: number): PriceResult => ({
  ok: true,
  answer: { pricing: priceOf(total), removed: [], isProposalPrice: true },
})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the price of the cart', () => {
  test('is asked for at once when a product comes in, with the loading flag up', async () => {
    const { asked, shopping } = await started()
    expect(asked).toHaveLength(1)
    expect(asked[0]?.input).toMatchObject({ leadId: null, lines: [{ productCode: 27, quantity: 10 }] })
    expect(shopping().pricingStatus).toBe('loading')
  })

  test('is asked for once, 1000 ms after the last of several edits', async () => {
    const { asked, move } = await started()
    for (const quantity of [1, 12, 125]) move((cart) => editLine(cart, 27, { quantity }))
    await vi.advanceTimersByTimeAsync(A_SECOND - 1)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked.map(({ input }) => input.lines[0]?.quantity)).toEqual([10, 125])
  })

  test('waits too when one of several products is edited, and not when one takes the place of another', async () => {
    const { asked, move } = await started()
    move((cart) => addLine(cart, food))
    await vi.advanceTimersByTimeAsync(0)
    move((cart) => editLine(cart, 31, { quantity: 20 }))
    await vi.advanceTimersByTimeAsync(A_SECOND - 1)
    expect(asked).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toHaveLength(3)
    const other = { ...food, productCode: 34, quantity: 5 }
    move((cart) => ({ ...cart, lines: [meal, other], revision: cart.revision + 1 }))
    await vi.advanceTimersByTimeAsync(0)
    expect(asked.at(-1)?.input.lines.map(({ productCode }) => productCode)).toEqual([27, 34])
  })

  test('is asked for at once when the plan period is toggled', async () => {
    const { asked, move } = await started()
    move(togglePlanPeriod)
    await vi.advanceTimersByTimeAsync(0)
    expect(asked.map(({ input }) => input.lines[0]?.planPeriod)).toEqual(['monthly', 'annual'])
  })

  test('never comes from an older answer, which is aborted too', async () => {
    const { asked, move, shopping } = await started()
    move((cart) => editLine(cart, 27, { quantity: 20 }))
    expect(asked[0]?.signal.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(A_SECOND)
    await asked[1]?.answer(ok(1_000_000))
    await asked[0]?.answer(ok(500_000))
    expect(currentPricing(shopping())?.total).toBe(1_000_000)
  })

  test('is not asked for when a field is typed again as it was priced, nor for an interest', async () => {
    const { asked, move, shopping } = await started()
    await asked[0]?.answer(ok(500_000))
    move((cart) => editLine(cart, 27, { monthlyValue: 0 as Centavos }))
    expect(currentPricing(shopping())).toBeNull()
    move((cart) => editLine(cart, 27, { monthlyValue: 50_000 as Centavos }))
    expect(currentPricing(shopping())?.total).toBe(500_000)
    await vi.advanceTimersByTimeAsync(A_SECOND)
    move((cart) => toggleInterest(cart, { id: 34, name: 'Auto' }))
    expect(currentPricing(shopping())?.total).toBe(500_000)
    await vi.advanceTimersByTimeAsync(A_SECOND)
    expect(asked).toHaveLength(1)
    expect(shopping().pricingStatus).toBe('idle')
    move((cart) => editLine(cart, 27, { monthlyValue: 60_000 as Centavos }))
    await vi.advanceTimersByTimeAsync(A_SECOND)
    expect(asked).toHaveLength(2)
  })

  test('is the proposal’s until it is refused, and again once the cart is as it was priced', async () => {
    const { asked, move, shopping, take } = startPricing()
    take()
    await vi.advanceTimersByTimeAsync(0)
    expect(asked.at(-1)?.input).toMatchObject({ proposalKey: 'chave' })
    await asked.at(-1)?.answer(held(600_000))
    expect(shopping().proposal?.isHeld).toBe(true)
    move((cart) => editLine(cart, 27, { quantity: 11 }))
    await vi.advanceTimersByTimeAsync(A_SECOND)
    await asked.at(-1)?.answer({ ok: false, problem: { code: CODE.productUnknown } })
    expect(shopping()).toMatchObject({ pricingStatus: 'failed', proposal: { isHeld: false } })
    move((cart) => editLine(cart, 27, { quantity: 10 }))
    expect(currentPricing(shopping())?.total).toBe(600_000)
    expect(shopping().proposal?.isHeld).toBe(true)
    move((cart) => editLine(cart, 27, { quantity: 12 }))
    await vi.advanceTimersByTimeAsync(A_SECOND)
    await asked.at(-1)?.answer({ ok: false, problem: { code: CODE.upstreamTimeout } })
    expect(shopping().proposal?.isHeld).toBe(true)
  })

  test('is asked for by what was proposed under other limits, as long as the cart is so', async () => {
    const { asked, move, take } = startPricing()
    take({ ...meal, monthlyValue: 100 as Centavos })
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toHaveLength(1)
    await asked[0]?.answer(held(1_000))
    move((cart) => editLine(cart, 27, { quantity: 11 }))
    await vi.advanceTimersByTimeAsync(A_SECOND)
    expect(asked).toHaveLength(1)
  })

  test('is not asked for while a field is wrong, nor for an empty cart', async () => {
    const { asked, move, shopping } = await started()
    move((cart) => editLine(cart, 27, { monthlyValue: 499 as Centavos }))
    await vi.advanceTimersByTimeAsync(A_SECOND)
    expect(asked).toHaveLength(1)
    expect(shopping().pricingStatus).toBe('idle')
    move((cart) => removeLine(cart, 27))
    await vi.advanceTimersByTimeAsync(A_SECOND)
    expect(asked).toHaveLength(1)
  })

  test('is asked for again after a failure, by the retry or by the next change', async () => {
    const { asked, pricer, move, shopping } = await started()
    await asked[0]?.answer({ ok: false, problem: { code: -99 } })
    expect(shopping()).toMatchObject({ pricingStatus: 'failed', pricingFailure: -99 })
    pricer.retry()
    await vi.advanceTimersByTimeAsync(0)
    expect(shopping()).toMatchObject({ pricingStatus: 'loading', pricingFailure: null })
    await asked[1]?.answer({ ok: false, problem: { code: -99 } })
    move((cart) => addLine(cart, food))
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toHaveLength(3)
  })

  test('is told once it is there', async () => {
    const { asked, notices } = await started()
    await asked[0]?.answer(ok(500_000))
    expect(notices).toEqual([{ kind: 'priced', total: 500_000 }])
  })

  test('is not asked for any more when the page is left', async () => {
    const { asked, pricer, move } = await started()
    pricer.stop()
    expect(asked[0]?.signal.aborted).toBe(true)
    move((cart) => addLine(cart, food))
    await vi.advanceTimersByTimeAsync(A_SECOND)
    expect(asked).toHaveLength(1)
  })
})
