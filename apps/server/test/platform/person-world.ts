import { join } from 'node:path'
import { CHAIN_START, chainedEvidence, type EvidenceRecord } from '@benefits/domain/contract/evidence'
import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { outboxMail } from '../../src/adapters/mail/outbox.ts'
import { outboxPortal } from '../../src/adapters/portal/outbox.ts'
import type { DatabaseKind } from '../../src/database/database.ts'
import { newId } from '../../src/database/new-id.ts'
import { toJson } from '../../src/database/to-json.ts'
import { insertAccount } from '../../src/repositories/accounts.ts'
import { markSessionVerified } from '../../src/repositories/verifications.ts'
import { sha256 } from '../../src/services/contract/identify-contract.ts'
import {
  actAs,
  anyCnpj,
  HIRING,
  type PurchaseServer,
  startBuyer,
  startPurchases,
} from '../calls/purchase-server.ts'
import { openTestDatabase, type TestDatabase } from '../support/databases.ts'
import { readFiles } from '../support/read-everything.ts'
import { FILOMENA, HER_COMPANY, HER_HIRING } from './filomena.ts'

/** For jobs on a busy machine. */
export const WAIT = { timeout: 240_000, interval: 100 }

/** A store in which Filomena hired, simulated, has an account and stands in somebody else's company. */
export interface PersonWorld {
  readonly database: TestDatabase
  readonly server: PurchaseServer
  readonly orderId: string
  readonly orderLead: string
  /** Joana's lead, in whose company Filomena is an owner. */
  readonly strangerLead: string
  readonly secrets: readonly string[]
  close(): Promise<void>
}

/** Plants her through real calls where there is one, and waits until the store has done its work. */
export async function plantPerson(kind: DatabaseKind): Promise<PersonWorld> {
  const database = await openTestDatabase(kind)
  const { dataDir } = database.settings
  const server = await startPurchases(kind, {
    database,
    prints: true,
    ports: {
      mail: outboxMail(
        join(dataDir, 'outbox'),
        () => ({ from: 'loja@loja.example', replyTo: 'loja@loja.example' }),
        () => new Date(),
      ),
      portal: outboxPortal(join(dataDir, 'portal')),
    },
  })
  const session = newId()
  const cnpj = anyCnpj()
  const secrets = await plantAccess(server, session, cnpj)
  const bought = await buy(server, session, cnpj)
  await simulate(server, session)
  await acceptLongAgo(server)
  const strangerLead = await plantStranger(server)
  await plantRows(server, session)
  const outbox = () => [...readFiles(dataDir).keys()]
  const copies = () => outbox().filter((name) => name.startsWith('outbox/') && name.endsWith('.json'))
  await vi.waitFor(() => expect(copies()).toHaveLength(2), WAIT)
  await vi.waitFor(() => expect(outbox().filter((name) => name.startsWith('portal/'))).toHaveLength(2), WAIT)
  await jobsDone(server)
  await sql`update pgboss.job set output = ${toJson({ message: `550 <${FILOMENA.emailContato}>` })}::jsonb
    where name = 'chain-evidence'`.execute(server.parts.database.kysely)
  const close = async () => {
    await server.close()
    await database.close()
  }
  return { database, server, ...bought, strangerLead, secrets, close }
}

async function jobsDone({ parts }: PurchaseServer): Promise<void> {
  const open = async () => {
    const { rows } = await sql<{ name: string }>`select name from pgboss.job
      where state in ('created', 'retry', 'active') and name <> 'lead-follow-up'`.execute(
      parts.database.kysely,
    )
    return rows
  }
  await vi.waitFor(async () => expect(await open()).toEqual([]), WAIT)
}

const PERSON = {
  email: 'Filomena@Quaresma.example',
  emailKey: FILOMENA.emailContato,
  cpf: FILOMENA.cpfContato,
  firstName: 'Filomena',
  lastName: 'Quaresma',
  ddd: '11',
  phone: '987604512',
  birthDate: '1979-04-17',
  newsletter: false,
  termsAcceptedAt: new Date(),
  createdAt: new Date(),
}

async function plantAccess(
  { parts }: PurchaseServer,
  session: string,
  cnpj: string,
): Promise<readonly string[]> {
  const { kysely } = parts.database
  const [accountId, registrationId] = [newId(), newId()]
  const at = new Date()
  await insertAccount(kysely, {
    id: accountId,
    issuer: 'VRPAT',
    cnpj,
    origin: 'ACESSO_VR',
    emailValidatedAt: at,
    ...PERSON,
    passwordHash: 'secret-of-account',
  })
  await markSessionVerified(kysely, { sessionId: session, accountId, issuer: 'VRPAT', cnpj, verifiedAt: at })
  await kysely
    .insertInto('registrations')
    .values({
      id: registrationId,
      sessionId: newId(),
      issuer: 'VRPAT',
      cnpj,
      ...PERSON,
      passwordHash: 'secret-of-registration',
      expiresAt: new Date(at.getTime() + 3600_000),
    })
    .execute()
  await kysely
    .insertInto('verificationCodes')
    .values({
      id: newId(),
      sessionId: session,
      subjectId: accountId,
      recipient: FILOMENA.emailContato,
      isProven: false,
      codeHash: 'secret-of-code',
      sentAt: at,
      expiresAt: at,
      wrongTries: 0,
    })
    .execute()
  return ['secret-of-account', 'secret-of-registration', 'secret-of-code']
}

/** A purchase of hers, concluded by her verified session. */
async function buy(server: PurchaseServer, session: string, cnpj: string) {
  const issuer = 'VRPAT'
  const contact = { nomeContato: FILOMENA.nomeContato, emailContato: FILOMENA.emailContato }
  const body = {
    uuid: 'visitor',
    empresaRh: {
      cnpjRh: cnpj,
      qtdFuncionarios: 10,
      contato: { ...contact, telefoneContato: FILOMENA.telefoneContato },
      utm: { source: 'carta', medium: 'e-mail', campaign: FILOMENA.emailContato },
    },
  }
  const created = await server.call('POST', '/api/v2/leads', {
    session,
    issuer,
    body,
    headers: { 'idempotency-key': newId() },
  })
  expect(created.statusCode, created.body).toBe(201)
  const orderLead = created.json<{ idSimuleCompre: string }>().idSimuleCompre
  const acts = actAs(server, { session, cnpj, issuer, leadId: orderLead })
  const cart = await acts.registerCart()
  const cartId = cart.json<{ idCarrinho: string }>().idCarrinho
  const saved = await acts.saveCompany(HER_COMPANY)
  expect(saved.statusCode, saved.body).toBe(200)
  const contract = await acts.download()
  expect(contract.statusCode, contract.body.slice(0, 200)).toBe(200)
  const accepted = await acts.accept(contract.headers['x-contract-hash'])
  expect(accepted.statusCode, accepted.body).toBe(201)
  const hired = await acts.hire(cartId, { ...HIRING, ...HER_HIRING })
  expect(hired.statusCode, hired.body).toBe(201)
  return { orderLead, orderId: hired.json<{ idPedido: string }>().idPedido }
}

/** A lead of hers with a draft, a proposal and a denied card, and nothing more. */
async function simulate(server: PurchaseServer, session: string): Promise<void> {
  const { leadId } = await startBuyer(server, { issuer: 'VRPAT' })
  const { kysely } = server.parts.database
  await kysely
    .updateTable('leads')
    .set({
      sessionId: session,
      contact: toJson({
        name: FILOMENA.nomeContato,
        email: FILOMENA.emailContato,
        phone: FILOMENA.telefoneContato,
      }),
    })
    .where('id', '=', leadId)
    .execute()
  const acts = actAs(server, { session, cnpj: '', issuer: 'VRPAT', leadId })
  const cartId = (await acts.registerCart()).json<{ idCarrinho: string }>().idCarrinho
  await acts.saveCompany(HER_COMPANY)
  expect((await acts.download()).statusCode).toBe(200)
  await kysely
    .insertInto('proposals')
    .values({ id: newId(), leadId, cartId, createdAt: new Date() })
    .execute()
  await kysely
    .insertInto('cardAuthorisations')
    .values({
      id: newId(),
      leadId,
      cartId,
      amount: 1,
      status: 'denied',
      brand: 'visa',
      lastDigits: '0052',
      createdAt: new Date(),
      updatedAt: new Date(),
    })
    .execute()
}

/** An acceptance of hers from before there were seals, in a chain of its own. */
async function acceptLongAgo(server: PurchaseServer): Promise<void> {
  const buyer = await startBuyer(server, { issuer: 'JVCEF' })
  const { registerCart, saveCompany, download, accept } = actAs(server, buyer)
  await registerCart()
  await saveCompany(HER_COMPANY)
  await accept((await download()).headers['x-contract-hash'])
  await jobsDone(server)
  const { kysely } = server.parts.database
  const { id, record } = await kysely
    .selectFrom('evidences')
    .select(['id', 'record'])
    .where('leadId', '=', buyer.leadId)
    .executeTakeFirstOrThrow()
  const recordHash = sha256(chainedEvidence(record as EvidenceRecord, CHAIN_START))
  await kysely.updateTable('evidences').set({ seals: null, recordHash }).where('id', '=', id).execute()
  await kysely
    .updateTable('evidenceChains')
    .set({ lastHash: recordHash })
    .where('issuer', '=', 'JVCEF')
    .execute()
}

/** Joana hires for a company that Filomena owns a part of. */
async function plantStranger(server: PurchaseServer): Promise<string> {
  const buyer = await startBuyer(server, { issuer: 'SICRE' })
  const { registerCart, saveCompany, download, accept, hire } = actAs(server, buyer)
  const owner = {
    nome: FILOMENA.nomeContato,
    documento: FILOMENA.cpfContato,
    politicamenteExposta: false,
    juridica: false,
  }
  const cartId = (await registerCart()).json<{ idCarrinho: string }>().idCarrinho
  const saved = await saveCompany({ contatoExtra: [{ ...owner, tipo: 'cadeiaSocietaria' }] })
  expect(saved.statusCode, saved.body).toBe(200)
  expect((await accept((await download()).headers['x-contract-hash'])).statusCode).toBe(201)
  const hired = await hire(cartId, { cadeiaSocietaria: [owner] })
  expect(hired.statusCode, hired.body).toBe(201)
  return buyer.leadId
}

/** What no call of a test writes. */
async function plantRows({ parts }: PurchaseServer, session: string): Promise<void> {
  const { kysely } = parts.database
  await kysely
    .insertInto('faqVotes')
    .values({ sessionId: session, issuer: 'VRPAT', articleId: '1', vote: 'up', updatedAt: new Date() })
    .execute()
  await kysely
    .insertInto('mailMessages')
    .values({
      id: newId(),
      dedupeKey: `lead-follow-up:${newId()}`,
      recipient: 'Filomena@quaresma.example',
      subject: 'Olá',
      attachments: toJson([]),
      sentAt: new Date(),
      createdAt: new Date(),
    })
    .execute()
}
