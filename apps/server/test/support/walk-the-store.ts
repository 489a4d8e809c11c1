import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { servePersonErasure, servePersonExport } from '../../src/operations/person/serve-person.ts'
import { runRetention } from '../../src/operations/retention/run-retention.ts'
import { checkChain, listChains } from '../../src/repositories/check-chain.ts'
import { sha256 } from '../../src/services/contract/identify-contract.ts'
import { newcomer } from '../calls/access/newcomer.ts'
import { readyHrBuyer } from '../calls/payment-buyer.ts'
import { pressLink } from '../calls/press-link.ts'
import { actAs, MEALS, type PurchaseServer, startBuyer } from '../calls/purchase-server.ts'

const WAIT = { timeout: 240_000 }

/**
 * Does once what buyers, jobs and operators do, so that whoever watches sees the statements of all of it: leads, carts
 * that are replaced, proposals, contracts, orders by boleto, link and card, codes, the hourly retention.
 */
export async function walkTheStore(server: PurchaseServer): Promise<void> {
  await buyWithLink(server)
  await buyByCard(server)
  await signUp(server)
  await jobsDone(server)
  await operate(server)
}

async function buyWithLink(server: PurchaseServer): Promise<void> {
  const buyer = await startBuyer(server)
  const { send, prepare, registerCart, hire, download } = actAs(server, buyer)
  for (let times = 0; times < 6; times++) await registerCart()
  const body = { produtosCarrinho: [MEALS], produtosInteresse: [] }
  const proposed = await send('POST', `leads/${buyer.leadId}/carrinhos/proposta`, { body })
  expect(proposed.statusCode).toBe(201)
  const { cartId, number } = await prepare()
  for (let times = 0; times < 2; times++) expect((await hire(cartId)).statusCode).toBe(201)
  expect((await pressLink(server, number)).statusCode).toBe(200)
  await server.mails.first(({ attachments = [] }) => attachments.length > 0)
  expect((await download()).statusCode).toBe(200)
  expect((await send('GET', `leads/${buyer.leadId}`)).statusCode).toBe(200)
}

async function buyByCard(server: PurchaseServer): Promise<void> {
  const { cartId, authorise, getPayment, hireByCard } = await readyHrBuyer(server)
  expect((await authorise()).statusCode).toBe(200)
  expect((await getPayment()).statusCode).toBe(200)
  expect((await hireByCard(cartId)).statusCode).toBe(201)
  const other = await readyHrBuyer(server)
  await other.authorise()
  // What was held for the cart of before is given back by a job.
  await other.registerCart()
}

async function signUp(server: PurchaseServer): Promise<void> {
  const inbox = {
    next: (to: string) => server.mails.first((mail) => mail.to === to),
    count: (to: string) => server.mails.items.filter((mail) => mail.to === to).length,
  }
  const ana = newcomer({ ...server, inbox, clock: { advance: () => {} } })
  await ana.validated()
  await ana.askType()
  const { email, cpf } = ana.registration
  const person = { username: 'Ana Lima', email, cpf, dataNascimento: '1990-05-20', cellphone: '11987654321' }
  const found = await server.call('POST', '/api/v2/leads/consulta', { body: person, session: ana.session })
  expect(found.statusCode).toBe(200)
  const end = await server.call('DELETE', '/api/v1/gestao-acessos/sessoes', { session: ana.session })
  expect(end.statusCode).toBeLessThan(500)
}

/** Fulfilled once every job is done but those that are meant to wait. */
export async function jobsDone({ parts }: PurchaseServer): Promise<void> {
  const open = async () => {
    const { rows } = await sql<{ name: string }>`select name from pgboss.job
      where state in ('created', 'retry', 'active') and start_after < now()`.execute(parts.database.kysely)
    return rows
  }
  await vi.waitFor(async () => expect(await open()).toEqual([]), WAIT)
}

async function operate({ parts }: PurchaseServer): Promise<void> {
  const { database, config, ports, now } = parts
  await runRetention({ database, config, ports, now })
}

/** A person's export, as an operator orders it. */
export async function exportSomebody({ parts }: PurchaseServer): Promise<void> {
  const { database, config, ports, secret, now } = parts
  const service = { database, config, objects: ports.objects, operator: 'Rita', secret, now }
  const joana = { cpfs: ['52998224725'], emails: [] }
  expect((await servePersonExport(joana, service)).sections.length).toBeGreaterThan(0)
}

/** What an operator does: a person's export and erasure, the check of the chains. */
export async function serveSomebody(server: PurchaseServer): Promise<void> {
  await exportSomebody(server)
  const { database, config, ports, secret, now } = server.parts
  const service = { database, config, objects: ports.objects, operator: 'Rita', secret, now }
  await servePersonErasure({ cpfs: [], emails: ['ninguem@loja.example'] }, service)
  for (const issuer of await listChains(database.kysely))
    expect((await checkChain(database.kysely, issuer, sha256)).problems).toEqual([])
}
