import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../src/database/new-id.ts'
import { LIMITS } from '../../src/protection/limits.ts'
import { claimFollowUp } from '../../src/repositories/lead-follow-ups.ts'
import { contractCopyMail } from '../../src/services/hiring/mail-contract-copy.ts'
import { leadFollowUpMail } from '../../src/services/lead/follow-up-lead.ts'
import { optOutAddress } from '../../src/services/links/opt-out-address.ts'
import { hashRecipient } from '../../src/services/opt-out/recipient.ts'
import {
  actAs,
  anyPerson,
  type PurchaseServer,
  startBuyer,
  startPurchases,
} from '../calls/purchase-server.ts'
import { databases, openTestDatabase, type TestDatabase } from '../support/databases.ts'

const OLD = 'a secret that was good for years and is old by now'
const NEW = 'a secret that nobody has seen before as it is brand new'

/** One process before the change, one amid it, one after: all on one database. */
let database: TestDatabase
let before: PurchaseServer
let amid: PurchaseServer
let after: PurchaseServer

beforeAll(async () => {
  database = await openTestDatabase(databases.at(-1) ?? 'embedded')
  const start = (secrets: string, works: boolean) =>
    startPurchases(database.database.kind, {
      database,
      works,
      env: { TOKEN_SECRET: secrets, LIMITS: 'normal' },
    })
  before = await start(OLD, true)
  amid = await start(`${NEW}, ${OLD}`, false)
  after = await start(NEW, false)
})
afterAll(async () => {
  for (const server of [before, amid, after]) await server?.close()
  await database?.close()
})

const FAQ = '/api/bff/configuracoes/emissores-loja/SICRE'

it('a token of before is good amid the change, and the other way round only for who knows both', async () => {
  const ask = (server: PurchaseServer, token: string) =>
    server.call('GET', FAQ, { issuer: 'SICRE', headers: { access_token: token } })
  const old = await before.token()
  expect((await ask(amid, old)).statusCode).toBe(200)
  expect((await ask(after, old)).statusCode).toBe(401)
  const fresh = await amid.token()
  expect((await ask(after, fresh)).statusCode).toBe(200)
  expect((await ask(before, fresh)).statusCode).toBe(401)
})

it('a repeated call gets the first answer, and another body under its key is still refused', async () => {
  const session = newId()
  const contato = {
    nomeContato: 'Joana Prado',
    emailContato: 'joana@alfa.example',
    telefoneContato: '11987654321',
  }
  const body = { uuid: 'v', empresaRh: { cnpjRh: '11222333000181', qtdFuncionarios: 10, contato } }
  const call = { session, issuer: 'SICRE', headers: { 'idempotency-key': newId() } }
  const first = await before.call('POST', '/api/v2/leads', { ...call, body })
  const again = await amid.call('POST', '/api/v2/leads', { ...call, body })
  expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body])
  const other = { ...body, uuid: 'w' }
  expect((await amid.call('POST', '/api/v2/leads', { ...call, body: other })).statusCode).toBe(409)
})

it('who opted out gets nothing, and a link of before still opts out', async () => {
  const email = anyPerson().emailContato
  const { leadId } = await startBuyer(before, { issuer: 'SICRE', email })
  const recipientHash = hashRecipient(before.parts.recipientKey, email)
  const { pathname, search } = new URL(
    optOutAddress('http://localhost:3000', before.parts.recipientKey, { recipientHash, maskedEmail: null }),
  )
  expect((await after.inject({ url: pathname + search })).statusCode).toBe(400)
  expect((await amid.inject({ method: 'POST', url: pathname + search })).statusCode).toBe(200)
  await leadFollowUpMail.send({ leadId }, amid.parts)
  expect(amid.mails.items.filter(({ to }) => to === email)).toEqual([])
  await leadFollowUpMail.send({ leadId }, after.parts)
  expect(after.mails.items.filter(({ to }) => to === email)).toHaveLength(1)
})

it('who got a follow-up of before gets no second one', async () => {
  const at = new Date()
  const claim = {
    issuer: 'SICRE',
    leadId: newId(),
    recipientHash: newId(),
    formerHashes: [],
    at,
    endsAt: new Date(at.getTime() + 1000),
  }
  const db = database.database.kysely
  expect(await claimFollowUp(db, claim)).toBe(true)
  const other = { ...claim, leadId: newId(), recipientHash: newId(), formerHashes: [claim.recipientHash] }
  expect(await claimFollowUp(db, other)).toBe(false)
  expect(await claimFollowUp(db, { ...other, leadId: claim.leadId })).toBe(true)
  expect(await claimFollowUp(db, { ...other, recipientHash: newId(), at: claim.endsAt })).toBe(true)
})

it('an order’s link stays the one that was mailed', async () => {
  const buyer = await startBuyer(before, { issuer: 'SICRE' })
  const acts = actAs(before, buyer)
  const { cartId } = await acts.prepare()
  const orderId = (await acts.hire(cartId)).json<{ idPedido: string }>().idPedido
  await before.orders.first((order) => order.orderId === orderId)
  const mailed = await before.mails.first(({ text }) => text.includes('/mensagens/contrato?chave='))
  const { kysely } = database.database
  await kysely.deleteFrom('mailMessages').where('dedupeKey', '=', `contract-link:${orderId}`).execute()
  await contractCopyMail.send({ orderId }, amid.parts)
  const linkOf = (text: string) => /mensagens\/contrato\?chave=[\w-]+/.exec(text)?.[0]
  expect(linkOf(amid.mails.items.at(-1)?.text ?? '')).toBe(linkOf(mailed.text))
})

it('what was counted for a limit still counts', async () => {
  const [limit] = Object.entries(LIMITS).filter(([, { by }]) => by !== 'address')
  const [name, { max }] = limit as [keyof typeof LIMITS, { max: number }]
  for (let count = 0; count < max; count++) await before.parts.protection.take(name, 'somebody')
  expect(await before.parts.protection.wait(name, 'somebody')).toBeGreaterThan(0)
  expect(await amid.parts.protection.wait(name, 'somebody')).toBeGreaterThan(0)
  expect(await amid.parts.protection.take(name, 'somebody')).toBeGreaterThan(0)
  expect(await amid.parts.protection.take(name, 'somebody else')).toBe(0)
  expect(await after.parts.protection.wait(name, 'somebody')).toBe(0)
})
