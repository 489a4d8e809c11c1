import { createHash, randomBytes } from 'node:crypto'
import { evidenceCode } from '@benefits/domain/contract/document-key'
import { beforeAll, describe, expect, test } from 'vitest'
import { downloadContract, read } from '../test/support/purchase-steps.ts'
import { joinCompany, leaveLead, type Member, readyCart } from './buyer.ts'
import { codeOfRefusal } from './refusals.ts'
import { storesHere } from './stores-here.ts'
import { anyAddress, sendFrom } from './visitor.ts'

/** Verifications a minute and address. */
const VERIFICATIONS = 120
const UNKNOWN = -141
const pathOf = (key: string) => `/api/bff/verificacoes/${encodeURIComponent(key)}`
const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest('hex')
const anyCode = () => evidenceCode(randomBytes(26))
const anyHash = () => sha256(randomBytes(32))

/** What nobody's document is called by; all of it is answered alike. */
const ODD_KEYS: readonly (readonly [name: string, key: string])[] = [
  ['a blank', ' '],
  ['a NUL', '\0'],
  ['an end of line', 'A\r\nX-A: b'],
  ['a quote', "' or 1=1 --"],
  ['wildcards', '%'.repeat(26)],
  ['a way out of the folder', '../../../etc/passwd'],
  ['letters of another script', 'Ａ'.repeat(26)],
  ['signs of two halves', '\u{1F600}'.repeat(20)],
  ['a code too long by one', 'A'.repeat(27)],
  ['a hash too short by one', 'a'.repeat(63)],
  ['a prototype', '__proto__'],
  ['200 characters', 'x'.repeat(200)],
  ['201 characters', 'x'.repeat(201)],
  ['1,500 characters', 'A'.repeat(1500)],
]

describe.each(storesHere())('what anybody checks, on $kind', (store) => {
  let member: Member
  let hash: string
  beforeAll(async () => {
    member = await joinCompany(store)
    const { leadId } = await readyCart(member, await leaveLead(member))
    const contract = await downloadContract(member.call, leadId)
    read({ ...contract, text: '' }, 200)
    hash = sha256(contract.bytes)
  })

  test('guesses of codes and hashes end at the limit of their address, whose pages and others’ checks go on', async () => {
    const from = anyAddress()
    const ask = sendFrom(store, from)
    const answers = []
    for (let nth = 0; nth < VERIFICATIONS + 10; nth += 10) {
      const keys = Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? anyCode() : anyHash()))
      answers.push(...(await Promise.all(keys.map((key) => ask({ method: 'GET', path: pathOf(key) })))))
    }
    const [guesses, refused] = [answers.slice(0, VERIFICATIONS), answers.slice(VERIFICATIONS)]
    expect(guesses.map(codeOfRefusal)).toEqual(guesses.map(() => UNKNOWN))
    for (const answer of refused) {
      expect(answer.status).toBe(429)
      const wait = Number(answer.headers.get('retry-after'))
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(60)
    }
    // What is known is not told either, until the minute is over; another address is.
    expect((await ask({ method: 'GET', path: pathOf(hash) })).status).toBe(429)
    expect((await ask({ method: 'GET', path: '/' })).status).toBe(200)
    expect((await member.ask({ method: 'GET', path: pathOf(hash) })).status).toBe(200)
  })

  test('a document of one issuer is unknown at another’s host and under another’s name', async () => {
    const ask = sendFrom(store, anyAddress())
    const elsewhere = [
      { host: 'banco.localhost' },
      { host: 'cooperativa.localhost' },
      { 'sigla-emissor': 'JVCEF' },
      { 'sigla-emissor': 'SICRE' },
    ]
    for (const headers of elsewhere) {
      const answer = await ask({ method: 'GET', path: pathOf(hash), headers })
      expect([answer.status, codeOfRefusal(answer)], JSON.stringify(headers)).toEqual([404, UNKNOWN])
      expect(answer.text).not.toContain(hash)
    }
  })

  test('nothing that is told of a document is about a person or a company', async () => {
    const { status, text, headers } = await sendFrom(
      store,
      anyAddress(),
    )({ method: 'GET', path: pathOf(hash) })
    expect(status).toBe(200)
    const told = JSON.parse(text)
    // An acceptance that was never hired: no order is vouched for, and nothing tells how much is sold.
    expect(Object.keys(told)).toEqual(['emissor', 'situacao', 'instante', 'hash', 'documento', 'cadeia'])
    expect(told.situacao).toBe('ACEITO_SEM_PEDIDO')
    expect(Object.keys(told.cadeia)).toEqual(['hash', 'anterior'])
    const personal = [member.cnpj, member.cpf, member.email, member.userId, 'Joana', 'Prado', '987654321']
    const all = text + JSON.stringify([...headers])
    expect(personal.filter((one) => all.includes(one))).toEqual([])
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('long and odd keys are refused alike, and not repeated', async () => {
    const ask = sendFrom(store, anyAddress())
    for (const [name, key] of ODD_KEYS) {
      const { status, text } = await ask({ method: 'GET', path: pathOf(key) })
      expect([404, 422], name).toContain(status)
      expect(text, name).not.toMatch(/\n\s+at |node_modules|root:x:/)
      if (key.trim().length > 1) expect(text, name).not.toContain(key)
    }
  })
})
