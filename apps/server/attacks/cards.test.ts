import { describe, expect, test } from 'vitest'
import { CARD, HR_PLAN } from '../test/calls/payment-buyer.ts'
import { anyCnpj } from '../test/calls/purchase-server.ts'
import {
  type Answer,
  createLead,
  read,
  registerCart,
  type SendRequest,
} from '../test/support/purchase-steps.ts'
import { eventsOf } from './attacked-store.ts'
import { joinCompany, leaveLead, readyCart } from './buyer.ts'
import { anyCard } from './documents.ts'
import { oneStoreHere } from './stores-here.ts'
import { anyAddress, anyEmail, visit } from './visitor.ts'

/** What a card's tester learns from: the acquirer's answers. */
const OF_THE_ACQUIRER: ReadonlySet<string> = new Set(['AUTORIZADA', '-120', '-121', '-123'])
/** Tries a day per company, and per session, address and card. */
const TRIES = 6

/** Tries a card for a lead; the answer in a word: status of the payment, or the code of the refusal. */
async function tryCard(
  ask: SendRequest,
  leadId: string,
  numero: string,
): Promise<{ told: string; answer: Answer }> {
  const path = `/api/v2/pagamento/lead/${leadId}/autorizacao`
  const answer = await ask({ method: 'POST', path, body: { ...CARD, numero } })
  const { status, codigoRetorno } = JSON.parse(answer.text)
  return { told: String(status ?? codigoRetorno.codigo), answer }
}

const learnt = (tries: readonly { readonly told: string }[]) =>
  tries.filter(({ told }) => OF_THE_ACQUIRER.has(told)).length

describe.each(oneStoreHere('postgres'))('somebody with a list of cards, on $kind', (store) => {
  /** A member whose HR cart may be paid by card. */
  const readyMember = async (person: Parameters<typeof joinCompany>[1] = {}) => {
    const member = await joinCompany(store, person)
    const leadId = await leaveLead(member)
    await readyCart(member, leadId, [HR_PLAN])
    return { member, leadId }
  }

  test('learns nothing as an anonymous visitor', async () => {
    const { call } = await visit(store)
    const lead = await createLead(call, { cnpj: anyCnpj(), email: anyEmail() })
    const { idSimuleCompre: leadId } = read<{ idSimuleCompre: string }>(lead, 201)
    const tries = []
    for (let nth = 0; nth < 20; nth++) {
      read(await registerCart(call, leadId, [HR_PLAN]), 201)
      tries.push(await tryCard(call, leadId, anyCard(2)))
    }
    expect(learnt(tries)).toBe(0)
    expect(new Set(tries.map(({ told }) => told))).toEqual(new Set(['-25']))
  })

  test('gets six answers at a company, whatever carts and leads it makes, and many at once; a colleague can pay', async () => {
    const { member, leadId } = await readyMember()
    const denied = await eventsOf(store, 'cardDenied')
    // Who comes while another card of the cart is tried is told what that one got: the acquirer is asked once.
    const tries = await Promise.all(
      Array.from({ length: 10 }, () => tryCard(member.call, leadId, anyCard(2))),
    )
    for (let nth = 0; nth < 4; nth++) {
      await readyCart(member, leadId, [HR_PLAN])
      tries.push(await tryCard(member.call, leadId, anyCard(7)))
    }
    const other = await leaveLead(member)
    await readyCart(member, other, [HR_PLAN])
    for (let nth = 0; nth < 4; nth++) tries.push(await tryCard(member.call, other, anyCard(0)))
    const authorised = tries.filter(({ told }) => told === 'AUTORIZADA').length
    const learntOf = (await eventsOf(store, 'cardDenied')) - denied + authorised
    expect(learntOf).toBeGreaterThan(0)
    expect(learntOf).toBeLessThanOrEqual(TRIES)
    const last = tries.at(-1)
    expect(last?.told).toBe('-119')
    expect(Number(last?.answer.headers.get('retry-after'))).toBeGreaterThan(0)
    const { member: colleague, leadId: third } = await readyMember({ cnpj: member.cnpj })
    expect((await tryCard(colleague.call, third, anyCard(0))).told).toBe('AUTORIZADA')
  })

  test('gets six answers of a company where its cards are good ones, too', async () => {
    const { member, leadId } = await readyMember()
    const tries = [await tryCard(member.call, leadId, anyCard(0))]
    for (let nth = 0; nth < TRIES + 2; nth++) {
      await readyCart(member, leadId, [HR_PLAN])
      tries.push(await tryCard(member.call, leadId, anyCard(0)))
    }
    expect(learnt(tries)).toBeLessThanOrEqual(TRIES)
    expect(tries.at(-1)?.told).toBe('-119')
  })

  test('gets six answers about one card, over companies, sessions and addresses', async () => {
    const card = anyCard(2)
    const tries = []
    for (let nth = 0; nth < TRIES + 3; nth++) {
      const { member, leadId } = await readyMember()
      tries.push(await tryCard(member.call, leadId, card))
    }
    expect(learnt(tries)).toBeLessThanOrEqual(TRIES)
  })

  test('gets six answers at one address, over companies, sessions and cards', async () => {
    const from = anyAddress()
    const tries = []
    for (let nth = 0; nth < TRIES + 3; nth++) {
      const { member, leadId } = await readyMember({ from })
      tries.push(await tryCard(member.call, leadId, anyCard(2)))
    }
    expect(learnt(tries)).toBeLessThanOrEqual(TRIES)
  })

  test('leaves the owner of a company a good card, whoever came before', async () => {
    const { member: first, leadId } = await readyMember()
    for (let nth = 0; nth < TRIES; nth++) await tryCard(first.call, leadId, anyCard(2))
    const { member: second, leadId: otherLead } = await readyMember({ cnpj: first.cnpj })
    for (let nth = 0; nth < TRIES; nth++) await tryCard(second.call, otherLead, anyCard(2))
    const { member: owner, leadId: own } = await readyMember({ cnpj: first.cnpj })
    expect((await tryCard(owner.call, own, anyCard(2))).told).toBe('-120')
    expect((await tryCard(owner.call, own, anyCard(0))).told).toBe('AUTORIZADA')
  })

  test('leaves others free to pay', async () => {
    const { member, leadId } = await readyMember()
    expect((await tryCard(member.call, leadId, anyCard(0))).told).toBe('AUTORIZADA')
  })
})
