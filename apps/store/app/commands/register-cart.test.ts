import { line } from '@benefits/domain/cart/sample-order-lines'
import { proposeCart as proposeCall } from '@benefits/wire/cart/propose-cart'
import { registerCart as registerCall } from '@benefits/wire/cart/register-cart'
import { expect, test } from 'vitest'
import type { Calls } from './calls/create-calls.server.ts'
import type { ComposedCommands } from './command-table.ts'
import { COMPOSED_SHAPES } from './composed-shapes.server.ts'
import { proposeCart, registerCart } from './register-cart.server.ts'

const order = {
  lines: [line(27, 10, 50_000)],
  addOnCodes: [680],
  interests: [{ code: 34, name: 'Auto' }],
  offerCode: 'oferta',
  proposalKey: 'chave',
} as const
const lead: Omit<ComposedCommands['registerCart']['input'], keyof typeof order> = {
  leadId: 'lead',
  cnpj: '22333444000181',
  contact: { name: 'Joana Prado', email: 'joana@alfa.example', phone: '11987654321' },
  visitorId: 'visitor',
  employees: 10,
  utm: null,
  attempt: 'attempt',
}
const LINK = 'https://loja.example/proposta/a-b_9?canal=default'

/** The calls that a command makes, all of them answered alike. */
function calls() {
  const sent: { readonly call: unknown; readonly input: object }[] = []
  const answer = { cartId: 'cart', link: LINK, validUntil: '2026-12-06' }
  const send = async (call: unknown, input: object) => {
    sent.push({ call, input })
    return { ok: true, answer }
  }
  return { sent, calls: { send } as unknown as Calls }
}

const ASKED = {
  params: { leadId: 'lead' },
  idempotencyKey: 'attempt:lead',
  offerCode: 'oferta',
  proposalKey: 'chave',
  body: { lines: [{ productCode: 27 }, { productCode: 680 }], interests: [{ code: 34, name: 'Auto' }] },
}

test('a cart and a proposal are asked for alike: add-ons among the lines, offer and proposal beside them', async () => {
  const made = calls()
  await registerCart({ ...order, ...lead }, made.calls)
  await proposeCart({ ...order, leadId: 'lead', attempt: 'attempt' }, made.calls)
  const [, registered, proposed] = made.sent
  expect(registered).toMatchObject({ call: registerCall, input: ASKED })
  expect(proposed).toMatchObject({ call: proposeCall, input: ASKED })
})

test('a proposal is answered where this store gives its document, and nothing of its link', async () => {
  const made = await proposeCart({ ...order, leadId: 'lead', attempt: 'attempt' }, calls().calls)
  expect(made).toEqual({
    ok: true,
    answer: { document: '/recursos/proposta/a-b_9', validUntil: '2026-12-06', mailedTo: undefined },
  })
})

test('what a page of the release before leaves out is none', () => {
  const { proposalKey: _, interests: __, ...former } = { ...order, leadId: null }
  expect(COMPOSED_SHAPES.priceCart.parse(former)).toMatchObject({ proposalKey: null, interests: [] })
})
