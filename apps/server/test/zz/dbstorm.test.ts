import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { buy } from '../../faults/buyer.ts'
import { killedServer } from '../../faults/killed-server.ts'
import { lanes } from '../../faults/lanes.ts'
import { sentOut } from '../../faults/sent-out.ts'
import { readStoredState } from '../../faults/stored-state.ts'
import { openTestDatabase } from '../support/databases.ts'

test('storm', async () => {
  const scratch = await openTestDatabase('postgres')
  await scratch.database.close()
  const { settings } = scratch
  const out = sentOut(settings.dataDir)
  const store = killedServer(settings)
  await store.start(); await wait(6000)
  const admin = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL! })
  await admin.connect()
  const name = new URL(settings.databaseUrl!).pathname.slice(1)
  const counts: Record<string, number> = {}
  const ask = async ({ method, path, body, headers }: any) => {
    const address = await store.address()
    for (let tries = 0; tries < 60; tries++) {
      const r = await fetch(new URL(path, address), { method, headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers }, ...(body === undefined ? {} : { body: JSON.stringify(body) }), signal: AbortSignal.timeout(60000) })
      const text = await r.text()
      counts[r.status] = (counts[r.status] ?? 0) + 1
      if (r.status >= 500) { await wait(50); continue }
      return { status: r.status, text, headers: r.headers, isRepeated: tries > 0 }
    }
    throw new Error('no answer ' + path)
  }
  const codeFor = async (email: string) => { for (let i = 0; i < 1200; i++) { const c = out.code(email); if (c) return c; await wait(100) } throw new Error('no code ' + email) }
  let storming = true
  let dropped = 0
  const storm = (async () => {
    for (let i = 0; i < 25 && storming; i++) {
      await wait(400 + (i % 7) * 130)
      const { rowCount } = await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
      dropped += rowCount ?? 0
    }
  })()
  const shop = lanes(20)
  const N = 60
  const receipts = await Promise.allSettled(Array.from({ length: N }, (_, s) => shop(() => buy(s, { ask, codeFor } as any))))
  storming = false
  await storm
  console.log('dropped', dropped, counts, receipts.filter((r) => r.status === 'rejected').map((r: any) => r.reason.message.slice(0, 200)))
  const t0 = Date.now()
  for (;;) { if (out.orders().length >= N && out.mails().length >= 2 * N) break; if (Date.now() - t0 > 90000) break; await wait(500) }
  console.log('out', out.orders().length, out.mails().length, Date.now() - t0)
  await wait(3000)
  console.log('stop', await store.stop())
  const state = await readStoredState(settings)
  console.log(JSON.stringify({ orders: state.orders.length, final: state.orders.filter(o => o.hasFinal).length, unsent: state.unsentMails, jobs: state.openJobs, broken: state.brokenLinks }))
  await admin.end()
}, 590000)
