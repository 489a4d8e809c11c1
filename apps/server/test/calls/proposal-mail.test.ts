import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newId } from '../../src/database/new-id.ts'
import { markProposalMailed } from '../../src/repositories/proposals.ts'
import { hashRecipient } from '../../src/services/opt-out/recipient.ts'
import { proposalMail } from '../../src/services/proposal/mail-proposal.ts'
import { databases } from '../support/databases.ts'
import { onRealPaper } from '../support/plain-paper.ts'
import { withQuickRetries } from '../support/quick-retries.ts'
import { readPdf } from '../support/read-pdf.ts'
import {
  actAs,
  type Buyer,
  JOANA,
  MEALS,
  type PurchaseServer,
  startBuyer,
  startPurchases,
} from './purchase-server.ts'

interface Proposed {
  readonly idProposta: string
  readonly idCarrinho: string
  readonly numero: string
  readonly validade: string
  readonly link: string
  readonly emailEnviadoPara?: string
}

describe.each(databases)('a proposal by e-mail on %s', (kind) => {
  let server: PurchaseServer
  let lateMs = 0
  beforeAll(async () => {
    server = await startPurchases(kind, {
      env: { LIMITS: 'normal' },
      parts: { now: () => new Date(Date.now() + lateMs) },
    })
  })
  afterAll(() => server?.close())

  const anyAddress = () => `caixa${randomInt(1e9)}@alfa.example`
  const ask = async (
    buyer: Buyer,
    { lines = [MEALS], headers = {}, ...change }: Record<string, unknown> = {},
  ) => {
    const answer = await actAs(server, buyer).send('POST', `leads/${buyer.leadId}/carrinhos/proposta`, {
      headers: headers as Record<string, string>,
      body: { produtosCarrinho: lines, produtosInteresse: [], enviarPorEmail: true, ...change },
    })
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<Proposed>()
  }
  const mailsTo = (email: string) =>
    server.mails.items.filter(({ to, subject }) => to === email && subject.startsWith('Proposta'))
  const first = (email: string) =>
    server.mails.first(({ to, subject }) => to === email && subject.startsWith('Proposta'))

  describe('printed', () => {
    onRealPaper(() => server)

    test.each(['VRPAT', 'JVCEF', 'SICRE'])(
      'of %s carries its PDF and nothing typed, in the issuer’s name',
      async (issuer) => {
        const email = anyAddress()
        const buyer = await startBuyer(server, { issuer, email })
        const made = await ask(buyer)
        expect(made.emailEnviadoPara).toBe(`${email.slice(0, 3)}***`)
        const mail = await first(email)
        const seller = server.parts.content.get(issuer)?.issuer
        expect(mail.subject).toBe(`Proposta ${made.numero} – ${seller?.name}`)
        const said = [mail.text, mail.html].join('\n')
        expect(said).not.toMatch(/Joana|Prado|11987654321/)
        expect(said).not.toContain(buyer.cnpj.slice(0, 8))
        const [, key] = /\/proposta\/([\w-]+)/.exec(new URL(made.link).pathname) ?? []
        expect(mail.text).toContain(new URL(`/proposta/${key}`, seller?.storeUrl).href)
        const [attached] = mail.attachments ?? []
        expect(attached).toMatchObject({
          name: `proposta-${made.numero}.pdf`,
          contentType: 'application/pdf',
        })
        const url = `leads/${buyer.leadId}/carrinhos/proposta/${made.idProposta}/documento`
        const file = await actAs(server, buyer).send('GET', url)
        expect(file.rawPayload.equals(Buffer.from(attached?.bytes ?? []))).toBe(true)
        expect((await readPdf(file.rawPayload)).text).not.toMatch(/Joana|alfa\.example|98765/)
      },
    )
  })

  test('is not sent unless it is asked for', async () => {
    const email = anyAddress()
    const buyer = await startBuyer(server, { email })
    const silent = await ask(buyer, { enviarPorEmail: undefined })
    const refused = await ask(buyer, { enviarPorEmail: false })
    expect([silent.emailEnviadoPara, refused.emailEnviadoPara]).toEqual([undefined, undefined])
    await ask(buyer)
    await first(email)
    expect(mailsTo(email)).toHaveLength(1)
  })

  test('is sent once for one key and for one cart, whatever is asked again and however often its job runs', async () => {
    const email = anyAddress()
    const buyer = await startBuyer(server, { email })
    const headers = { 'idempotency-key': newId() }
    const made = await ask(buyer, { headers })
    expect(await ask(buyer, { headers })).toEqual(made)
    expect(await ask(buyer)).toEqual(made)
    await first(email)
    // Sent is not yet noted as sent.
    const rows = server.parts.database.kysely.selectFrom('mailMessages').select('sentAt')
    const row = rows.where('dedupeKey', '=', `proposal:${made.idProposta}`)
    await vi.waitFor(async () => expect((await row.executeTakeFirst())?.sentAt).toBeInstanceOf(Date), 240_000)
    await proposalMail.send({ proposalId: made.idProposta }, server.parts)
    expect(mailsTo(email)).toHaveLength(1)
    const other = await ask(buyer, { lines: [{ ...MEALS, quantidade: 11, valorTotalBeneficios: 5500 }] })
    expect(other.numero).not.toBe(made.numero)
    await server.mails.first(({ subject }) => subject.includes(other.numero))
    expect(mailsTo(email)).toHaveLength(2)
  })

  test('goes out after a mail server that was away, as one message', async () => {
    const email = anyAddress()
    const buyer = await startBuyer(server, { email })
    server.mails.refuseOnce(({ to }) => to === email)
    await withQuickRetries(server.parts.database, async () => {
      await ask(buyer)
      await first(email)
    })
    expect(mailsTo(email)).toHaveLength(1)
    expect(server.mails.refused.filter(({ to }) => to === email)).toHaveLength(1)
  })

  test('goes to nobody where the contact is another one by the time its job runs', async () => {
    const [own, victim] = [anyAddress(), anyAddress()]
    const buyer = await startBuyer(server, { email: own })
    const { idProposta } = await ask(buyer, { enviarPorEmail: false })
    const { database, recipientKey } = server.parts
    await markProposalMailed(database.kysely, idProposta, hashRecipient(recipientKey, own))
    const contato = { ...JOANA, emailContato: victim }
    const body = { uuid: 'visitor', empresaRh: { cnpjRh: buyer.cnpj, qtdFuncionarios: 10, contato } }
    const changed = await actAs(server, buyer).send('PUT', `leads/${buyer.leadId}`, { body })
    expect(changed.statusCode, changed.body).toBe(200)
    await proposalMail.send({ proposalId: idProposta }, server.parts)
    expect([...mailsTo(own), ...mailsTo(victim)]).toEqual([])
  })

  test('that ended or is gone is not sent', async () => {
    const email = anyAddress()
    const buyer = await startBuyer(server, { email })
    const made = await ask(buyer, { enviarPorEmail: false })
    try {
      lateMs = Date.parse(`${made.validade}T23:59:59.999-03:00`) - Date.now() + 1000
      await proposalMail.send({ proposalId: made.idProposta }, server.parts)
    } finally {
      lateMs = 0
    }
    await proposalMail.send({ proposalId: newId() }, server.parts)
    expect(mailsTo(email)).toEqual([])
    await proposalMail.send({ proposalId: made.idProposta }, server.parts)
    expect(mailsTo(email)).toHaveLength(1)
  })

  test('goes to a stranger three times an hour, and a session’s own address is told that no mail went', async () => {
    const email = anyAddress()
    const told: (string | undefined)[] = []
    for (let nth = 0; nth < 5; nth++) {
      const buyer = await startBuyer(server, { email: nth % 2 === 0 ? email : email.replace('@', '+tag@') })
      const made = await ask(buyer)
      expect(made.link).toContain('/proposta/')
      told.push(made.emailEnviadoPara)
    }
    const masked = `${email.slice(0, 3)}***`
    expect(told).toEqual([masked, masked, masked, undefined, undefined])
    // Whoever proved that the mailbox is their own is not kept from it by strangers.
    const person = { cpfContato: '52998224725', emailContato: email }
    const owner = await startBuyer(server, { issuer: 'VRPAT', email, person })
    expect((await ask(owner)).emailEnviadoPara).toBe(masked)
  })
})
