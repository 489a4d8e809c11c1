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

  test('six a day per company, whoever asks for whatever cart, and then nobody is asked', async () => {
    const cnpj = anyCnpj()
    const one = await readyHrBuyer(server, colleague(cnpj))
    for (let at = 0; at < 3; at++) expect(refusalOf(await one.authorise(denied())).code).toBe(-120)
    await one.prepare([{ ...HR_PLAN, quantidade: 9 }])
    expect(refusalOf(await one.authorise(denied())).code).toBe(-120)
    const other = await readyHrBuyer(server, colleague(cnpj))
    for (let at = 0; at < 2; at++) expect(refusalOf(await other.authorise(denied())).code).toBe(-120)
    expect(acquirer.charged).toHaveLength(MAX)
    const before = await events('cardTriesUsedUp')
    expectUsedUp(await other.authorise())
    expectUsedUp(await one.authorise())
    expect(await events('cardTriesUsedUp')).toBe(before + 2)
    expect(acquirer.charged).toHaveLength(MAX)
    // What was not asked of the acquirer leaves nothing.
    expect((await other.triesOf(other.cartId)).map(({ status }) => status)).toEqual(['denied', 'denied'])
    expect((await other.hire(other.cartId)).statusCode).toBe(201)
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

  test('who comes to a company after others has two of its six, however many they are', async () => {
    const cnpj = anyCnpj()
    const first = await readyHrBuyer(server, colleague(cnpj))
    for (let nth = 0; nth < 3; nth++) {
      const stranger = await readyHrBuyer(nth % 2 ? strict : server, colleague(cnpj))
      for (let at = 0; at < 2; at++) {
        const answer = await stranger.authoriseFrom(`198.51.100.${100 + nth}`, denied())
        if (nth === 0) expect(refusalOf(answer).code).toBe(-120)
        else expectUsedUp(answer)
      }
    }
    expect(acquirer.charged).toHaveLength(2)
    for (let at = 0; at < MAX - 2; at++) expect(refusalOf(await first.authorise(denied())).code).toBe(-120)
    expectUsedUp(await first.authorise())
  })

  test('who validated an account a day ago, or whom the portal knows, is no newcomer', async () => {
    const cnpj = anyCnpj()
    await readyHrBuyer(server, colleague(cnpj))
    const stranger = await readyHrBuyer(server, colleague(cnpj))
    for (let at = 0; at < 2; at++) await stranger.authorise(denied())
    const settled = await readyHrBuyer(server, colleague(cnpj))
    expectUsedUp(await settled.authorise())
    const { accountId } = await server.parts.database.kysely
      .selectFrom('sessionVerifications')
      .select('accountId')
      .where('sessionId', '=', settled.buyer.session)
      .executeTakeFirstOrThrow()
    const before = new Date(server.parts.now().getTime() - (DAY + 1) * 1000)
    await server.parts.database.kysely
      .updateTable('accounts')
      .set({ emailValidatedAt: before })
      .where('id', '=', accountId)
      .execute()
    expect((await settled.authorise()).statusCode).toBe(200)
    const known = await readyHrBuyer(server, colleague(cnpj))
    const { registry } = server.parts.ports
    const portal = vi.spyOn(registry, 'findPortalAccount').mockResolvedValue({
      firstName: 'Joana',
      lastName: 'Prado',
      origin: 'LUMIS',
      isEmailValidated: true,
    })
    expect((await known.authorise()).statusCode).toBe(200)
    portal.mockRestore()
  })

  test('a dozen at once over a dozen carts are three of a company, and six in all', async () => {
    const cnpj = anyCnpj()
    const buyers: Awaited<ReturnType<typeof readyHrBuyer>>[] = []
    for (let at = 0; at < 2 * MAX; at++) {
      buyers.push(await readyHrBuyer(at % 2 ? strict : server, colleague(cnpj)))
    }
    const answers = await Promise.all(
      buyers.map(({ authoriseFrom }, at) => authoriseFrom(`198.51.100.${at}`, denied())),
    )
    const codes = answers.map((answer) => refusalOf(answer).code)
    // Those who are refused count for a moment, so that some more may be; never one too few.
    expect(acquirer.charged.length).toBeLessThanOrEqual(3)
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
    const first = await readyHrBuyer(server, { ...colleague(busy), session })
    for (let at = 0; at < MAX; at++) await first.authorise(denied())
    // A session without tries at another company, and another session at a company without tries.
    const other = newId()
    const fresh = await readyHrBuyer(server, { ...colleague(quiet), session: other })
    const elsewhere = await readyHrBuyer(server, { ...colleague(quiet), session })
    const beside = await readyHrBuyer(server, { ...colleague(busy), session: other })
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
