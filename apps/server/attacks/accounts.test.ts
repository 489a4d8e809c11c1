import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { anyCnpj } from '../test/calls/purchase-server.ts'
import { downloadContract, read, register, resend, validate } from '../test/support/purchase-steps.ts'
import { readPdf } from '../test/support/read-pdf.ts'
import { hireCart, joinCompany, leaveLead, type Member, readyCart } from './buyer.ts'
import { anyCpf } from './documents.ts'
import { mailboxOf } from './mailbox.ts'
import { codeOfRefusal } from './refusals.ts'
import { oneStoreHere } from './stores-here.ts'
import { anyAddress, anyEmail, type Visitor, visit } from './visitor.ts'

const INVADER = {
  primeiroNome: 'Mateus',
  sobrenome: 'Invasor',
  ddd: '21',
  numeroTelefone: '912345678',
  senha: 'Tempestade;9135',
  confirmarSenha: 'Tempestade;9135',
}
const WRONG_CODE = 'ZZZZ99'
/** Codes an hour that one mailbox gets, whoever asks. */
const CODES_PER_RECIPIENT = 5
const PAUSE_SECONDS = 30
/** Questions an hour about who has an account at a company. */
const ASKED = 60

describe.each(oneStoreHere('postgres'))('somebody who wants the account of another, on $kind', (store) => {
  const mailbox = mailboxOf(store)
  const signUp = async (
    { call }: Visitor,
    person: { cnpj: string; email: string; cpf: string },
    change = {},
  ) => {
    const created = await register(call, person, { cpf: person.cpf, ...change })
    return read<{ result: { id: string } }>(created, 201).result.id
  }
  const somebody = () => ({ cnpj: anyCnpj(), email: anyEmail(), cpf: anyCpf() })

  test('who registers their e-mail and CPF first gains nothing, and the evidence names the owner', async () => {
    const person = somebody()
    const invader = await visit(store)
    const trap = await signUp(invader, person, INVADER)
    const mailedToTrap = await mailbox.code(person.email, 1)
    const owner = await visit(store)
    const userId = await signUp(owner, person)
    await mailbox.code(person.email, 2)
    const own = mailbox.codes(person.email).find((code) => code !== mailedToTrap) ?? ''
    expect(codeOfRefusal(await validate(owner.call, userId, mailedToTrap))).toBe(-116)
    read(await validate(owner.call, userId, own), 200)

    const member: Member = { ...owner, ...person, userId }
    const leadId = await leaveLead(member)
    const cart = await readyCart(member, leadId)
    read(await hireCart(member, cart), 201)
    const contract = await finalContract(member, leadId)
    expect(contract).toContain('Joana Prado')
    expect(contract).not.toContain('Invasor')

    const late = await validate(invader.call, trap, mailedToTrap)
    expect([403, 404, 409, 422, 429]).toContain(late.status)
    const seen = await invader.call({ method: 'GET', path: `/api/v2/leads/${leadId}` })
    expect(seen.status).toBe(404)
    expect((await downloadContract(invader.call, leadId)).status).toBe(404)
  })

  test('who registers their CPF and CNPJ with an own mailbox takes nobody’s place, and finds nothing of theirs', async () => {
    const person = somebody()
    const stranger = await joinCompany(store, { ...person, email: anyEmail() })
    const owner = await joinCompany(store, person)
    expect(owner.userId).not.toBe(stranger.userId)
    const leadId = await leaveLead(owner)
    const { cartId } = await readyCart(owner, leadId)
    const find = ({ call }: Visitor, email: string) =>
      call({
        method: 'POST',
        path: '/api/v2/leads/consulta',
        body: {
          username: 'Joana Prado',
          email,
          cpf: person.cpf,
          dataNascimento: '1985-03-09',
          cellphone: '11987654321',
        },
      })
    const nothing = await find(stranger, anyEmail())
    for (const asker of [stranger, await visit(store)]) {
      const told = await find(asker, person.email)
      expect([told.status, told.text]).toEqual([200, nothing.text])
    }
    expect(read<{ leads: unknown[] }>(await find(stranger, stranger.email), 200).leads).toEqual([])
    const { leads } = read<{ leads: { idCarrinho: string }[] }>(await find(owner, person.email), 200)
    expect(leads.map(({ idCarrinho }) => idCarrinho)).toEqual([cartId])
  })

  test('who types wrong codes in does not end the code of the owner', async () => {
    const person = somebody()
    const owner = await visit(store)
    const userId = await signUp(owner, person)
    const code = await mailbox.code(person.email)
    const stranger = await visit(store)
    const told = []
    for (let nth = 0; nth < 12; nth++) told.push(await validate(stranger.call, userId, WRONG_CODE))
    expect(told.every(({ status }) => status >= 400 && status < 500)).toBe(true)
    expect((await validate(stranger.call, userId, code)).status).not.toBe(200)
    expect((await validate(owner.call, userId, code)).status).toBe(200)
  })

  test('who asks for codes floods no mailbox', async () => {
    const { email, userId } = await joinCompany(store)
    const from = anyAddress()
    for (let nth = 0; nth < 12; nth++) {
      const stranger = await visit(store, nth % 2 === 0 ? { from } : {})
      const { status } = await resend(stranger.call, userId)
      expect([204, 404, 429]).toContain(status)
    }
    const person = { ...somebody(), email }
    for (let nth = 0; nth < 12; nth++) {
      const stranger = await visit(store, nth % 2 === 0 ? { from } : {})
      const { status } = await register(stranger.call, { ...person, cnpj: anyCnpj() }, { cpf: anyCpf() })
      expect([201, 409, 429]).toContain(status)
    }
    await letJobsRun(store)
    expect(mailbox.to(email).length).toBeLessThanOrEqual(CODES_PER_RECIPIENT)
  })

  test('who asks for codes from one session leaves the owner theirs', async () => {
    const { email, userId } = await joinCompany(store)
    const stranger = await visit(store)
    for (let nth = 0; nth < 6; nth++) await resend(stranger.call, userId)
    await letJobsRun(store)
    const before = mailbox.codes(email).length
    const owner = await visit(store)
    const asked = await resend(owner.call, userId)
    expect(asked.status, asked.text).toBe(204)
    const code = await mailbox.code(email, before + 1)
    expect((await validate(owner.call, userId, code)).status).toBe(200)
  })

  test('who signs up with the owner’s e-mail at other companies leaves the owner codes', async () => {
    const owner = await joinCompany(store)
    const [name, domain] = owner.email.split('@')
    for (let nth = 0; nth < 12; nth++) {
      const stranger = await visit(store)
      const email = nth % 3 === 2 ? `${name}+${nth}@${domain}` : owner.email
      const { status } = await register(stranger.call, { cnpj: anyCnpj(), email }, { cpf: anyCpf() })
      expect([201, 429]).toContain(status)
    }
    await letJobsRun(store)
    const known = mailbox.codes(owner.email).length
    // From a browser that the store does not know, and from the one that proved the e-mail.
    const returning = await visit(store)
    expect((await resend(returning.call, owner.userId)).status).toBe(204)
    const code = await mailbox.code(owner.email, known + 1)
    expect((await validate(returning.call, owner.userId, code)).status).toBe(200)
    // Nothing but the pause after the owner's own last code, if that is so young.
    const own = await resend(owner.call, owner.userId)
    expect(own.status === 204 || Number(own.headers.get('retry-after')) <= PAUSE_SECONDS).toBe(true)
  })

  test('who signs up from one address with an e-mail that has no account leaves its owner codes', async () => {
    const person = somebody()
    const from = anyAddress()
    for (let nth = 0; nth < 8; nth++) {
      const stranger = await visit(store, { from })
      await register(stranger.call, { ...person, cnpj: anyCnpj() }, { cpf: anyCpf() })
    }
    await letJobsRun(store)
    const known = mailbox.codes(person.email).length
    const owner = await visit(store)
    const userId = await signUp(owner, person)
    const own = await mailbox.code(person.email, known + 1)
    const before = mailbox.codes(person.email)
    expect(before.length).toBeLessThanOrEqual(CODES_PER_RECIPIENT)
    expect((await validate(owner.call, userId, own)).status).toBe(200)
  })

  test('who walks through CPFs is stopped soon', async () => {
    const { cnpj } = await joinCompany(store)
    const askType = (call: Visitor['call']) => {
      const query = new URLSearchParams({ cpf: anyCpf(), emailAcesso: anyEmail() })
      return call({ method: 'GET', path: `/api/v1/empresas/${cnpj}/tipo?${query}` })
    }
    const from = anyAddress()
    const statuses: number[] = []
    for (let session = 0; session < 3; session++) {
      const { call } = await visit(store, { from })
      for (let nth = 0; nth < ASKED; nth++) {
        statuses.push((await askType(call)).status)
      }
    }
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(ASKED)
    expect((await askType((await visit(store)).call)).status).toBe(200)
  })

  /** The text of the contract once it carries its evidence. */
  async function finalContract(member: Member, leadId: string): Promise<string> {
    const draft = (await downloadContract(member.call, leadId)).headers.get('x-contract-hash')
    for (let looks = 0; looks < 600; looks++) {
      const contract = await downloadContract(member.call, leadId)
      const { text } = await readPdf(contract.bytes)
      if (contract.headers.get('x-contract-hash') !== draft || /evid[eê]ncia/i.test(text)) return text
      await wait(100)
    }
    throw new Error('The final contract never came.')
  }
})

/** Mail that was asked for before is out once a later one is. */
async function letJobsRun(store: Parameters<typeof joinCompany>[0]): Promise<void> {
  await joinCompany(store)
}
