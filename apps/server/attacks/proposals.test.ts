import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { MEALS_TO_PRICE } from '../test/calls/purchase-server.ts'
import { type Answer, read } from '../test/support/purchase-steps.ts'
import { mailboxOf, until } from './mailbox.ts'
import { leave, type Made, propose } from './proposal-maker.ts'
import { codeOfRefusal } from './refusals.ts'
import { storesHere } from './stores-here.ts'
import { anyAddress, anyEmail, sendFrom, visit } from './visitor.ts'

/** Keys a minute and address; proposals mailed an hour to a stranger and from a session. */
const KEYS = 300
const MAILS_TO_STRANGER = 3
const MAILS_OF_SESSION = 10
const UNKNOWN = -142
const anyKey = () => randomBytes(32).toString('base64url')
const pathOf = (key: string) => `/api/bff/propostas/${key}`
const keyOf = ({ link }: Made) => new URL(link).pathname.split('/').at(-1) ?? ''

describe.each(storesHere())('somebody who attacks proposals, on $kind', (store) => {
  test('learns nothing by guessing keys: all unknown ones are answered alike, and guesses end at a limit', async () => {
    const made = read<Made>(await propose(await leave(store)), 201)
    const from = anyAddress()
    const { call } = await visit(store, { from, issuer: 'SICRE' })
    const foreign = await visit(store, { from, issuer: 'JVCEF' })
    const unknown = [
      await call({ method: 'GET', path: pathOf(anyKey()) }),
      await call({ method: 'GET', path: pathOf('x') }),
      await call({ method: 'GET', path: pathOf(`${keyOf(made).slice(0, -1)}-`) }),
      await foreign.call({ method: 'GET', path: pathOf(keyOf(made)) }),
    ]
    expect(new Set(unknown.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(unknown.map(codeOfRefusal)).toEqual(unknown.map(() => UNKNOWN))
    const statuses: number[] = []
    for (let nth = 0; nth < KEYS; nth += 10) {
      const guesses = Array.from({ length: 10 }, () => call({ method: 'GET', path: pathOf(anyKey()) }))
      statuses.push(...(await Promise.all(guesses)).map(({ status }) => status))
    }
    expect(new Set(statuses)).toEqual(new Set([404, 429]))
    expect((await call({ method: 'GET', path: pathOf(keyOf(made)) })).status).toBe(429)
    // Another address is told, and the guesser's own pages go on.
    const other = await visit(store, { issuer: 'SICRE' })
    expect((await other.call({ method: 'GET', path: pathOf(keyOf(made)) })).status).toBe(200)
    expect((await sendFrom(store, from)({ method: 'GET', path: '/' })).status).toBe(200)
  })

  test('gets the price of the day by a guessed key, and the page of one tells nothing', async () => {
    const made = read<Made>(await propose(await leave(store)), 201)
    const { call, from } = await visit(store, { issuer: 'SICRE' })
    const foreign = await visit(store, { issuer: 'JVCEF' })
    const guessed = [anyKey(), 'x', `${keyOf(made).slice(0, -1)}-`]
    const price = (key: string, { call: ask } = { call }) =>
      ask({
        method: 'POST',
        path: '/api/v2/clientes-rh/pedidos/precificacoes',
        headers: { 'chave-proposta': key },
        body: { produtos: [MEALS_TO_PRICE], servicosAdicionais: [] },
      })
    const held = (answer: Answer) => read<{ precoDaProposta?: boolean }>(answer, 200).precoDaProposta
    expect(held(await price(keyOf(made)))).toBe(true)
    for (const key of guessed) expect(held(await price(key)), key).toBe(false)
    expect(held(await price(keyOf(made), foreign))).toBe(false)
    const page = (key: string) => sendFrom(store, from)({ method: 'GET', path: `/proposta/${key}` })
    for (const key of guessed) {
      const { status, text } = await page(key)
      expect(status).toBe(404)
      expect(text).not.toContain('Contratar esta proposta')
    }
  })

  test('gets three to a stranger and ten of a session, without a word of theirs', async () => {
    const email = anyEmail()
    const told: (string | undefined)[] = []
    for (let nth = 0; nth < MAILS_TO_STRANGER + 3; nth++) {
      const made = read<Made>(await propose(await leave(store, email), { enviarPorEmail: true }), 201)
      told.push(made.emailEnviadoPara)
    }
    expect(told.filter((to) => to !== undefined)).toHaveLength(MAILS_TO_STRANGER)
    const mailed = () =>
      mailboxOf(store)
        .to(email)
        .filter(({ subject }) => subject.startsWith('Proposta'))
    await until(() => mailed().length >= MAILS_TO_STRANGER)
    for (const { text } of mailed()) expect(text).not.toMatch(/Joana|Prado/)

    const visitor = await visit(store, { issuer: 'SICRE' })
    let sent = 0
    for (let nth = 0; nth < MAILS_OF_SESSION + 2; nth++) {
      const made = await propose(await leave(store, anyEmail(), visitor), { enviarPorEmail: true })
      if (read<Made>(made, 201).emailEnviadoPara !== undefined) sent++
    }
    expect(sent).toBe(MAILS_OF_SESSION)
    expect(mailed()).toHaveLength(MAILS_TO_STRANGER)
  })
})
