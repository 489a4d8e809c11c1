import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { actAs, type PurchaseServer, startBuyer, startPurchases } from '../calls/purchase-server.ts'
import { databases, openTestDatabase, type TestDatabase } from '../support/databases.ts'
import { giveOrder } from '../support/give-order.ts'
import { BUILT_MAIN, launchStore } from '../support/launch-store.ts'

// Roles divide what needs a server: the embedded database serves one process.
describe.each(databases.filter((kind) => kind === 'postgres'))('processes by their role, on %s', (kind) => {
  let database: TestDatabase
  let web: PurchaseServer
  beforeAll(async () => {
    database = await openTestDatabase(kind)
    web = await startPurchases(kind, { database, env: { ROLE: 'web' } })
  })
  afterAll(async () => {
    await web.close()
    await database.close()
  })

  it('one that serves visitors leaves its jobs to one that works, which takes them from there', async () => {
    const { prepare, hire } = actAs(web, await startBuyer(web, { issuer: 'VRPAT' }))
    const { cartId, number } = await prepare()
    expect((await hire(cartId)).statusCode).toBe(201)
    const waiting = await web.parts.database.kysely.selectFrom('orders').select('finalHash').execute()
    expect(waiting).toEqual([{ finalHash: null }])

    const works = await startPurchases(kind, { database, env: { ROLE: 'jobs' } })
    try {
      await works.orders.first((order) => order.number === number)
      await works.mails.first(({ subject }) => subject.includes(number))
    } finally {
      await works.close()
    }
    expect([web.orders.items, web.mails.items]).toEqual([[], []])
  })

  it('a process of jobs answers operators alone, holds what they hold, and ends when it is told to', async () => {
    // A port that is taken would end a process that asked for it.
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const data = {
      DATABASE_URL: database.settings.databaseUrl ?? '',
      DATA_DIR: database.settings.dataDir,
    }
    const settings = { ...data, ROLE: 'jobs', PORT: `${port}`, LOG_LEVEL: 'info' }
    const { child, exited, output } = launchStore(BUILT_MAIN, settings)
    child.stdout?.resume()
    while (!output().includes('/metrics')) await Promise.race([once(child.stdout ?? child, 'data'), exited])
    const operations = /http:\/\/127\.0\.0\.1:\d+/.exec(output())?.[0]
    expect((await fetch(`${operations}/health/ready`)).status).toBe(200)
    // What operators hold while it runs is held here, too.
    await giveOrder(['jobs', 'hold', 'mail', '--yes'], data)
    await vi.waitFor(() => expect(output()).toContain('the queue is held'), {
      timeout: 200_000,
      interval: 100,
    })
    child.kill('SIGTERM')
    expect(await exited).toBe(0)
    taken.close()
  })
})

it('roles are refused where the database serves one process', async () => {
  const { exited, output } = launchStore(BUILT_MAIN, { ROLE: 'jobs' })
  expect(await exited).toBe(1)
  expect(output()).toContain('ROLE divides what needs DATABASE_URL')
})
