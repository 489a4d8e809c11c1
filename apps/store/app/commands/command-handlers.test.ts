import { line } from '@benefits/domain/cart/sample-order-lines'
import type { CallDefinition } from '@benefits/wire/call'
import { type CallInput, writeCall } from '@benefits/wire/client'
import { expect, test } from 'vitest'
import type { Calls } from './calls/create-calls.server.ts'
import { readCommand } from './command-handlers.server.ts'
import type { CommandName } from './command-table.ts'

const LEAD = '01900000-0000-7000-8000-000000000001'
const contact = { name: 'Ana Lima', email: 'ana@padaria.example', phone: '11999990000' }
const company = { cnpj: '11222333000181', employees: 3, contact }
const LINE = line(27, 2, 50_000)
const cart = { lines: [LINE], addOnCodes: [], interests: [], offerCode: null }
const visit = { leadId: null, visitorId: '', employees: 3, utm: null, attempt: 'key' }

/** Runs a command over calls that are written and all go well with this answer; gives its result and what was sent. */
async function run(name: CommandName, input: unknown, answer: unknown = {}) {
  const sent: unknown[] = []
  const send = async (call: CallDefinition, given: CallInput<CallDefinition>) => {
    const written = writeCall(call, given)
    if (!written.ok) return written
    const { raw, beside } = written
    sent.push({ path: call.path, body: raw.body, key: beside.idempotencyKey })
    return { ok: true, answer }
  }
  const ready = readCommand(name, input)
  return { sent, result: ready && (await ready({ send } as unknown as Calls)) }
}

test('a command that is one call sends what was asked in wire terms, once written, and nothing that the call does not list', async () => {
  const asked = { body: { visitorId: ' v ', company: { ...company, admin: true } }, idempotencyKey: 'key' }
  const { sent, result } = await run('createLead', asked, { leadId: LEAD })
  const contato = {
    nomeContato: contact.name,
    emailContato: contact.email,
    telefoneContato: contact.phone,
  }
  const empresaRh = { cnpjRh: company.cnpj, qtdFuncionarios: 3, contato }
  expect(sent).toEqual([{ path: '/api/v2/leads', body: { uuid: 'v', empresaRh }, key: 'key' }])
  expect(result).toEqual({ ok: true, answer: { leadId: LEAD } })
})

test('what its schema refuses has the code, words and fields of the call, and nothing is sent', async () => {
  const wrong = { ...company, cnpj: '11222333000180', contact: { ...contact, name: '' } }
  const { sent, result } = await run('createLead', { body: { visitorId: '', company: wrong } })
  expect(sent).toEqual([])
  expect(result).toMatchObject({
    ok: false,
    problem: {
      code: 422,
      fields: [{ field: 'empresaRh.contato.nomeContato', message: 'Obrigatório' }],
    },
  })
  const other = await run('acceptContract', { params: { leadId: 'x' }, body: { hash: '', accepted: true } })
  expect(other.result).toMatchObject({ ok: false, problem: { code: -20, status: 404 } })
})

test('an answer comes out of its result, and an empty one is null', async () => {
  const code = { params: { accountId: LEAD }, body: { code: 'A1B2C3' } }
  const validated = await run('validateCode', code, { result: { email: 'a@b.example' } })
  expect(validated.result).toEqual({ ok: true, answer: { email: 'a@b.example' } })
  const resent = await run('resendCode', { params: { accountId: LEAD }, body: {} }, null)
  expect(resent.result).toEqual({ ok: true, answer: null })
})

test.each([
  ['hire', { params: { leadId: LEAD, cartId: LEAD } }],
  ['readPriceTable', { query: 5 }],
  ['createLead', { body: { visitorId: '', company }, idempotencyKey: 'x'.repeat(101) }],
  ['priceCart', { ...cart, leadId: null, lines: [{ ...LINE, monthlyValue: undefined }] }],
  ['registerCart', { ...cart, ...visit, cnpj: company.cnpj, contact: 'Ana' }],
  ['registerPurchase', { ...cart, ...visit }],
  ['proposeCart', { ...cart, attempt: 'key' }],
  ['saveCompany', { leadId: LEAD, cartId: LEAD }],
  ['signOut', null],
] as const)('%s without what it is made of is no command', (name, input) => {
  expect(readCommand(name, input)).toBeNull()
})

test('a composed command ends with what the call that registers its lead refuses', async () => {
  const problem = { code: 422, status: 422, description: '', fields: [{ field: 'empresaRh.cnpjRh' }] }
  const refuse = { send: async () => ({ ok: false, problem }) } as unknown as Calls
  const ready = readCommand('registerCart', { ...cart, ...visit, cnpj: '1', contact })
  expect(await ready?.(refuse)).toMatchObject({ ok: false, problem })
})

test('company data are judged by the call that saves them, and nothing is read where they are refused', async () => {
  const input = { leadId: LEAD, cartId: LEAD, company: { tradeName: 'Alfa' } }
  const { sent, result } = await run('saveCompany', input)
  expect(sent).toEqual([])
  expect(result).toMatchObject({ ok: false, problem: { code: 422 } })
})
