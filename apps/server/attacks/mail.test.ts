import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { anyCnpj } from '../test/calls/purchase-server.ts'
import { createLead, register } from '../test/support/purchase-steps.ts'
import { hireCart, joinCompany, leaveLead, readyCart } from './buyer.ts'
import { anyCpf } from './documents.ts'
import { mailboxOf, until } from './mailbox.ts'
import { oneStoreHere } from './stores-here.ts'
import { anyEmail, visit } from './visitor.ts'

const LEADS = 300
const AT_ONCE = 20
const WORDS = 'Ganhe Premios Agora'
/** What somebody would like the store to write to a stranger. */
const ADVERTISING = [
  'Acesse www.evil.com agora para ganhar',
  'Visite https://evil.example/premio',
  'Escreva para oferta@evil.example',
  'Ganhe em evil.com.br hoje',
  'Ligue 11987654321 agora',
]

describe.each(oneStoreHere('postgres'))('somebody who mails through the store, on $kind', (store) => {
  const mailbox = mailboxOf(store)

  test('gets one mail to a stranger out of 300 leads, without a word of theirs', async () => {
    const email = anyEmail()
    const statuses: number[] = []
    for (let nth = 0; nth < LEADS; nth += AT_ONCE) {
      const visitor = await visit(store)
      const leads = Array.from({ length: AT_ONCE }, () =>
        createLead(visitor.call, { cnpj: anyCnpj(), email }, { nomeContato: WORDS }),
      )
      statuses.push(...(await Promise.all(leads)).map(({ status }) => status))
    }
    expect(statuses).toContain(201)
    expect(statuses.every((status) => [201, 422, 429].includes(status))).toBe(true)
    await until(() => mailbox.to(email).length > 0)
    await lastLeadIsWrittenTo()
    const mails = mailbox.to(email)
    expect(mails.length).toBe(1)
    for (const { id, subject, text } of mails) {
      const letter = mailbox.letter(id)
      for (const word of WORDS.split(' ')) expect(`${subject} ${text} ${letter}`).not.toContain(word)
    }
  })

  test('has no address taken for a name', async () => {
    const { call } = await visit(store)
    for (const nomeContato of ADVERTISING) {
      const lead = await createLead(call, { cnpj: anyCnpj(), email: anyEmail() }, { nomeContato })
      expect(lead.status, nomeContato).toBe(422)
      const account = await register(
        call,
        { cnpj: anyCnpj(), email: anyEmail() },
        { cpf: anyCpf(), primeiroNome: nomeContato },
      )
      expect(account.status, nomeContato).toBe(422)
    }
  })

  test('cannot write to somebody who wants no more of it', async () => {
    const email = anyEmail()
    const first = await visit(store)
    await createLead(first.call, { cnpj: anyCnpj(), email })
    await until(() => mailbox.to(email).length > 0)
    const [mail] = mailbox.to(email)
    const letter = mailbox.letter(mail?.id ?? '').replace(/\r\n[ \t]+/g, ' ')
    const wayOut = /^List-Unsubscribe:.*?<(https?:[^>]+)>/im.exec(letter)?.[1] ?? 'none'
    expect(URL.canParse(wayOut), wayOut).toBe(true)
    const { pathname, search } = new URL(wayOut)
    expect(mail?.text).toContain(pathname)
    const page = await first.ask({ method: 'GET', path: `${pathname}${search}` })
    expect(page.status).toBe(200)
    expect(page.text).not.toContain(email)
    const left = await fetch(`${store.address}${pathname}${search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(left.status).toBeLessThan(400)
    const second = await visit(store)
    await createLead(second.call, { cnpj: anyCnpj(), email })
    await lastLeadIsWrittenTo()
    expect(mailbox.to(email).length).toBe(1)
  })

  test('finds no file that others may read', async () => {
    const member = await joinCompany(store)
    await hireCart(member, await readyCart(member, await leaveLead(member)))
    const folder = (name: string) => join(store.settings.dataDir, name)
    await until(() => existsSync(folder('portal')) && readdirSync(folder('portal')).length > 0)
    for (const name of ['outbox', 'portal']) {
      const files = readdirSync(folder(name))
      expect(files.length).toBeGreaterThan(0)
      // A file appears whole under another name first: that one may be gone by now.
      const modes = files.map(
        (file) => statSync(join(folder(name), file), { throwIfNoEntry: false })?.mode ?? 0,
      )
      const open = files.filter((_, nth) => (Number(modes[nth]) & 0o077) !== 0)
      expect(open).toEqual([])
    }
  })

  /**
   * Follow-ups are written in the order in which they are due: after this one those before it are out, or never will
   * be.
   */
  async function lastLeadIsWrittenTo() {
    const email = anyEmail()
    const { call } = await visit(store)
    await createLead(call, { cnpj: anyCnpj(), email })
    await until(() => mailbox.to(email).length > 0)
  }
})
