import { SQUARE } from '@benefits/domain/customer/sample-address'
import { getCart } from '@benefits/wire/cart/get-cart'
import { saveCompany as saveCall } from '@benefits/wire/lead/save-company'
import { expect, test } from 'vitest'
import type { Calls } from './calls/create-calls.server.ts'
import type { CompanyBody } from './command-table.ts'
import { saveCompany } from './save-company.server.ts'

const LEAD = '01900000-0000-7000-8000-000000000001'
const CART = '01900000-0000-7000-8000-000000000002'
const company: CompanyBody = {
  tradeName: 'Alfa Cafés',
  cardEmbossName: 'ALFA CAFES',
  fiscalAddress: SQUARE,
  deliveryAddress: SQUARE,
  registration: {
    name: 'Joana Prado',
    email: 'joana@alfa.example',
    phone: '11987654321',
    cpf: '52998224725',
    birthDate: '1985-03-09',
  },
  legalRepresentative: {
    kind: 'legalRepresentative',
    name: 'Joana Prado',
    document: '52998224725',
    politicallyExposed: false,
    isLegalEntity: false,
  },
  extraContacts: [],
}
const refused = (code: number) => ({ ok: false, problem: { code, status: 404, description: '', fields: [] } })
const priced = { ok: true, answer: { pricing: { total: 1 } } }

/** Runs the command where its two calls answer these; gives what was called, and what came of it. */
async function save(saved: object, cart: object) {
  const called: unknown[] = []
  const send = async (call: unknown) => {
    called.push(call)
    return call === saveCall ? saved : cart
  }
  const result = await saveCompany({ leadId: LEAD, cartId: CART, company }, { send } as unknown as Calls)
  return { called, result }
}

test('saved data come with what the registered cart costs by them', async () => {
  const { called, result } = await save({ ok: true, answer: company }, priced)
  expect(called).toEqual([saveCall, getCart])
  expect(result).toEqual({ ok: true, answer: { pricing: { total: 1 } } })
})

test('a cart that is gone hides nothing of what was saved', async () => {
  const { result } = await save({ ok: true, answer: company }, refused(-21))
  expect(result).toEqual({ ok: true, answer: { pricing: null } })
})

test('a refusal of the data is the answer', async () => {
  const { called, result } = await save(refused(-16), priced)
  expect(called).toEqual([saveCall])
  expect(result).toMatchObject({ ok: false, problem: { code: -16 } })
})
