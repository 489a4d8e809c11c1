import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { newId } from '../../src/database/new-id.ts'
import { databases, openTestDatabase, type TestDatabase } from '../support/databases.ts'
import { type ScriptedAcquirer, scriptedAcquirer } from '../support/scripted-acquirer.ts'
import { anyCardEnding, HR_PLAN, readyHrBuyer } from './payment-buyer.ts'
import {
  anyCnpj,
  anyPerson,
  type BuyerOptions,
  type PurchaseServer,
  startPurchases,
} from './purchase-server.ts'
import { refusalOf } from './start-calls.ts'

const MAX = 6
/** What of these a payer has at a company alone. */
const OWN = 4
const DAY = 24 * 3600

describe.each(databases)('tries with cards on %s', (kind) => {
  let database: TestDatabase
  /** Two processes of one store; limits per address are wider at the first. */
  let server: PurchaseServer
  let strict: PurchaseServer
  let acquirer: ScriptedAcquirer

  beforeAll(async () => {
    acquirer = scriptedAcquirer()
    database = await openTestDatabase(kind)
    server = await startPurchases(kind, { database, ports: { acquirer } })
    // Its jobs are the first one's: the embedded engine has one worker.
    strict = await startPurchases(kind, {
      database,
      ports: { acquirer },
      env: { LIMITS: 'normal' },
      works: false,
    })
  })
  beforeEach(() => {
    acquirer.charged.length = 0
  })
  afterAll(async () => {
    await strict.close()
    await server.close()
    await database.close()
  })

  const colleague = (cnpj: string): BuyerOptions => ({ cnpj, person: anyPerson() })
  const denied = () => ({ numero: anyCardEnding(2) })
  const events = async (event: string) => {
    const { values } = await server.parts.metrics.securityEvents.get()
    return values.find(({ labels }) => labels.event === event)?.value ?? 0
  }

  /** No try is left: -119, the time to wait, and nobody asked. */
  const expectUsedUp = (
    answer: Awaited<ReturnType<Awaited<ReturnType<typeof readyHrBuyer>>['authorise']>>,
  ) => {
    expect(refusalOf(answer)).toMatchObject({ status: 502, code: -119 })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(DAY - 600)
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(DAY)
  }

  test('six a day for who is alone at a company, for whatever cart, and then nobody is asked', async () => {
    const one = await readyHrBuyer(server, colleague(anyCnpj()))
    for (let at = 0; at < 3; at++) expect(refusalOf(await one.authorise(denied())).code).toBe(-120)
    const { cartId } = await one.prepare([{ ...HR_PLAN, quantidade: 9 }])
    for (let at = 0; at < 3; at++) expect(refusalOf(await one.authorise(denied())).code).toBe(-120)
    const before = await events('cardTriesUsedUp')
    expectUsedUp(await one.authorise())
    expect(await events('cardTriesUsedUp')).toBe(before + 1)
    expect(acquirer.charged).toHaveLength(MAX)
    // What was not asked of the acquirer leaves nothing.
    expect((await one.triesOf(cartId)).map(({ status }) => status)).toEqual(['denied', 'denied', 'denied'])
    expect((await one.hire(cartId)).statusCode).toBe(201)
  })

  test('six a day per session, for whatever companies', async () => {
    const session = newId()
    for (let at = 0; at < MAX; at++) {
      const { authorise } = await readyHrBuyer(server, { session })
      expect(refusalOf(await authorise(denied())).code).toBe(-120)
    }
    expectUsedUp(await (await readyHrBuyer(server, { session })).authorise())
    expect(acquirer.charged).toHaveLength(MAX)
  })

  test('six a day per card, however it is written, for whatever companies and sessions', async () => {
    const numero = anyCardEnding(2)
    const written = (at: number) => ({ numero: at % 2 ? numero.replace(/(.{4})(?=.)/g, '$1 ') : numero })
    for (let at = 0; at < MAX; at++) {
      const { authorise } = await readyHrBuyer(server)
      expect(refusalOf(await authorise(written(at))).code).toBe(-120)
    }
    const { authorise } = await readyHrBuyer(server)
    expectUsedUp(await authorise({ numero }))
    expect((await authorise()).statusCode).toBe(200)
  })

  test('six a day per address, over both processes', async () => {
    const [here, elsewhere] = ['192.0.2.35', '192.0.2.36']
    for (let at = 0; at < MAX; at++) {
      const { authoriseFrom } = await readyHrBuyer(at < 2 ? server : strict)
      expect(refusalOf(await authoriseFrom(here, denied())).code).toBe(-120)
    }
    const { authoriseFrom } = await readyHrBuyer(strict)
    expectUsedUp(await authoriseFrom(here))
    expect((await authoriseFrom(elsewhere)).statusCode).toBe(200)
    // Where limits are relaxed this one is, and it alone.
    const relaxed = await readyHrBuyer(server)
    expect((await relaxed.authoriseFrom(here)).statusCode).toBe(200)
  })

  test('strangers leave who comes after them four of six, the first of a company and those of a day ago too', async () => {
    const cnpj = anyCnpj()
    for (let nth = 0; nth < 2; nth++) {
      const stranger = await readyHrBuyer(nth % 2 ? strict : server, colleague(cnpj))
      const before = new Date(server.parts.now().getTime() - (DAY + 1) * 1000)
      const { kysely } = server.parts.database
      await kysely
        .updateTable('accounts')
        .set({ emailValidatedAt: before })
        .where('cnpj', '=', cnpj)
        .execute()
      for (let at = 0; at < MAX; at++) await stranger.authoriseFrom(`198.51.100.${100 + nth}`, denied())
    }
    expect(acquirer.charged).toHaveLength(MAX + OWN)
    const owner = await readyHrBuyer(server, colleague(cnpj))
    for (let at = 1; at < OWN; at++) expect(refusalOf(await owner.authorise(denied())).code).toBe(-120)
    expect((await owner.authorise()).statusCode).toBe(200)
    await owner.prepare([{ ...HR_PLAN, quantidade: 9 }])
    expectUsedUp(await owner.authorise())
  })

  test('a dozen at once over a dozen carts and sessions of an account are six', async () => {
    const payer = colleague(anyCnpj())
    const buyers: Awaited<ReturnType<typeof readyHrBuyer>>[] = []
    for (let at = 0; at < 2 * MAX; at++) {
      buyers.push(await readyHrBuyer(at % 2 ? strict : server, payer))
    }
    const answers = await Promise.all(
      buyers.map(({ authoriseFrom }, at) => authoriseFrom(`198.51.100.${at}`, denied())),
    )
    const codes = answers.map((answer) => refusalOf(answer).code)
    // Those who are refused count for a moment, so that some more may be; never one too few.
    expect(acquirer.charged.length).toBeLessThanOrEqual(MAX)
    expect(acquirer.charged.length).toBeGreaterThan(0)
    expect(codes.filter((code) => code === -120)).toHaveLength(acquirer.charged.length)
    for (const answer of answers) if (refusalOf(answer).code === -119) expectUsedUp(answer)
    const [first] = buyers
    if (!first) throw new Error('There is no buyer.')
    while (acquirer.charged.length < MAX) expect(refusalOf(await first.authorise(denied())).code).toBe(-120)
    expectUsedUp(await first.authorise())
  }, 180_000)

  test('what is authorised is a try of its session and company, once however often it is asked', async () => {
    const { authorise, prepare } = await readyHrBuyer(server)
    for (let at = 0; at < MAX - 2; at++) await authorise(denied())
    for (const quantidade of [6, 7]) {
      expect((await authorise()).statusCode).toBe(200)
      expect((await authorise()).statusCode).toBe(200)
      await prepare([{ ...HR_PLAN, quantidade }])
    }
    expectUsedUp(await authorise())
    expect(acquirer.charged).toHaveLength(MAX)
  })

  test('what the acquirer did not decide, and what broke on the way, are tries', async () => {
    const { authorise } = await readyHrBuyer(server)
    const wrong = [
      () => Promise.reject(new Error('connection lost')),
      async () => ({ kind: 'unknown' }) as const,
      async () => ({ kind: 'failed', reason: 'HTTP 401' }) as const,
    ]
    for (const next of [...wrong, ...wrong]) {
      acquirer.next = next
      const answer = await authorise({ numero: anyCardEnding(0) })
      expect(refusalOf(answer)).toMatchObject({ status: 502, code: -119 })
      expect(answer.headers['retry-after']).toBeUndefined()
    }
    expectUsedUp(await authorise())
    expect(acquirer.charged).toHaveLength(MAX)
  })

  test('what never reaches the acquirer is no try: another’s lead, no contract, wrong data', async () => {
    const { authorise, saveCompany } = await readyHrBuyer(server)
    for (let at = 0; at < MAX; at++) {
      expect(refusalOf(await authorise({ numero: '4024007153760061' })).code).toBe(-123)
    }
    await saveCompany({ nomeImpressao: 'OUTRO NOME' })
    for (let at = 0; at < MAX; at++) expect(refusalOf(await authorise(denied())).code).toBe(-25)
    await saveCompany()
    expect((await authorise()).statusCode).toBe(200)
  })

  test('doubles of a try that has no turn left are each told when to come again', async () => {
    const { authorise } = await readyHrBuyer(server)
    for (let at = 0; at < MAX; at++) await authorise(denied())
    for (const answer of await Promise.all(Array.from({ length: 4 }, () => authorise()))) expectUsedUp(answer)
  })

  test('who is refused uses up nobody else’s tries', async () => {
    const [busy, quiet] = [anyCnpj(), anyCnpj()]
    const session = newId()
    const payer = colleague(busy)
    const first = await readyHrBuyer(server, { ...payer, session })
    for (let at = 0; at < MAX; at++) await first.authorise(denied())
    // A session without tries at another company, and another session of an account without tries.
    const other = newId()
    const fresh = await readyHrBuyer(server, { ...colleague(quiet), session: other })
    const elsewhere = await readyHrBuyer(server, { ...colleague(quiet), session })
    const beside = await readyHrBuyer(server, { ...payer, session: other })
    for (let at = 0; at < MAX; at++) {
      expectUsedUp(await elsewhere.authorise(denied()))
      expectUsedUp(await beside.authorise(denied()))
    }
    for (let at = 0; at < MAX; at++) expect(refusalOf(await fresh.authorise(denied())).code).toBe(-120)
    expectUsedUp(await fresh.authorise())
  })

  test('a denial is a security event without a word of the card', async () => {
    const before = await events('cardDenied')
    const told = vi.spyOn(server.parts.security, 'tell')
    const { authorise } = await readyHrBuyer(server)
    await authorise(denied())
    await authorise()
    expect(await events('cardDenied')).toBe(before + 1)
    expect(told.mock.calls).toEqual([
      ['cardDenied', { reqId: expect.any(String), issuer: 'VRPAT', reason: '-120' }],
    ])
    told.mockRestore()
  })
})
