import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { newId } from '../../src/database/new-id.ts'
import type { ChargeOutcome } from '../../src/ports/acquirer.ts'
import { voidCard } from '../../src/services/payment/void-card.ts'
import { databases } from '../support/databases.ts'
import { type ScriptedAcquirer, scriptedAcquirer } from '../support/scripted-acquirer.ts'
import { anyCardEnding, readyHrBuyer } from './payment-buyer.ts'
import { type PurchaseServer, startPurchases } from './purchase-server.ts'
import { refusalOf } from './start-calls.ts'

/**
 * A process may stop between asking the acquirer and writing its answer down: 90 s, and 30 s for clocks that differ.
 */
const WATCH_SECONDS = 120
/** A day in which the cart may be hired, and 30 s for clocks that differ. */
const DAY_SECONDS = 24 * 3600 + 30

describe.each(databases)('what becomes of a try with a card on %s', (kind) => {
  let server: PurchaseServer
  let acquirer: ScriptedAcquirer

  beforeAll(async () => {
    acquirer = scriptedAcquirer()
    server = await startPurchases(kind, { ports: { acquirer } })
    // A payment needs a contract that was accepted, whatever its paper: drafts are not rendered.
    Object.assign(server.parts.contracts, { draft: async () => Buffer.from(`draft ${newId()}`) })
  })
  beforeEach(() => {
    vi.restoreAllMocks()
    acquirer.charged.length = 0
    acquirer.released.length = 0
  })
  afterAll(() => server.close())

  /** Tries count per card: each has its own. */
  const freshCard = () => ({ numero: anyCardEnding(0) })

  const answers = (outcome: ChargeOutcome) => {
    acquirer.next = async () => outcome
  }

  /** The voids that a try starts, with their delay in seconds. */
  const watchVoids = () => {
    const enqueue = vi.spyOn(server.parts.jobs, 'enqueue')
    return () =>
      enqueue.mock.calls
        .filter(([, queue]) => queue === 'void-card')
        .map(([, , input, options]) => ({ input, after: options?.startAfterSeconds }))
  }

  test('an authorised card is given back after a day, and two minutes after it was asked for if nobody wrote the answer down', async () => {
    const { authorise } = await readyHrBuyer(server)
    const voids = watchVoids()
    const { idAutorizacao: authorisationId } = (await authorise(freshCard())).json()
    expect(voids()).toEqual([
      { input: { authorisationId }, after: WATCH_SECONDS },
      { input: { authorisationId }, after: DAY_SECONDS },
    ])
  })

  test.each([
    [{ kind: 'refused', refusal: 'cardSuspicious' }, -121, 'denied', 0],
    [{ kind: 'failed', reason: 'no such merchant' }, -119, 'denied', 0],
    [{ kind: 'unknown' }, -119, 'voiding', 1],
  ] as const)('%o is written down, with the voids it needs', async (outcome, code, status, voidsAtOnce) => {
    const { authorise, triesOf, cartId } = await readyHrBuyer(server)
    // What the void does afterwards is another matter.
    acquirer.release = () => Promise.reject(new Error('not now'))
    const voids = watchVoids()
    answers(outcome)
    expect(refusalOf(await authorise(freshCard())).code).toBe(code)
    const [tried, ...others] = await triesOf(cartId)
    expect(others).toEqual([])
    expect(tried).toMatchObject({ status, returnCode: code })
    expect(voids().filter(({ after }) => after === undefined)).toEqual(
      Array.from({ length: voidsAtOnce }, () => ({
        input: { authorisationId: tried?.id },
        after: undefined,
      })),
    )
    expect(voids()).toHaveLength(1 + voidsAtOnce)
  })

  test('the log tells what the acquirer could not do, and what it did not decide', async () => {
    const { authorise, triesOf, cartId } = await readyHrBuyer(server)
    const [error, warn] = [vi.spyOn(server.parts.log, 'error'), vi.spyOn(server.parts.log, 'warn')]
    answers({ kind: 'failed', reason: 'no such merchant' })
    await authorise(freshCard())
    const [failed] = await triesOf(cartId)
    // What a busy machine makes the process say beside it is not looked at.
    const toldOfAcquirer = () => error.mock.calls.filter(([, message]) => message === 'acquirer')
    expect(toldOfAcquirer()).toEqual([
      [{ authorisationId: failed?.id, reason: 'no such merchant' }, 'acquirer'],
    ])
    const undecided = 'the acquirer did not decide'
    expect(warn).not.toHaveBeenCalledWith(expect.anything(), undecided)
    answers({ kind: 'unknown' })
    await authorise(freshCard())
    const [, unknown] = await triesOf(cartId)
    expect(warn).toHaveBeenCalledWith({ authorisationId: unknown?.id }, undecided)
    const broken = new Error('broken')
    acquirer.next = () => Promise.reject(broken)
    await authorise(freshCard())
    const [, , lost] = await triesOf(cartId)
    expect(toldOfAcquirer().slice(1)).toEqual([[{ err: broken, authorisationId: lost?.id }, 'acquirer']])
  })

  test('a denial is told to those who watch for attacks, an authorisation is not', async () => {
    const { authorise } = await readyHrBuyer(server)
    const tell = vi.spyOn(server.parts.security, 'tell')
    await authorise({ numero: anyCardEnding(5) })
    expect(tell.mock.calls).toEqual([
      ['cardDenied', { reqId: expect.any(String), issuer: 'VRPAT', reason: '-121' }],
    ])
    tell.mockClear()
    expect((await authorise(freshCard())).statusCode).toBe(200)
    expect(tell).not.toHaveBeenCalled()
  })

  test('a card is authorised even if its try cannot be given back, and the log says so', async () => {
    const { authorise } = await readyHrBuyer(server)
    const err = new Error('the counts are away')
    vi.spyOn(server.parts.protection, 'giveBack').mockRejectedValueOnce(err)
    const warn = vi.spyOn(server.parts.log, 'warn')
    expect((await authorise(freshCard())).statusCode).toBe(200)
    expect(warn).toHaveBeenCalledWith({ err }, 'a try was not given back')
  })

  test('a cart that was hired by boleto asks the acquirer for nothing', async () => {
    const { authorise, hire, cartId, triesOf } = await readyHrBuyer(server)
    expect((await hire(cartId)).statusCode).toBe(201)
    expect(refusalOf(await authorise(freshCard()))).toMatchObject({ status: 409, code: 409 })
    expect(acquirer.charged).toEqual([])
    expect(await triesOf(cartId)).toEqual([])
  })

  test('a hiring by card that breaks is an error, not a refused card', async () => {
    const { authorise, hireByCard, cartId, getPayment } = await readyHrBuyer(server)
    await authorise(freshCard())
    const enqueue = vi.spyOn(server.parts.jobs, 'enqueue').mockRejectedValueOnce(new Error('connection lost'))
    expect((await hireByCard(cartId)).statusCode).toBe(500)
    enqueue.mockRestore()
    expect((await getPayment()).json().status).toBe('AUTORIZADA')
    expect((await hireByCard(cartId)).statusCode).toBe(201)
  })

  test('a void of a try that was forgotten has nothing to do; one that fails is told and tried again', async () => {
    await voidCard(newId(), server.parts)
    expect(acquirer.released).toEqual([])
    const { authorise, triesOf, cartId } = await readyHrBuyer(server)
    const err = new Error('the acquirer is away')
    acquirer.release = () => Promise.reject(err)
    answers({ kind: 'unknown' })
    await authorise(freshCard())
    const [{ id } = { id: '' }] = await triesOf(cartId)
    const warn = vi.spyOn(server.parts.log, 'warn')
    await expect(voidCard(id, server.parts)).rejects.toThrow(err)
    expect(warn).toHaveBeenCalledWith(
      { err, authorisationId: id },
      'an authorisation could not be voided yet',
    )
  })
})
