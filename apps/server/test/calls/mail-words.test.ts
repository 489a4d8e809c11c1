import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../src/database/new-id.ts'
import type { MailMessage } from '../../src/ports/mail.ts'
import { leadFollowUpMail } from '../../src/services/lead/follow-up-lead.ts'
import { databases } from '../support/databases.ts'
import { pressLink } from './press-link.ts'
import {
  actAs,
  anyCnpj,
  COMPANY,
  JOANA,
  type PurchaseServer,
  startBuyer,
  startPurchases,
  verifySession,
} from './purchase-server.ts'

/** What a visitor can type, each value with the same mark: no mail may carry it. */
const MARK = 'Zanzibar'
const CONTACT = { ...JOANA, nomeContato: `${MARK} Prado` }
const TYPED_COMPANY = {
  ...COMPANY,
  nomeFantasia: `${MARK} Cafés`,
  nomeImpressao: MARK.toUpperCase(),
  enderecoLocalEntrega: { ...COMPANY.enderecoLocalEntrega, complemento: MARK },
  dadosCadastrais: { ...COMPANY.dadosCadastrais, nomeCadastro: `${MARK} Prado` },
  representanteLegal: { ...COMPANY.representanteLegal, nome: `${MARK} Prado` },
}

describe.each(databases)('what a mail says on %s', (kind) => {
  let server: PurchaseServer
  beforeAll(async () => {
    server = await startPurchases(kind)
  })
  afterAll(() => server.close())

  const address = () => `caixa${randomInt(1e9)}@vizinha.example`
  const leave = async (issuer: string, cnpj: string, email: string, session = newId()) => {
    const utm = { source: MARK, medium: MARK, campaign: MARK }
    const contato = { ...CONTACT, emailContato: email }
    const body = { uuid: MARK, empresaRh: { cnpjRh: cnpj, qtdFuncionarios: 10, utm, contato } }
    const created = await server.call('POST', '/api/v2/leads', { session, issuer, body })
    expect(created.statusCode).toBe(201)
    return { session, issuer, cnpj, leadId: created.json<{ idSimuleCompre: string }>().idSimuleCompre }
  }
  const expectNothingTyped = ({ subject, text, html = '', attachments = [] }: MailMessage, cnpj: string) => {
    const said = [subject, text, html, ...attachments.map(({ name }) => name)].join('\n')
    expect(said.toLowerCase()).not.toContain(MARK.toLowerCase())
    // The company is chosen by whoever types its CNPJ: its registered name is no better than a typed one.
    expect(said).not.toContain(cnpj.slice(0, 8))
  }

  test.each(['VRPAT', 'JVCEF', 'SICRE'])(
    'the message to a lead of %s names nothing typed',
    async (issuer) => {
      const [email, cnpj] = [address(), anyCnpj()]
      const { leadId } = await leave(issuer, cnpj, email)
      await leadFollowUpMail.send({ leadId }, server.parts)
      const mails = server.mails.items.filter(({ to }) => to === email)
      expect(mails).toHaveLength(1)
      for (const mail of mails) expectNothingTyped(mail, cnpj)
    },
  )

  test('the message with a code names nobody', async () => {
    const [email, cnpj] = [address(), anyCnpj()]
    const body = {
      cnpj,
      email,
      primeiroNome: MARK,
      sobrenome: `${MARK} Prado`,
      cpf: JOANA.cpfContato,
      ddd: '11',
      numeroTelefone: '987654321',
      dataNascimento: '1985-03-09',
      senha: 'Uma5enha!Longa',
      confirmarSenha: 'Uma5enha!Longa',
      aceiteTermos: true,
    }
    const created = await server.call('POST', '/api/v1/gestao-acessos/usuarios', { session: newId(), body })
    expect(created.statusCode, created.body).toBe(201)
    expectNothingTyped(await server.mails.first(({ to }) => to === email), cnpj)
  })

  test('the messages about a contract say nothing typed, and the first to an address that nobody validated carries no file', async () => {
    const [email, cnpj] = [address(), anyCnpj()]
    const buyer = await leave('SICRE', cnpj, email)
    const { registerCart, send, download, accept, hire } = actAs(server, buyer)
    const { idCarrinho } = (await registerCart()).json()
    const company = {
      ...TYPED_COMPANY,
      dadosCadastrais: { ...TYPED_COMPANY.dadosCadastrais, emailCadastro: email },
    }
    await send('PUT', `leads/${buyer.leadId}/empresa`, { body: company })
    await accept((await download()).headers['x-contract-hash'])
    const hired = await hire(idCarrinho, {
      nomeFantasia: company.nomeFantasia,
      contato: { ...CONTACT, emailContato: email },
      enderecoLocalEntrega: company.enderecoLocalEntrega,
      representanteLegal: [
        { nome: `${MARK} Prado`, documento: JOANA.cpfContato, politicamenteExposta: false },
      ],
    })
    expect(hired.statusCode, hired.body).toBe(201)
    const number = hired.json().numeroPedido as string
    const link = await server.mails.first(({ to }) => to === email)
    expect(link.attachments ?? []).toEqual([])
    expect(link.text).toContain(number)
    expectNothingTyped(link, cnpj)
    expect((await pressLink(server, number)).statusCode).toBe(200)
    const copy = await server.mails.first(
      ({ to, attachments = [] }) => to === email && attachments.length === 1,
    )
    expect(copy.text).toContain(number)
    expectNothingTyped(copy, cnpj)
  })

  test('a contract goes to the address that its account validated, whatever contact was typed', async () => {
    const [own, stranger] = [address(), address()]
    const buyer = await startBuyer(server, { issuer: 'VRPAT', verified: false })
    await verifySession(server, buyer, { cpfContato: JOANA.cpfContato, emailContato: own })
    const { registerCart, saveCompany, download, accept, hire } = actAs(server, buyer)
    const { idCarrinho } = (await registerCart()).json()
    await saveCompany({ dadosCadastrais: { ...COMPANY.dadosCadastrais, emailCadastro: stranger } })
    await accept((await download()).headers['x-contract-hash'])
    const hired = await hire(idCarrinho, { contato: { ...JOANA, emailContato: stranger } })
    expect(hired.statusCode, hired.body).toBe(201)
    const { numeroPedido } = hired.json()
    const mail = await server.mails.first(({ text }) => text.includes(numeroPedido))
    expect(mail.to).toBe(own)
  })
})
