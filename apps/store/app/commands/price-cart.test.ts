import type { Centavos } from '@benefits/domain/money/centavos'
import type { CallDefinition } from '@benefits/wire/call'
import { priceWithLead } from '@benefits/wire/pricing/price-with-lead'
import { priceWithoutLead } from '@benefits/wire/pricing/price-without-lead'
import { expect, test } from 'vitest'
import type { Calls } from './calls/create-calls.server.ts'
import { priceCart } from './price-cart.server.ts'

const none = 0 as Centavos
const totals = { total: none, totalWithDiscount: none, totalFees: none, totalBenefits: none, groups: {} }
const priced = { ok: true, answer: { pricing: { ...totals, lines: [] }, removed: [] } }
const refused = (code: number) => ({ ok: false, problem: { code, status: 404, description: '', fields: [] } })

/** Runs the command where the call with a lead answers this; gives what was called, and what came of it. */
async function priceWith(leadId: string | null, answer: object) {
  const called: { readonly call: CallDefinition; readonly params: unknown }[] = []
  const send = async (call: CallDefinition, { params }: { readonly params?: unknown }) => {
    called.push({ call, params })
    return call === priceWithLead ? answer : priced
  }
  const input = { leadId, offerCode: null, proposalKey: null, lines: [], addOnCodes: [], interests: [] }
  const result = await priceCart(input, { send } as unknown as Calls)
  return { called, result }
}

test('without a lead the price is asked for without one', async () => {
  const { called, result } = await priceWith(null, priced)
  expect(called).toEqual([{ call: priceWithoutLead, params: undefined }])
  expect(result).toMatchObject({ ok: true, answer: { pricing: { total: 0, lines: [] }, removed: [] } })
})

test('with a lead it is the lead’s alone', async () => {
  const { called, result } = await priceWith('l-1', priced)
  expect(called).toEqual([{ call: priceWithLead, params: { leadId: 'l-1' } }])
  expect(result.ok).toBe(true)
})

test('a lead that is missing (-20), as after the session’s end, leaves the cart with a price', async () => {
  const { called, result } = await priceWith('l-1', refused(-20))
  expect(called.map(({ call }) => call)).toEqual([priceWithLead, priceWithoutLead])
  expect(result.ok).toBe(true)
})

test.each([-12, -111, -99])('any other refusal (%i) of the lead’s price is its answer', async (code) => {
  const { called, result } = await priceWith('l-1', refused(code))
  expect(called).toHaveLength(1)
  expect(result).toMatchObject({ ok: false, problem: { code } })
})
