import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anyCnpj } from '../test/calls/purchase-server.ts'
import { databases } from '../test/support/databases.ts'
import { createLead, read, registerCart } from '../test/support/purchase-steps.ts'
import { failuresIn, type StartedStore, startStore, watchLog } from './attacked-store.ts'
import { buyCards } from './buyer.ts'
import { fuzzStore } from './fuzz/fuzz-store.ts'
import { readBack } from './fuzz/read-back.ts'
import { anyEmail, visit } from './visitor.ts'

/**
 * `npm run fuzz -- --requests N --seed S` sets both; without it a short run, the same each time: what fails here was
 * changed here.
 */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 400)
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_123)
const TIMEOUT = 120_000 + REQUESTS * 60

// A store of its own: its rows are read back once its process has ended.
describe.each(databases)('random requests to every call, on %s', (kind) => {
  let started: StartedStore
  beforeAll(async () => {
    started = await startStore(kind)
  })
  afterAll(() => started?.stop())

  test(`break nothing and learn nothing (${REQUESTS} from seed ${SEED})`, { timeout: TIMEOUT }, async () => {
    const { store } = started
    const log = await watchLog(store)
    const victim = await visit(store)
    const email = anyEmail()
    const lead = await createLead(
      victim.call,
      { cnpj: anyCnpj(), email },
      { nomeContato: 'Segredina Guardada' },
    )
    const { idSimuleCompre: leadId } = read<{ idSimuleCompre: string }>(lead, 201)
    const { idCarrinho: cartId } = read<{ idCarrinho: string }>(await registerCart(victim.call, leadId), 201)
    const look = async () => {
      const paths = [`/api/v2/leads/${leadId}`, `/api/v2/leads/${leadId}/carrinhos/${cartId}`]
      const answers = await Promise.all(paths.map((path) => victim.call({ method: 'GET', path })))
      return answers.map(({ status, text }) => ({ status, text }))
    }
    const before = await look()
    const secrets = [email, 'Segredina Guardada']
    const { answers, findings, unasked } = await fuzzStore(store, {
      requests: REQUESTS,
      seed: SEED,
      foreignIds: [leadId, cartId],
      secrets,
    })
    console.log(`seed ${SEED}: ${REQUESTS} requests, ${answers.size} kinds of answers`)
    expect(findings.slice(0, 10), `seed ${SEED}`).toEqual([])
    expect(unasked, 'calls of the document that were not asked').toEqual([])
    const changed = [...answers.keys()].filter((key) => /^(?:POST|PUT) .* 20[01]$/.test(key))
    expect(changed.length, 'what a purchase sends, done again').toBeGreaterThan(3)
    expect(await look()).toEqual(before)
    expect(failuresIn(await log.lines()), `seed ${SEED}`).toEqual([])
    expect((await buyCards(store)).orderNumber).toBeTruthy()

    await started.end()
    const { rows, broken } = await readBack(store.settings)
    expect(broken.slice(0, 10), `rows after seed ${SEED}`).toEqual([])
    for (const [table, count] of Object.entries(rows)) expect(count, table).toBeGreaterThan(0)
  })
})
