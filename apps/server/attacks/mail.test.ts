import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, inject, test } from 'vitest'
import { anyCnpj, COMPANY, JOANA } from '../test/calls/purchase-server.ts'
import {
  accept,
  createLead,
  downloadContract,
  hire,
  read,
  register,
  registerCart,
  saveCompany,
} from '../test/support/purchase-steps.ts'
import { hireCart, joinCompany, leaveLead, readyCart } from './buyer.ts'
import { expectBuyingBeside } from './buying-beside.ts'
import { anyCpf } from './documents.ts'
import { mailboxOf } from './mailbox.ts'
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

describe.each(inject('stores'))('somebody who mails through the store, on $kind', (store) => {
  const mailbox = mailboxOf(store)
  const bytesOf = (id: string) => readFileSync(join(store.settings.dataDir, 'outbox', `${id}.eml`), 'utf8')

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
    await lookUntil(() => mailbox.to(email).length > 0)
    await lastLeadIsWrittenTo()
    const mails = mailbox.to(email)
    expect(mails.length).toBe(1)
    for (const { id, subject, text } of mails) {
      const letter = bytesOf(id)
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
    await lookUntil(() => mailbox.to(email).length > 0)
    const [mail] = mailbox.to(email)
    const letter = bytesOf(mail?.id ?? '').replace(/\r\n[ \t]+/g, ' ')
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

  test('sends a stranger one link at a bank, without a word of theirs or a file, and a program that opens it proves nothing', async () => {
    const email = anyEmail()
    const hireWith = async (to: string) => {
      const visitor = await visit(store, { issuer: 'SICRE' })
      const member = { ...visitor, cnpj: anyCnpj(), cpf: anyCpf(), email: to, userId: '' }
      const { call } = visitor
      const lead = await createLead(call, member, { nomeContato: WORDS, cpfContato: member.cpf })
      const leadId = read<{ idSimuleCompre: string }>(lead, 201).idSimuleCompre
      const { idCarrinho: cartId } = read<{ idCarrinho: string }>(await registerCart(call, leadId), 201)
      const dadosCadastrais = {
        ...COMPANY.dadosCadastrais,
        nomeCadastro: WORDS,
        emailCadastro: to,
        cpfContato: member.cpf,
      }
      read(await saveCompany(call, leadId, to, { nomeFantasia: WORDS, dadosCadastrais }), 200, 204)
      const contract = await downloadContract(call, leadId)
      read(await accept(call, leadId, contract.headers.get('x-contract-hash') ?? ''), 201)
      const contato = { ...JOANA, nomeContato: WORDS, emailContato: to, cpfContato: member.cpf }
      read(await hire(call, { leadId, cartId, email: to, change: { nomeFantasia: WORDS, contato } }), 201)
      return visitor
    }
    const { ask } = await hireWith(email)
    const orders = () => mailbox.to(email).filter(({ subject }) => subject.includes('pedido'))
    await lookUntil(() => orders().length > 0)
    const [mail] = orders()
    const letter = bytesOf(mail?.id ?? '')
    expect(mail?.attachments).toEqual([])
    expect(letter).not.toContain('application/pdf')
    for (const word of WORDS.split(' '))
      expect(`${mail?.subject} ${mail?.text} ${letter}`).not.toContain(word)
    const { pathname, search } = new URL(
      /https:\S+mensagens\/contrato\S+/.exec(mail?.text ?? '')?.[0] ?? 'none:',
    )
    for (const path of [pathname, pathname, `${pathname}/arquivo`]) {
      const opened = await ask({ method: 'GET', path: `${path}${search}` })
      expect(opened.status).toBe(200)
      expect(opened.headers.get('content-type')).toContain('text/html')
      for (const secret of [email, ...WORDS.split(' ')]) expect(opened.text).not.toContain(secret)
    }
    const guessed = await ask({ method: 'POST', path: `${pathname}${search.slice(0, -1)}` })
    expect(guessed.status).toBe(404)
    await expectBuyingBeside(store, { attempt: () => hireWith(anyEmail()), perPurchase: 1 })
    expect(orders().length).toBe(1)

    const pressed = await fetch(`${store.address}${pathname}${search}`, { method: 'POST' })
    expect(pressed.status).toBe(200)
    await lookUntil(() => orders().length > 1)
    expect(orders().map(({ attachments }) => attachments.length)).toEqual([0, 1])
  })

  test('finds no file that others may read', async () => {
    const member = await joinCompany(store)
    await hireCart(member, await readyCart(member, await leaveLead(member)))
    const folder = (name: string) => join(store.settings.dataDir, name)
    await lookUntil(() => existsSync(folder('portal')) && readdirSync(folder('portal')).length > 0)
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
    await lookUntil(() => mailbox.to(email).length > 0)
  }
})

const LOOK_MS = 50
const PATIENCE_MS = 120_000

async function lookUntil(isThere: () => boolean): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while (!isThere()) {
    if (performance.now() > deadline) throw new Error('What was expected never came.')
    await wait(LOOK_MS)
  }
}
