import { describe, expect, test } from 'vitest'
import type { Answer } from '../test/support/purchase-steps.ts'
import { mailboxOf, until } from './mailbox.ts'
import { codeOfRefusal } from './refusals.ts'
import { oneStoreHere } from './stores-here.ts'
import { hireUnproven } from './stranger.ts'
import { anyAddress, anyEmail } from './visitor.ts'

/** Orders a day that nobody proved, of one network and for one mailbox (docs/rules/hiring.md: unproven). */
const OF_NETWORK = 20
const OF_MAILBOX = 5
const REFUSED = -146

describe.each(oneStoreHere('postgres'))('somebody who orders at a bank in other names, on $kind', (store) => {
  const told = (answers: readonly Answer[]) =>
    answers.map((answer) => (answer.status === 429 ? codeOfRefusal(answer) : answer.status))

  test('hires twenty times a day from one address, and others go on', async () => {
    const from = anyAddress()
    const answers: Answer[] = []
    for (let nth = 0; nth < OF_NETWORK + 2; nth++)
      answers.push(await hireUnproven(store, { from, email: anyEmail() }))
    expect(told(answers)).toEqual(answers.map((_, nth) => (nth < OF_NETWORK ? 201 : REFUSED)))
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(told([await hireUnproven(store, { from: anyAddress(), email: anyEmail() })])).toEqual([201])
  })

  test('five times for a stranger’s mailbox, whatever its tag, whose owner still hires and gets the link', async () => {
    const [from, email] = [anyAddress(), anyEmail()]
    const answers: Answer[] = []
    for (let nth = 0; nth < OF_MAILBOX + 2; nth++)
      answers.push(await hireUnproven(store, { from, email: email.replace('@', `+${nth}@`) }))
    expect(told(answers)).toEqual(answers.map((_, nth) => (nth < OF_MAILBOX ? 201 : REFUSED)))
    expect(told([await hireUnproven(store, { from: anyAddress(), email })])).toEqual([201])
    await until(() => mailboxOf(store).to(email).length > 0)
  })
})
