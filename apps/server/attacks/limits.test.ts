import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { anyCnpj } from '../test/calls/purchase-server.ts'
import {
  inSession,
  register,
  requestGrantCode,
  resend,
  type SendRequest,
  tradeCode,
} from '../test/support/purchase-steps.ts'
import { type AttackedStore, startBeside } from './attacked-store.ts'
import { joinCompany } from './buyer.ts'
import { mailboxOf } from './mailbox.ts'
import { oneStoreHere, storesHere } from './stores-here.ts'
import { anyAddress, anyEmail, sendFrom, visit } from './visitor.ts'

/** Wrong secrets a minute and address; sign-ups an hour and session; codes an hour and recipient. */
const WRONG_SECRETS = 20
const SIGN_UPS = 20
const CODES = 5

const guessSecret = async (ask: SendRequest) =>
  (await tradeCode(ask, await requestGrantCode(ask), randomUUID())).status
/** A command of the store's pages that reads prices: each newcomer gets a session of their own for it. */
const requestPrices = (ask: SendRequest) =>
  ask({
    method: 'POST',
    path: '/recursos/tabela-precos',
    body: { query: { employees: 10, period: 'monthly' } },
  })

describe.each(oneStoreHere('postgres'))('limits on $kind', (store) => {
  test('twenty wrong secrets at an address stop the guesses, not the pages of the store', async () => {
    const from = anyAddress()
    const ask = sendFrom(store, from)
    const statuses: number[] = []
    for (let nth = 0; nth < WRONG_SECRETS + 5; nth++) statuses.push(await guessSecret(ask))
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(WRONG_SECRETS)
    expect(statuses.at(-1)).toBe(429)
    expect((await ask({ method: 'GET', path: '/' })).status).toBe(200)
    const prices = await requestPrices(ask)
    expect([prices.status, JSON.parse(prices.text).ok]).toEqual([200, true])
  })

  test('two hundred newcomers behind one address are all served', async () => {
    const ask = sendFrom(store, anyAddress())
    const answers = []
    for (let nth = 0; nth < 20; nth++) {
      answers.push(...(await Promise.all(Array.from({ length: 10 }, () => requestPrices(ask)))))
    }
    const served = answers.filter(({ status, text }) => status === 200 && JSON.parse(text).ok === true)
    expect(served).toHaveLength(answers.length)
  })
})

const several = storesHere().filter(({ kind }) => kind === 'postgres')

describe.skipIf(several.length === 0).each(several)('two processes on one $kind', (store) => {
  test('count wrong secrets, sign-ups and codes together', async () => {
    const second = await startBeside(store)
    try {
      await expectSharedCounts([store, second.store])
    } finally {
      await second.stop()
    }
  })
})

async function expectSharedCounts(processes: readonly AttackedStore[]): Promise<void> {
  const [first] = processes
  if (!first) throw new Error('There is no process.')
  const from = anyAddress()
  const guesses: number[] = []
  const { token } = await visit(first)
  const signUps: number[] = []
  const { userId, email } = await joinCompany(first)
  const known = mailboxOf(first).to(email).length
  const mails: number[] = []
  for (const one of processes) {
    const ask = sendFrom(one, from)
    const call = inSession(ask, token)
    for (let nth = 0; nth < 15; nth++) {
      guesses.push(await guessSecret(ask))
      signUps.push((await register(call, { cnpj: anyCnpj(), email: anyEmail() }, { cpf: '0' })).status)
    }
    for (let nth = 0; nth < 5; nth++) mails.push((await resend((await visit(one)).call, userId)).status)
  }
  expect(guesses.filter((status) => status === 401).length).toBeLessThanOrEqual(WRONG_SECRETS)
  expect(guesses.at(-1)).toBe(429)
  expect(signUps.filter((status) => status !== 429).length).toBeLessThanOrEqual(SIGN_UPS)
  expect(signUps.at(-1)).toBe(429)
  expect(known + mails.filter((status) => status === 204).length).toBeLessThanOrEqual(CODES)
}
