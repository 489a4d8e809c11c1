import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { runRetention } from '../../src/operations/retention/run-retention.ts'
import {
  listObjects,
  readAcceptedDocument,
  readHiredDocument,
} from '../../src/repositories/order-documents.ts'
import { actAs, type PurchaseServer, startBuyer, startPurchases } from '../calls/purchase-server.ts'
import { databases } from '../support/databases.ts'
import { readPdf } from '../support/read-pdf.ts'
import { type S3Server, startS3 } from '../support/s3-server.ts'

const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest('hex')
const MOST_BYTES = 70 * 1024
const DAY_MS = 24 * 3600_000

/** Somebody buys; fulfilled once the order was handed over. */
async function buy(server: PurchaseServer) {
  const buyer = await startBuyer(server)
  const { prepare, hire, download } = actAs(server, buyer)
  const { cartId, contract, number } = await prepare()
  const { idPedido: orderId } = (await hire(cartId)).json<{ idPedido: string }>()
  await server.orders.first((order) => order.number === number)
  return { leadId: buyer.leadId, orderId, accepted: contract.rawPayload, download, number }
}

async function keptOf({ parts }: PurchaseServer, leadId: string) {
  const db = parts.database.kysely
  const contracts = await db.selectFrom('contracts').selectAll().where('leadId', '=', leadId).execute()
  const orders = await db.selectFrom('orders').selectAll().where('leadId', '=', leadId).execute()
  return { contracts, orders }
}

describe.each(databases)('documents in rows on %s', (kind) => {
  let server: PurchaseServer
  beforeAll(async () => {
    server = await startPurchases(kind, { prints: true })
  })
  afterAll(() => server.close())
  const db = () => server.parts.database.kysely

  test('an order keeps each byte once: 70 KB at most, and both documents come back as they were', async () => {
    const { leadId, orderId, accepted, download } = await buy(server)
    const { contracts, orders } = await keptOf(server, leadId)
    const kept = [contracts[0]?.document, orders[0]?.finalDocument].map((bytes) => bytes?.length ?? 0)
    expect(Math.min(...kept)).toBeGreaterThan(0)
    expect(kept.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(MOST_BYTES)

    const final = (await download()).rawPayload
    expect(sha256(final)).toBe(orders[0]?.finalHash)
    const attached = (await readPdf(final)).attachments.get('contrato-aceito.pdf')
    expect(attached && sha256(attached)).toBe(sha256(accepted))
    const readBack = await readAcceptedDocument(db(), orderId, null)
    expect(readBack && sha256(readBack.document)).toBe(sha256(accepted))
  })

  test('the pages that were accepted stand in the final document as they were', async () => {
    const { accepted, download } = await buy(server)
    const before = await readPdf(accepted)
    const after = await readPdf((await download()).rawPayload)
    expect(after.pages.slice(0, before.pages.length)).toEqual(before.pages)
    expect(after.pages).toHaveLength(before.pages.length + 1)
  })

  test('once the order is concluded, no other draft of its lead is left', async () => {
    const buyer = await startBuyer(server)
    const { prepare, hire } = actAs(server, buyer)
    const { cartId, number } = await prepare()
    const [made] = (await keptOf(server, buyer.leadId)).contracts
    if (!made) throw new Error('There is no contract.')
    // A draft of before, as one stays that was rendered while another one was being accepted.
    const other = {
      ...made,
      id: crypto.randomUUID(),
      inputsHash: 'f'.repeat(64),
      documentHash: '0'.repeat(64),
    }
    await db().insertInto('contracts').values(other).execute()
    await hire(cartId)
    await server.orders.first((order) => order.number === number)
    expect((await keptOf(server, buyer.leadId)).contracts.map(({ id }) => id)).toEqual([made.id])
  })

  test('documents that were kept whole, as before, are read and verified as before', async () => {
    const { leadId, orderId, accepted, download } = await buy(server)
    const final = (await download()).rawPayload
    await db().updateTable('contracts').set({ document: accepted }).where('leadId', '=', leadId).execute()
    await db().updateTable('orders').set({ finalDocument: final }).where('id', '=', orderId).execute()
    expect(sha256((await download()).rawPayload)).toBe(sha256(final))
    const readBack = await readAcceptedDocument(db(), orderId, null)
    expect(readBack && sha256(readBack.document)).toBe(sha256(accepted))
  })

  test('bytes that are not those of their hash are given to nobody', async () => {
    const { orderId, accepted, download } = await buy(server)
    await db().updateTable('orders').set({ finalDocument: accepted }).where('id', '=', orderId).execute()
    expect((await download()).headers['content-type']).not.toContain('pdf')
    await expect(readHiredDocument(db(), orderId, null)).rejects.toThrow('has another hash')
  })
})

describe('documents in an object store', () => {
  let server: PurchaseServer
  let s3: S3Server
  beforeAll(async () => {
    s3 = await startS3()
    server = await startPurchases('embedded', { env: s3.env, prints: true })
  })
  afterAll(async () => {
    await server.close()
    await s3.close()
  })

  test('stand there under their hashes, nothing of them in the rows, and are read from there', async () => {
    const { leadId, accepted, download } = await buy(server)
    const { contracts, orders } = await keptOf(server, leadId)
    expect([contracts[0]?.document?.length, orders[0]?.finalDocument?.length]).toEqual([0, 0])
    const names = [sha256(accepted), orders[0]?.finalHash]
    expect(s3.list()).toEqual(expect.arrayContaining(names))
    const final = await download()
    expect(sha256(final.rawPayload)).toBe(orders[0]?.finalHash)
    const attached = (await readPdf(final.rawPayload)).attachments.get('contrato-aceito.pdf')
    expect(attached && sha256(attached)).toBe(sha256(accepted))
  })

  test('while it is away an order is concluded all the same; its documents follow once it is back', async () => {
    const known = await buy(server)
    await s3.stop()
    const gone = await known.download()
    expect([gone.statusCode, gone.headers['retry-after']]).toEqual([503, expect.any(String)])
    const buyer = await startBuyer(server)
    const { prepare, hire, download } = actAs(server, buyer)
    const { cartId, contract, number } = await prepare()
    expect((await hire(cartId)).statusCode).toBe(201)
    // The accepted document stands in its row until the final one is kept.
    expect(sha256((await download()).rawPayload)).toBe(contract.headers['x-contract-hash'])
    await s3.reopen()
    await server.orders.first((order) => order.number === number)
    expect((await download()).headers['x-contract-hash']).not.toBe(contract.headers['x-contract-hash'])
  })

  test('go with their rows once the law keeps them no longer', async () => {
    const { leadId, download } = await buy(server)
    const db = server.parts.database.kysely
    const names = await listObjects(db, [leadId])
    expect(names).toHaveLength(2)
    await vi.waitFor(async () => {
      const open = db.selectFrom('evidences').select('id').where('chainedAt', 'is', null)
      expect(await open.execute()).toEqual([])
    }, 240_000)
    const now = () => new Date(Date.now() + 1827 * DAY_MS)
    const { config, database, ports } = server.parts
    expect((await runRetention({ database, config, ports, now })).contracts).toBeGreaterThan(0)
    expect(s3.list().filter((name) => names.includes(name))).toEqual([])
    expect((await download()).statusCode).toBe(404)
  })
})
