import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { inTransaction } from '../../src/database/in-transaction.ts'
import { newId } from '../../src/database/new-id.ts'
import { EVIDENCE_PERSON_IDS, LEAD_PERSON_IDS, namesOne } from '../../src/database/person-ids.ts'
import { findPerson } from '../../src/operations/person/find-person.ts'
import { PERSON_TABLES } from '../../src/operations/person/person-tables.ts'
import { exportAsJson, exportAsText } from '../../src/operations/person/print-person.ts'
import { servePersonErasure, servePersonExport } from '../../src/operations/person/serve-person.ts'
import { insertAccount } from '../../src/repositories/accounts.ts'
import { checkChain } from '../../src/repositories/check-chain.ts'
import { readHiredDocument } from '../../src/repositories/order-documents.ts'
import { sha256 } from '../../src/services/contract/identify-contract.ts'
import { JOANA } from '../calls/purchase-server.ts'
import { databases } from '../support/databases.ts'
import { listTables, readFiles, readTables } from '../support/read-everything.ts'
import { readPdf } from '../support/read-pdf.ts'
import { FILOMENA, TRACES } from './filomena.ts'
import { type PersonWorld, plantPerson, WAIT } from './person-world.ts'

const HER_CPF = { cpfs: [FILOMENA.cpfContato], emails: [] }

describe.each(databases)('a person, on %s', (kind) => {
  let world: PersonWorld
  beforeAll(async () => {
    world = await plantPerson(kind)
  }, 180_000)
  afterAll(() => world?.close())

  const db = () => world.database.database.kysely
  const service = () => ({
    database: world.database.database,
    objects: null,
    config: world.server.parts.config,
    operator: 'Rita Operadora',
    secret: world.server.parts.secret,
    now: () => new Date(),
  })
  const tracesIn = (texts: ReadonlyMap<string, string>) =>
    [...texts].flatMap(([name, text]) =>
      TRACES.filter((trace) => text.includes(trace)).map((trace) => [name, trace]),
    )
  const chains = async () => {
    const found = []
    for (const issuer of ['JVCEF', 'SICRE', 'VRPAT']) found.push(await checkChain(db(), issuer, sha256))
    return found
  }

  it('is looked for in every table that the database has, and stands in those that say so', async () => {
    expect(Object.keys(PERSON_TABLES).toSorted()).toEqual(await listTables(world.database.database))
    const named = new Set(tracesIn(await readTables(world.database.database)).map(([table]) => table))
    const known = Object.entries(PERSON_TABLES).flatMap(([table, { holds }]) =>
      holds === 'person' ? [table] : [],
    )
    expect(
      [...named].filter((table) => !known.includes(table ?? '') && !table?.startsWith('pgboss.')),
    ).toEqual([])
    expect(named.size).toBeGreaterThan(6)
  })

  it('gets everything that is stored, in Portuguese, without secrets and without other people', async () => {
    const made = await servePersonExport(HER_CPF, service())
    const tables = made.sections.map(({ table }) => table)
    const holding = Object.entries(PERSON_TABLES).flatMap(([table, { holds }]) =>
      holds === 'person' ? [table] : [],
    )
    expect(tables).toEqual(expect.arrayContaining([...holding, 'outbox', 'portal']))
    const messages = made.sections.find(({ table }) => table === 'mail_messages')?.rows
    expect(messages).toContainEqual(expect.objectContaining({ kind: 'Cópia do contrato' }))
    const json = JSON.stringify(exportAsJson(made))
    for (const secret of [...world.secrets, JOANA.emailContato, JOANA.cpfContato])
      expect(json).not.toContain(secret)
    for (const said of [
      '"CPF":"11144477735"',
      '"Sobrenome":"Quaresma"',
      '"Data de nascimento":"1979-04-17"',
    ]) {
      expect(json).toContain(said)
    }
    const text = exportAsText(made)
    expect(text).toMatch(/Contas de acesso \(1\)[\s\S]*E-mail: Filomena@Quaresma\.example/)
    expect(text).toContain('Onde aparece: representante ou sócio')
    const orders = made.sections.find(({ table }) => table === 'orders')?.rows ?? []
    const { pages } = await readPdf(Buffer.from(String(orders[0]?.document), 'base64'))
    expect(pages.join(' ')).toContain(FILOMENA.nomeContato)
    expect(text).not.toContain(String(orders[0]?.document))
  })

  it('is found by the places of CPFs and e-mails alone as by every text', async () => {
    for (const subject of [HER_CPF, { cpfs: [], emails: [FILOMENA.emailContato] }]) {
      const [byIndex, whole] = [
        await findPerson(db(), subject, 'byIndex'),
        await findPerson(db(), subject, 'whole'),
      ]
      expect(byIndex.purchases.length).toBeGreaterThan(2)
      expect(byIndex).toEqual(whole)
    }
  })

  it('is found without reading a table', async () => {
    const plans = await db()
      .transaction()
      .execute(async (trx) => {
        await sql`set local enable_seqscan = off`.execute(trx)
        const leads = sql`explain select l.id from leads l where ${namesOne(LEAD_PERSON_IDS, ['x'])}`
        const evidences = sql`explain select e.id from evidences e where ${namesOne(EVIDENCE_PERSON_IDS, ['x'])}`
        return JSON.stringify([(await leads.execute(trx)).rows, (await evidences.execute(trx)).rows])
      })
    expect(plans).toContain('leads_person_ids')
    expect(plans).toContain('evidences_person_ids')
  })

  it('that writes somebody else’s CPF into an account of its own gets nothing of that person', async () => {
    const cnpj = '12ABC34501DE35'
    await insertAccount(db(), {
      id: newId(),
      issuer: 'VRPAT',
      cnpj,
      email: 'mara@mara.example',
      emailKey: 'mara@mara.example',
      cpf: FILOMENA.cpfContato,
      firstName: 'Mara',
      lastName: 'Mara',
      ddd: '11',
      phone: '900000000',
      birthDate: '1990-01-01',
      passwordHash: null,
      newsletter: false,
      termsAcceptedAt: new Date(),
      emailValidatedAt: new Date(),
      origin: 'ACESSO_VR',
      createdAt: new Date(),
    })
    const made = await servePersonExport({ cpfs: [], emails: ['mara@mara.example'] }, service())
    expect(made.sections.map(({ table, rows }) => [table, rows.length])).toEqual([['accounts', 1]])
    // Nor is that mailbox one of hers: her own was confirmed by an order.
    expect((await findPerson(db(), HER_CPF, 'byIndex')).subject.emails).toEqual([FILOMENA.emailContato])
    await db().deleteFrom('accounts').where('emailKey', '=', 'mara@mara.example').execute()
  })

  it('is not erased while the store still has to hand an order over', async () => {
    const job = sql`name = 'portal-hand-over' and data->>'orderId' = ${world.orderId}`
    await sql`update pgboss.job set state = 'created', start_after = now() + interval '1 day' where ${job}`.execute(
      db(),
    )
    const before = await readTables(world.database.database)
    const outcome = await servePersonErasure(HER_CPF, service())
    expect(outcome).toEqual({
      ok: false,
      underWay: [expect.stringMatching(/^order [\w-]+: the job portal-hand-over is not done yet$/)],
    })
    expect(tracesIn(await readTables(world.database.database))).toEqual(tracesIn(before))
    await sql`update pgboss.job set state = 'completed' where ${job}`.execute(db())
  })

  it('is not erased while money of it is held on a card', async () => {
    const set = (status: 'denied' | 'voiding') =>
      db().updateTable('cardAuthorisations').set({ status }).execute()
    await set('voiding')
    expect(await servePersonErasure(HER_CPF, service())).toMatchObject({
      underWay: [expect.stringContaining('money is held on a card')],
    })
    await set('denied')
  })

  it.runIf(kind === 'postgres')('is not erased past a hiring that was a moment before it', async () => {
    const { database } = world.database
    const order = await db()
      .selectFrom('orders')
      .select(['id', 'finalHash'])
      .where('id', '=', world.orderId)
      .executeTakeFirstOrThrow()
    const keepHash = (finalHash: string | null, trx = db()) =>
      trx.updateTable('orders').set({ finalHash }).where('id', '=', order.id).execute()
    const committing = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const hiring = inTransaction(database, async (trx) => {
      await trx.selectFrom('leads').select('id').where('id', '=', world.orderLead).forNoKeyUpdate().execute()
      await keepHash(null, trx)
      held.resolve()
      await committing.promise
    })
    await held.promise
    const erasing = servePersonErasure(HER_CPF, service())
    await vi.waitFor(async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`.execute(db())
      expect(rows).not.toEqual([])
    }, WAIT)
    committing.resolve()
    await hiring
    expect(await erasing).toMatchObject({ underWay: [expect.stringContaining('is not rendered yet')] })
    await keepHash(order.finalHash)
  })

  it('is erased from every table and every file; what law keeps is named', async () => {
    const outcome = await servePersonErasure(HER_CPF, service())
    if (!outcome.ok) throw new Error(outcome.underWay.join())
    const { parts, left, handedOver } = outcome.report
    expect(left).toEqual({})
    expect(handedOver).toHaveLength(2)
    const done = Object.fromEntries(
      parts.map(({ table, deleted, anonymised, kept }) => [table, [deleted, anonymised, kept]]),
    )
    expect(done).toMatchObject({
      accounts: [1, 0, 0],
      registrations: [1, 0, 0],
      verification_codes: [1, 0, 0],
      leads: [1, 3, 0],
      carts: [1, 0, 0],
      proposals: [1, 0, 0],
      contracts: [1, 0, 3],
      evidences: [0, 3, 0],
      orders: [0, 1, 2],
      card_authorisations: [1, 0, 0],
      mail_messages: [1, 1, 0],
      faq_votes: [1, 0, 0],
      portal: [0, 2, 0],
    })
    for (const { reason } of parts) expect(reason).toMatch(/deleted|anonymised|LGPD|Código Civil/)

    expect(tracesIn(await readTables(world.database.database))).toEqual([])
    expect(tracesIn(readFiles(world.database.settings.dataDir))).toEqual([])
  })

  it('leaves the proof that law keeps: the documents, and chains that can still be checked', async () => {
    const kept = await readHiredDocument(db(), world.orderId, null)
    const { pages } = await readPdf(Buffer.from(kept?.document ?? []))
    expect(pages.join(' ')).toContain(FILOMENA.nomeContato)
    expect(await chains()).toEqual([
      { links: 2, problems: [] },
      { links: 1, problems: [] },
      { links: 1, problems: [] },
    ])
    const { record } = await db()
      .selectFrom('evidences')
      .select('record')
      .where('leadId', '=', world.orderLead)
      .executeTakeFirstOrThrow()
    expect(record).toMatchObject({
      representativeName: '',
      representativeCpf: '',
      email: '',
      ip: '',
      facts: null,
    })
  })

  it('leaves other people as they were, in the same purchase too', async () => {
    const lead = await db()
      .selectFrom('leads')
      .selectAll()
      .where('id', '=', world.strangerLead)
      .executeTakeFirstOrThrow()
    expect(lead.contact).toMatchObject({ name: JOANA.nomeContato, email: JOANA.emailContato })
    const { record } = await db()
      .selectFrom('evidences')
      .select('record')
      .where('leadId', '=', world.strangerLead)
      .executeTakeFirstOrThrow()
    expect(record).toMatchObject({ representativeName: JOANA.nomeContato, email: JOANA.emailContato })
    const portal = [...readFiles(world.database.settings.dataDir)].filter(([name]) =>
      name.startsWith('portal/'),
    )
    expect(portal.map(([, text]) => text).join()).toContain(JOANA.emailContato)
  })

  it('a chain is followed link by link, however small its pages are', async () => {
    for (const issuer of ['JVCEF', 'SICRE', 'VRPAT'])
      expect(await checkChain(db(), issuer, sha256, 1)).toEqual(await checkChain(db(), issuer, sha256))
    const { rows } = await sql<{ hash: string }>`select last_hash as hash from evidence_chains
      where issuer = 'JVCEF'`.execute(db())
    await sql`update evidence_chains set last_hash = 'another' where issuer = 'JVCEF'`.execute(db())
    expect((await checkChain(db(), 'JVCEF', sha256, 1)).problems).toEqual([
      'the chain does not end where its head says',
    ])
    await sql`update evidence_chains set last_hash = ${rows[0]?.hash} where issuer = 'JVCEF'`.execute(db())
  })

  it('an edit of an erased acceptance still shows', async () => {
    const edit = (corporateName: string) =>
      sql`update evidences set record = jsonb_set(record, '{corporateName}', ${JSON.stringify(corporateName)}::jsonb)
        where issuer = 'JVCEF'`.execute(db())
    const { rows } = await sql<{ name: string }>`select record->>'corporateName' as name from evidences
      where issuer = 'JVCEF'`.execute(db())
    await edit('Outra Empresa')
    expect((await checkChain(db(), 'JVCEF', sha256)).problems).not.toEqual([])
    await edit(rows[0]?.name ?? '')
    expect((await checkChain(db(), 'JVCEF', sha256)).problems).toEqual([])
  })

  it('is erased again without harm, and every request is written down without naming anybody', async () => {
    const again = await servePersonErasure(HER_CPF, service())
    expect(again).toMatchObject({ ok: true, report: { parts: [], left: {} } })
    expect((await servePersonExport(HER_CPF, service())).sections.map(({ table }) => table)).toEqual([
      'person_requests',
    ])
    const requests = await db().selectFrom('personRequests').selectAll().orderBy('id').execute()
    expect(requests.map(({ action }) => action)).toEqual(['export', 'export', 'erase', 'erase', 'export'])
    expect(requests[2]).toMatchObject({ operator: 'Rita Operadora', counts: { accounts: 1, evidences: 3 } })
    expect(JSON.stringify(requests)).not.toMatch(/11144477735|quaresma/i)
    expect(requests[2]?.subjectHashes).toEqual(requests[0]?.subjectHashes)
  })
})
