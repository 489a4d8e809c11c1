import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '../../src/database/database.ts'
import { newId } from '../../src/database/new-id.ts'
import { createLog } from '../../src/process/create-log.ts'
import { databases, openTestDatabase, type TestDatabase } from '../support/databases.ts'
import { plainPaper } from '../support/plain-paper.ts'
import { readPdf } from '../support/read-pdf.ts'
import { scriptedAcquirer } from '../support/scripted-acquirer.ts'
import { CARD_ENDING, HR_PLAN, readyHrBuyer } from './payment-buyer.ts'
import { type PurchaseServer, startPurchases } from './purchase-server.ts'

const CVV = '7391'
/** Security codes are short: one counts where no letter, digit or mark of a longer number stands beside it. */
const CVV_ALONE = new RegExp(`(?<![\\w.:+-])${CVV}(?![\\w.:+-])`)
const AMEX = '378282240000040'
const AMEX_DENIED = '378282240000032'

const NUMBERS = [...Object.values(CARD_ENDING), AMEX, AMEX_DENIED]
const WRITTEN = NUMBERS.flatMap((number) => [number, number.replace(/(.{4})(?=.)/g, '$1 ')])

/** What of a card is in a text. */
function cardsIn(text: string): readonly string[] {
  return [...WRITTEN.filter((number) => text.includes(number)), ...(CVV_ALONE.exec(text) ?? [])]
}

/** Every row of every table, the job engine's too, as text. */
async function readTables({ kysely }: Database): Promise<string> {
  const { rows: tables } = await sql<{
    name: string
  }>`select format('%I.%I', table_schema, table_name) as name
    from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    kysely,
  )
  expect(tables.length).toBeGreaterThan(15)
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(kysely)
    texts.push(...rows.map(({ row }) => row))
  }
  return texts.join('\n')
}

/** Every file of a folder, as bytes that stand for themselves. */
function readFiles(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n')
}

describe.each(databases)('a card after every outcome on %s', (kind) => {
  let database: TestDatabase
  let server: PurchaseServer
  const acquirer = scriptedAcquirer()
  const answers: string[] = []
  let logged = ''

  beforeAll(async () => {
    database = await openTestDatabase(kind)
    const destination = {
      write: (line: string) => {
        logged += line
      },
    }
    const log = createLog({ logLevel: 'trace' }, destination)
    server = await startPurchases(kind, { database, ports: { acquirer }, parts: { log }, prints: true })
    const paid = await readyHrBuyer(server)
    const card = { numero: AMEX, cvv: CVV }
    const keep = (response: { body: string }) => void answers.push(response.body)
    keep(await paid.authorise({ ...card, numero: AMEX_DENIED }))
    keep(await paid.authorise({ ...card, numero: '3782 822400 00040' }, { 'idempotency-key': newId() }))
    keep(await paid.getPayment())
    keep(await paid.hireByCard(paid.cartId))
    await server.orders.first((order) => order.number === paid.number)
    // What the others accept is on no page that is looked at here.
    Object.assign(server.parts.contracts, plainPaper)
    for (const numero of Object.values(CARD_ENDING)) {
      const { authorise, registerCart } = await readyHrBuyer(server)
      keep(await authorise({ numero, cvv: CVV.slice(1) }, { 'idempotency-key': newId() }))
      keep(await authorise({ numero, cvv: CVV }))
      keep(await authorise({ numero: `${numero}1`, cvv: CVV }))
      keep(await authorise({ numero: Number(numero), cvv: CVV }))
      keep(await authorise({ numero, cvv: CVV, [numero]: CVV }))
      await registerCart([{ ...HR_PLAN, quantidade: 9 }])
    }
    const broken = await readyHrBuyer(server)
    acquirer.next = () => Promise.reject(new Error(`refused card ${AMEX}`))
    keep(await broken.authorise(card))
    const path = `/api/v2/pagamento/lead/${broken.buyer.leadId}/autorizacao`
    const token = await server.token(broken.buyer.session)
    const headers = { client_id: 'loja-dev', access_token: token, 'sigla-emissor': 'VRPAT' }
    const json = { ...headers, 'content-type': 'application/json' }
    keep(await server.inject({ method: 'POST', url: path, headers: json, payload: `{"numero": "${AMEX}"` }))
    keep(await server.inject({ method: 'POST', url: `${path}?numero=${AMEX}`, headers: json, payload: '{}' }))
    await server.mails.first(({ subject }) => subject.includes(paid.number))
    const { pages } = await readPdf((await paid.download()).rawPayload)
    answers.push(...pages)
    await vi.waitFor(async () => {
      const { rows } =
        await sql`select 1 from card_authorisations where status in ('voiding', 'pending')`.execute(
          server.parts.database.kysely,
        )
      expect(rows).toEqual([])
    }, 240_000)
  }, 120_000)
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  test('reached the acquirer', () => {
    expect(acquirer.charged.map(({ card }) => card.number)).toEqual(expect.arrayContaining(NUMBERS))
    expect(acquirer.charged.map(({ card }) => card.cvv)).toContain(CVV)
  })

  test('is in no answer', () => {
    expect(answers.length).toBeGreaterThan(50)
    expect(cardsIn(answers.join('\n'))).toEqual([])
  })

  test('is in no log line, though there are lines', () => {
    expect(logged).toContain('/autorizacao')
    expect(cardsIn(logged)).toEqual([])
  })

  test('is in no row of any table, and no more of it than its last four digits', async () => {
    const tables = await readTables(server.parts.database)
    expect(tables).toContain('0060')
    expect(cardsIn(tables)).toEqual([])
  })

  test('is in no message and no hand-over', () => {
    const sent = JSON.stringify([
      server.mails.items.map(({ attachments: _, ...mail }) => mail),
      server.orders.items,
    ])
    expect(sent).toContain('final 0040')
    expect(cardsIn(sent)).toEqual([])
  })

  test('is in no file that the server wrote', () => {
    const files = readFiles(database.settings.dataDir)
    expect(WRITTEN.filter((number) => files.includes(number))).toEqual([])
  })
})
