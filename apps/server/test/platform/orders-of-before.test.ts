import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmedOrders } from '../../src/migrations/008-confirmed-orders.ts'
import { linkMailOf, waitForPortal } from '../calls/press-link.ts'
import {
  actAs,
  anyPerson,
  type PurchaseServer,
  startBuyer,
  startPurchases,
} from '../calls/purchase-server.ts'
import { databases } from '../support/databases.ts'

/** What the database was before orders were confirmed. */
const BEFORE = [
  'alter table orders drop column email_validated_at',
  'alter table orders drop column portal_state',
  'alter table orders drop column link_hash',
  'alter table orders drop column link_ends_at',
  'drop table portal_signatures',
]

describe.each(databases)('orders of before they were confirmed, on %s', (kind) => {
  let server: PurchaseServer
  beforeAll(async () => {
    server = await startPurchases(kind)
  })
  afterAll(() => server.close())

  const hireAt = async (issuer: string) => {
    const buyer = await startBuyer(server, { issuer, person: anyPerson() })
    const { prepare, hire } = actAs(server, buyer)
    const { cartId, number } = await prepare()
    expect((await hire(cartId)).statusCode).toBe(201)
    await waitForPortal(server, number)
    return number
  }

  it('count as confirmed where an account made them and they were handed over, else for their session alone', async () => {
    const [own, typed] = [await hireAt('VRPAT'), await hireAt('SICRE')]
    await linkMailOf(server, typed)
    const { database } = server.parts
    for (const statement of BEFORE) await sql.raw(statement).execute(database.kysely)
    await confirmedOrders.up(database.kysely)
    const orders = database.kysely.selectFrom('orders').select(['number', 'emailValidatedAt', 'portalState'])
    expect(await orders.orderBy('hiredAt').execute()).toEqual([
      { number: own, emailValidatedAt: expect.any(Date), portalState: 'confirmed' },
      { number: typed, emailValidatedAt: null, portalState: null },
    ])
  })
})
