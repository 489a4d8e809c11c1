import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BreakableProxy, breakableProxy } from '../../apps/server/test/support/breakable-proxy.ts'
import {
  createLead,
  inSession,
  read,
  requestGrantCode,
  tradeCode,
} from '../../apps/server/test/support/purchase-steps.ts'
import { type Fleet, startFleet } from '../support/fleet.ts'
import { eventually } from '../support/programs.ts'
import { makeScratchDatabase, type ScratchDatabase } from '../support/scratch-database.ts'
import { type StartedProxy, startProxy } from '../support/start-proxy.ts'
import { visitorOf } from '../support/visitor.ts'

/** A balancer that asks every second has taken out whoever failed twice. */
const BALANCER_KNOWS_MS = 4_000
const BUYER = { cnpj: '11222333000181', email: 'joana@alfa.example' }

let database: ScratchDatabase
let way: BreakableProxy
let fleet: Fleet
let proxy: StartedProxy
beforeAll(async () => {
  database = await makeScratchDatabase()
  const url = new URL(database.url)
  way = await breakableProxy({ host: url.hostname, port: Number(url.port) })
  url.port = String(way.port)
  fleet = await startFleet({ DATABASE_URL: url.href })
  proxy = await startProxy('haproxy', fleet.ports)
})
afterAll(async () => {
  await proxy?.close()
  await fleet?.close()
  await way?.close()
  await database?.drop()
})

it('a store whose database is away answers through the balancer: pages, content, and its own refusal', async () => {
  const { send, close } = visitorOf(proxy.origin)
  const traded = await tradeCode(send, await requestGrantCode(send))
  const call = inSession(send, read<{ access_token: string }>(traded, 200).access_token)
  const lead = () => createLead(call, BUYER)
  expect((await lead()).status).toBe(201)
  // Both processes keep the page from then on.
  for (let turn = 0; turn < 4; turn++) expect((await send({ method: 'GET', path: '/' })).status).toBe(200)

  await way.shut()
  await wait(BALANCER_KNOWS_MS)
  for (let turn = 0; turn < 2; turn++) {
    const page = await send({ method: 'GET', path: '/' })
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('<html lang="pt-BR"')])
    expect((await call({ method: 'GET', path: '/api/bff/faqs/categorias' })).status).toBe(200)
    const refused = await lead()
    expect(read<{ codigoRetorno: { codigo: number } }>(refused, 503).codigoRetorno.codigo).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  }

  await way.mend()
  await eventually('leads', async () => (await lead()).status === 201)
  close()
})
