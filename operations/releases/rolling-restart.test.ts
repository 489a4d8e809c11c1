import { afterAll, beforeAll, expect, it } from 'vitest'
import { cnpjOf } from '../../apps/server/test/calls/start-calls.ts'
import {
  createLead,
  inSession,
  read,
  requestGrantCode,
  tradeCode,
} from '../../apps/server/test/support/purchase-steps.ts'
import { type Fleet, startFleet } from '../support/fleet.ts'
import { type StartedProxy, startProxy } from '../support/start-proxy.ts'
import { visitorOf } from '../support/visitor.ts'

/** What must be answered while every process is replaced once. */
const ANSWERS = 4_000
const VISITORS = 8
const PAGES = ['/', '/carrinho/beneficios', '/robots.txt']
/** A session may leave some dozens of leads an hour: after so many the visitor is somebody else. */
const LEADS_OF_SESSION = 10

let fleet: Fleet
let proxy: StartedProxy
beforeAll(async () => {
  fleet = await startFleet()
  proxy = await startProxy('haproxy', fleet.ports)
})
afterAll(async () => {
  await proxy?.close()
  await fleet?.close()
})

/** Leaves a lead and looks at pages, again and again, until `isOver`; what was answered, by status. */
async function visit(number: number, isOver: () => boolean, counts: Map<string, number>) {
  const { send, close } = visitorOf(proxy.origin)
  const count = (what: string | number) => counts.set(String(what), (counts.get(String(what)) ?? 0) + 1)
  const counting: typeof send = async (request) => {
    try {
      const answer = await send(request)
      count(answer.status)
      return answer
    } catch (error) {
      count((error as NodeJS.ErrnoException).code ?? 'broken')
      throw error
    }
  }
  let call = counting
  for (let turn = 0; !isOver(); turn++) {
    try {
      if (turn % LEADS_OF_SESSION === 0) {
        const traded = await tradeCode(counting, await requestGrantCode(counting))
        call = inSession(counting, read<{ access_token: string }>(traded, 200).access_token)
      }
      const cnpj = cnpjOf(`${60_000_000 + number * 10_000 + turn}0001`)
      await createLead(call, { cnpj, email: `lead${number}.${turn}@comprador.example` })
      for (const path of PAGES) await counting({ method: 'GET', path })
    } catch {
      // Counted; the visitor goes on.
    }
  }
  close()
}

it(`answers ${ANSWERS} requests behind HAProxy, none refused, while both processes are replaced`, async () => {
  const counts = new Map<string, number>()
  const answered = () => [...counts.values()].reduce((sum, count) => sum + count, 0)
  let hasRolled = false
  const isOver = () => hasRolled && answered() >= ANSWERS
  const visits = Array.from({ length: VISITORS }, (_, number) => visit(number, isOver, counts))
  const codes = await fleet.roll()
  hasRolled = true
  await Promise.all(visits)

  expect(codes).toEqual([0, 0])
  expect(Object.fromEntries(counts)).toEqual({ 200: expect.any(Number), 201: expect.any(Number) })
  expect(answered()).toBeGreaterThanOrEqual(ANSWERS)
  const [row] = await fleet.database.query('select count(*)::int as leads from leads')
  expect(row?.leads).toBe(counts.get('201'))
})
