import { afterAll, beforeAll, expect, it } from 'vitest'
import { buyByCalls } from '../support/buy-by-calls.ts'
import { type Fleet, startFleet } from '../support/fleet.ts'
import { startProxy } from '../support/start-proxy.ts'
import { VISITOR_ADDRESS, visitorOf } from '../support/visitor.ts'

let fleet: Fleet
beforeAll(async () => {
  fleet = await startFleet()
})
afterAll(() => fleet?.close())

it.each([
  ['haproxy', 1],
  ['nginx', 2],
] as const)('a whole purchase goes through the %s of docs/deploy, over TLS', async (name, serial) => {
  const proxy = await startProxy(name, fleet.ports)
  const { send, close } = visitorOf(proxy.origin)
  const page = await send({ method: 'GET', path: '/' })
  expect(page.status).toBe(200)
  const receipt = await buyByCalls(serial, { ...fleet, send })
  expect(receipt.answers.length).toBeGreaterThan(0)
  // Who accepted is written down with the visitor's address, not with the proxy's.
  const [row] = await fleet.database.query(
    `select record->>'ip' as address from evidences where id = '${receipt.evidenceId}'`,
  )
  expect(row?.address).toBe(VISITOR_ADDRESS)
  close()
  await proxy.close()
})
