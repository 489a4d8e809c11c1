import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outboxPortal } from '../../src/adapters/portal/outbox.ts'
import { RETENTION, type Retention } from '../../src/config/retention-table.ts'
import { newId } from '../../src/database/new-id.ts'
import { toJson } from '../../src/database/to-json.ts'
import { RetentionFailed, runRetention } from '../../src/operations/retention/run-retention.ts'
import { insertAccount } from '../../src/repositories/accounts.ts'
import { checkChain } from '../../src/repositories/check-chain.ts'
import { sha256 } from '../../src/services/contract/identify-contract.ts'
import { pressLink } from '../calls/press-link.ts'
import { actAs, JOANA, type PurchaseServer, startBuyer, startPurchases } from '../calls/purchase-server.ts'
import { databases, openTestDatabase, type TestDatabase } from '../support/databases.ts'
import { listTables, readTables } from '../support/read-everything.ts'

const DAY_MS = 24 * 3600_000
const NOW = new Date('2026-11-22T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS)
const SESSION = { sessionId: newId() }

describe.each(databases)('data whose time has come, on %s', (kind) => {
  let opened: TestDatabase
  let server: PurchaseServer
  beforeAll(async () => {
    opened = await openTestDatabase(kind)
    const portal = outboxPortal(join(opened.settings.dataDir, 'portal'))
    server = await startPurchases(kind, { database: opened, ports: { portal } })
  }, 180_000)
  afterAll(async () => {
    await server.close()
    await opened.close()
  })
  const run = (now = NOW, signal?: AbortSignal) =>
    runRetention(
      { database: opened.database, config: server.parts.config, ports: server.parts.ports, now: () => now },
      signal,
    )
  const db = () => opened.database.kysely

  it('is told for every table that the database has', async () => {
    const told = new Set(Object.values<Retention>(RETENTION).flatMap(({ tables }) => tables))
    const there = await listTables(opened.database)
    expect(there.filter((table) => !told.has(table))).toEqual([])
    expect([...told].filter((table) => !there.includes(table))).toEqual([])
  })

  const account = (id: string, change: object = {}) => ({
    id,
    issuer: 'VRPAT',
    cnpj: '11222333000181',
    email: `${id}@alfa.example`,
    emailKey: `${id}@alfa.example`,
    cpf: id,
    firstName: 'Ana',
    lastName: 'Lima',
    ddd: '11',
    phone: '987654321',
    birthDate: '1990-12-31',
    passwordHash: null,
    newsletter: false,
    termsAcceptedAt: daysAgo(3000),
    emailValidatedAt: daysAgo(3000),
    origin: 'ACESSO_VR',
    createdAt: daysAgo(3000),
    ...change,
  })

  it('goes, and what is younger stays', async () => {
    const used = newId()
    const unused = newId()
    await insertAccount(db(), account(unused))
    await insertAccount(db(), account(used, { usedAt: daysAgo(1) }))
    const code = (sentAt: Date) => ({
      id: newId(),
      ...SESSION,
      subjectId: used,
      recipient: '',
      isProven: false,
      codeHash: '',
      sentAt,
      expiresAt: sentAt,
      wrongTries: 0,
    })
    const registration = (expiresAt: Date) => {
      const { emailValidatedAt: _, origin: __, ...data } = account(newId())
      return { ...data, ...SESSION, accountId: null, expiresAt }
    }
    const verification = (verifiedAt: Date) => ({
      sessionId: newId(),
      accountId: used,
      issuer: 'VRPAT',
      cnpj: '1',
      verifiedAt,
    })
    const grant = (expiresAt: Date) => ({ codeHash: newId(), clientId: 'c', ...SESSION, expiresAt })
    const answer = (expiresAt: Date) => ({
      ...SESSION,
      call: 'c',
      key: newId(),
      bodyHash: '',
      state: 'done' as const,
      createdAt: NOW,
      expiresAt,
    })
    const vote = (updatedAt: Date) => ({
      ...SESSION,
      issuer: 'VRPAT',
      articleId: newId(),
      vote: 'up' as const,
      updatedAt,
    })
    const mail = (createdAt: Date) => ({
      id: newId(),
      dedupeKey: newId(),
      recipient: 'a@alfa.example',
      subject: '',
      attachments: toJson([]),
      sentAt: createdAt,
      createdAt,
    })
    const request = (requestedAt: Date) => ({
      id: newId(),
      action: 'export' as const,
      operator: 'Rita',
      subjectHashes: toJson([]),
      counts: toJson({}),
      requestedAt,
    })
    const signature = (endsAt: Date) => ({ signatureHash: newId(), orderId: newId(), endsAt })
    const count = (at: Date) => ({ key: newId(), points: 1, expire: at.getTime() })
    await db()
      .insertInto('verificationCodes')
      .values([code(daysAgo(2)), code(daysAgo(0.5))])
      .execute()
    await db()
      .insertInto('sessionVerifications')
      .values([verification(daysAgo(31)), verification(daysAgo(29))])
      .execute()
    await db()
      .insertInto('grantCodes')
      .values([grant(daysAgo(0.01)), grant(daysAgo(-0.01))])
      .execute()
    await db()
      .insertInto('idempotencyRecords')
      .values([answer(daysAgo(0.01)), answer(daysAgo(-0.01))])
      .execute()
    await db()
      .insertInto('faqVotes')
      .values([vote(daysAgo(366)), vote(daysAgo(364))])
      .execute()
    await db()
      .insertInto('mailMessages')
      .values([mail(daysAgo(91)), mail(daysAgo(89))])
      .execute()
    await db()
      .insertInto('personRequests')
      .values([request(daysAgo(1827)), request(daysAgo(1825))])
      .execute()
    await db()
      .insertInto('protectionCounts')
      .values([count(daysAgo(0.01)), count(daysAgo(-0.01))])
      .execute()

    await db()
      .insertInto('portalSignatures')
      .values([signature(daysAgo(0.01)), signature(daysAgo(-0.01))])
      .execute()
    await db()
      .insertInto('registrations')
      .values([registration(daysAgo(0.01)), registration(daysAgo(-0.01))])
      .execute()

    const one = {
      codes: 1,
      registrations: 1,
      verifications: 1,
      grantCodes: 1,
      answers: 1,
      votes: 1,
      mails: 1,
      requests: 1,
      signatures: 1,
    }
    expect(await run()).toEqual({ ...one, limits: 1, accounts: 1 })
    expect(await run()).toEqual({})
    const tables = [
      'verification_codes',
      'registrations',
      'session_verifications',
      'grant_codes',
      'idempotency_records',
    ]
    for (const table of [
      ...tables,
      'faq_votes',
      'mail_messages',
      'person_requests',
      'protection_counts',
      'portal_signatures',
    ]) {
      const { rows } = await sql`select 1 from ${sql.table(table)}`.execute(db())
      expect([table, rows.length]).toEqual([table, 1])
    }
    expect(await db().selectFrom('accounts').select('id').execute()).toEqual([{ id: used }])
  })

  it('of the outbox goes with its messages', async () => {
    const folder = join(opened.settings.dataDir, 'outbox')
    mkdirSync(folder, { recursive: true })
    const write = (name: string, at: Date) => {
      writeFileSync(join(folder, name), 'Olá')
      utimesSync(join(folder, name), at, at)
    }
    write('old.eml', daysAgo(91))
    write('young.eml', daysAgo(89))
    expect(await run()).toEqual({ outboxFiles: 1 })
    expect([existsSync(join(folder, 'old.eml')), existsSync(join(folder, 'young.eml'))]).toEqual([
      false,
      true,
    ])
  })

  it('goes in batches, which several processes share', async () => {
    const grants = Array.from({ length: 450 }, () => ({
      codeHash: newId(),
      clientId: 'many',
      ...SESSION,
      expiresAt: daysAgo(1),
    }))
    await db().insertInto('grantCodes').values(grants).execute()
    const ended = new AbortController()
    ended.abort()
    expect(await run(NOW, ended.signal)).toEqual({})
    const runs = await Promise.all([run(), run()])
    expect(runs.reduce((sum, { grantCodes = 0 }) => sum + grantCodes, 0)).toBe(450)
    expect(await db().selectFrom('grantCodes').selectAll().where('clientId', '=', 'many').execute()).toEqual(
      [],
    )
  })

  /** Makes a lead and all of its rows so old. */
  const age = async (leadId: string, at: Date) => {
    await db().updateTable('leads').set({ updatedAt: at }).where('id', '=', leadId).execute()
    const timed = [
      ['contracts', 'created_at'],
      ['evidences', 'accepted_at'],
    ] as const
    for (const [table, column] of timed) {
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${at} where lead_id = ${leadId}`.execute(
        db(),
      )
    }
  }
  const rowsOf = async (leadId: string) => {
    const { rows } = await sql<{ all: string }>`select concat_ws(' ',
      (select count(*) from leads where id = ${leadId}), (select count(*) from carts where lead_id = ${leadId}),
      (select count(*) from proposals where lead_id = ${leadId}),
      (select count(*) from contracts where lead_id = ${leadId}),
      (select count(*) from card_authorisations where lead_id = ${leadId})) as all`.execute(db())
    return rows[0]?.all
  }
  const card = (leadId: string, cartId: string, status: 'denied' | 'voiding') =>
    db()
      .insertInto('cardAuthorisations')
      .values({ id: newId(), leadId, cartId, amount: 1, status, createdAt: NOW, updatedAt: NOW })
      .execute()

  it('takes a lead that nothing came of with its carts, proposals, drafts and denied cards', async () => {
    const prepared = async () => {
      const buyer = await startBuyer(server)
      const acts = actAs(server, buyer)
      const cartId = await acts
        .registerCart()
        .then((answer) => answer.json<{ idCarrinho: string }>().idCarrinho)
      await acts.send('POST', `leads/${buyer.leadId}/carrinhos/proposta`, {
        body: { produtosCarrinho: [], produtosInteresse: [] },
      })
      await acts.saveCompany()
      return { ...buyer, ...acts, cartId }
    }
    const [old, young, held, accepted] = await Promise.all([prepared(), prepared(), prepared(), prepared()])
    for (const { download } of [old, accepted]) expect((await download()).statusCode).toBe(200)
    await card(old.leadId, old.cartId, 'denied')
    await card(held.leadId, held.cartId, 'voiding')
    const hash = (await accepted.download()).headers['x-contract-hash']
    expect((await accepted.accept(hash)).statusCode).toBe(201)
    for (const { leadId } of [old, held, accepted]) await age(leadId, daysAgo(181))
    await age(young.leadId, daysAgo(179))
    const before = await Promise.all([young, held, accepted].map(({ leadId }) => rowsOf(leadId)))
    expect(await rowsOf(old.leadId)).toMatch(/^1 [1-9] [01] 1 1$/)

    expect(await run()).toEqual({ leads: 1 })
    expect(await rowsOf(old.leadId)).toBe('0 0 0 0 0')
    expect(await Promise.all([young, held, accepted].map(({ leadId }) => rowsOf(leadId)))).toEqual(before)
  })

  it('a draft goes after a month, its lead stays', async () => {
    const buyer = await startBuyer(server)
    const { registerCart, saveCompany, download } = actAs(server, buyer)
    await registerCart()
    await saveCompany()
    const first = await download()
    await age(buyer.leadId, daysAgo(31))
    expect(await run()).toEqual({ drafts: 1 })
    expect((await download()).headers['x-contract-hash']).toBe(first.headers['x-contract-hash'])
  })

  it('goes on with all other kinds where one fails, and tells which', async () => {
    await db()
      .insertInto('faqVotes')
      .values({ sessionId: newId(), issuer: 'VRPAT', articleId: 'a', vote: 'up', updatedAt: daysAgo(366) })
      .execute()
    await sql`alter table grant_codes rename to grant_codes_away`.execute(db())
    try {
      const failed = await run().catch((error: unknown) => error)
      if (!(failed instanceof RetentionFailed)) throw failed
      expect(failed.errors.map(({ message }) => message)).toEqual(['Retention of grantCodes failed.'])
      expect(failed.expired).toMatchObject({ votes: 1 })
    } finally {
      await sql`alter table grant_codes_away rename to grant_codes`.execute(db())
    }
  })

  it('marks what a process of before accepted, and deletes drafts alone', async () => {
    const buyer = await startBuyer(server, { issuer: 'JVCEF' })
    await actAs(server, buyer).prepare()
    const ofLead = () => db().selectFrom('contracts').select('isAccepted').where('leadId', '=', buyer.leadId)
    await db()
      .updateTable('contracts')
      .set({ isAccepted: false })
      .where('leadId', '=', buyer.leadId)
      .execute()
    await age(buyer.leadId, daysAgo(31))
    await run()
    expect(await ofLead().execute()).toEqual([{ isAccepted: true }])
  })

  it('empties what was concluded after five years, and the chain of evidence holds', async () => {
    // What other tests left held keeps their leads.
    await db().updateTable('cardAuthorisations').set({ status: 'void' }).execute()
    const issuer = 'JVCEF'
    const buyer = await startBuyer(server, { issuer })
    const { prepare, hire, download } = actAs(server, buyer)
    const { cartId, number } = await prepare()
    const { idPedido: orderId } = (await hire(cartId)).json<{ idPedido: string }>()
    expect((await pressLink(server, number)).statusCode).toBe(200)
    await server.mails.first(({ attachments = [] }) => attachments.length > 0)
    const file = join(opened.settings.dataDir, 'portal', `${orderId}.json`)
    await expect.poll(() => existsSync(file), { timeout: 240_000 }).toBe(true)
    await expect
      .poll(async () => (await checkChain(db(), issuer, sha256)).links, { timeout: 240_000 })
      .toBeGreaterThan(0)

    const later = (days: number) => new Date(Date.now() + days * DAY_MS)
    await run(later(1825))
    expect(existsSync(file)).toBe(true)
    expect((await download()).statusCode).toBe(200)
    expect((await run(later(1827))).contracts).toBeGreaterThan(0)
    expect(await run(later(1827))).toEqual({})

    expect(existsSync(file)).toBe(false)
    expect((await download()).statusCode).toBe(404)
    const personal = [JOANA.nomeContato, JOANA.cpfContato, JOANA.emailContato, JOANA.telefoneContato]
    for (const [table, text] of await readTables(opened.database)) {
      expect([table, personal.filter((value) => text.includes(value))]).toEqual([table, []])
    }
    const order = await db().selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst()
    expect(order).toMatchObject({ cnpj: buyer.cnpj, finalDocument: null, linkHash: null, number })
    const { rows } =
      await sql`select 1 from contracts where document is not null and lead_id = ${buyer.leadId}`.execute(
        db(),
      )
    expect(rows).toEqual([])
    for (const code of ['JVCEF', 'SICRE']) {
      expect(await checkChain(db(), code, sha256)).toMatchObject({ problems: [] })
    }
  })
})
