import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { JobData } from '../../src/jobs/queues.ts'
import { contractCopyMail } from '../../src/services/hiring/mail-contract-copy.ts'
import { contractLinkMail } from '../../src/services/hiring/mail-contract-link.ts'
import { databases } from '../support/databases.ts'
import { onRealPaper } from '../support/plain-paper.ts'
import { readPdf } from '../support/read-pdf.ts'
import { linkMailOf, linkOf, pressLink } from './press-link.ts'
import {
  actAs,
  anyPerson,
  COMPANY,
  JOANA,
  type PurchaseServer,
  startBuyer,
  startPurchases,
} from './purchase-server.ts'

const DAY = 24 * 3_600_000
/** What a visitor could type to have it written to a stranger. */
const MARK = 'Zanzibar'
const TYPED = {
  nomeFantasia: `${MARK} Cafés`,
  nomeImpressao: MARK.toUpperCase(),
  representanteLegal: { ...COMPANY.representanteLegal, nome: `${MARK} Prado` },
}

describe.each(databases)('the link of an order without an account on %s', (kind) => {
  let server: PurchaseServer
  let clock = Date.now()
  beforeAll(async () => {
    server = await startPurchases(kind, { parts: { now: () => new Date(clock) } })
  })
  afterAll(() => server.close())

  /** An order whose contact nobody validated; its contract is accepted `from` somewhere. */
  const order = async (
    issuer = 'SICRE',
    { email = anyPerson().emailContato, from = '127.0.0.1', at = server, status = 201 } = {},
  ) => {
    const buyer = await startBuyer(at, { issuer, email })
    const { saveCompany, registerCart, download, send } = actAs(at, buyer)
    const accept = (hash: unknown) =>
      send('POST', `contratos/leads/${buyer.leadId}/aceite`, { body: { hash, aceito: true }, from })
    const { idCarrinho } = (await registerCart()).json<{ idCarrinho: string }>()
    const dadosCadastrais = {
      ...COMPANY.dadosCadastrais,
      emailCadastro: email,
      nomeCadastro: `${MARK} Prado`,
    }
    expect((await saveCompany({ ...TYPED, dadosCadastrais })).statusCode).toBeLessThan(300)
    await accept((await download()).headers['x-contract-hash'])
    const contato = { ...JOANA, emailContato: email, nomeContato: `${MARK} Prado` }
    const representanteLegal = [
      { nome: `${MARK} Prado`, documento: JOANA.cpfContato, politicamenteExposta: false },
    ]
    const body = {
      nomeFantasia: TYPED.nomeFantasia,
      metodoDePagamento: 'BOLETO',
      contato,
      enderecoLocalEntrega: COMPANY.enderecoLocalEntrega,
      representanteLegal,
      cadeiaSocietaria: [],
    }
    const again = () =>
      send('POST', `contratos/leads/${buyer.leadId}/carrinhos/${idCarrinho}`, { body, from })
    const answer = await again()
    expect(answer.statusCode).toBe(status)
    const { idPedido: id, numeroPedido: number } = answer.json<{ idPedido: string; numeroPedido: string }>()
    return { buyer, email, id, number, answer, again }
  }
  const validatedAt = async (id: string) => {
    const rows = server.parts.database.kysely.selectFrom('orders').select('emailValidatedAt')
    return (await rows.where('id', '=', id).executeTakeFirstOrThrow()).emailValidatedAt
  }
  const handedOver = (id: string, isProven: boolean) =>
    server.orders.first(
      ({ orderId, body }) =>
        orderId === id && (body as { emailComprovado: boolean }).emailComprovado === isProven,
    )
  const mailsTo = (email: string) => server.mails.items.filter(({ to }) => to === email)
  const copyTo = (email: string) =>
    server.mails.first(({ to, attachments = [] }) => to === email && attachments.length > 0)

  test.each([
    ['JVCEF', 'https://loja.banco-parceiro.example', 'Banco Parceiro'],
    ['SICRE', 'https://loja.cooperativa-parceira.example', 'Cooperativa Parceira'],
  ])('comes at %s in one mail without a typed word or a file', async (issuer, store, name) => {
    const { email, number } = await order(issuer)
    const mail = await linkMailOf(server, number)
    expect(mail.to).toBe(email)
    expect(mail.attachments ?? []).toEqual([])
    const said = [mail.subject, mail.text, mail.html].join('\n')
    expect(said.toLowerCase()).not.toContain(MARK.toLowerCase())
    for (const typed of [email, JOANA.cpfContato]) expect(said).not.toContain(typed)
    expect(said).toContain(name)
    const link = `${store}${await linkOf(server, number)}`
    expect(mail.text).toContain(`\n${link}\n`)
    expect(mail.html).toContain(`<a href="${link}">`)
  })

  test('proves nothing by being opened, and tells nobody’s data', async () => {
    const { email, id, number, buyer } = await order()
    const url = await linkOf(server, number)
    for (const opened of [url, url, url.replace('contrato?', 'contrato/arquivo?')]) {
      const page = await server.inject({ url: opened })
      expect(page.statusCode).toBe(200)
      expect(page.headers['content-type']).toContain('text/html')
      expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
      expect(page.body).toContain('<button>Confirmar e-mail</button>')
      for (const secret of [MARK, email, number, buyer.cnpj]) expect(page.body).not.toContain(secret)
    }
    expect(await validatedAt(id)).toBeNull()
    expect(mailsTo(email)).toHaveLength(1)
  })

  describe('printed', () => {
    onRealPaper(() => server)

    test('proves the e-mail by a press: the contract is there at once and comes by mail, once', async () => {
      const { email, id, number, buyer } = await order()
      expect((await handedOver(id, false)).number).toBe(number)
      const pressed = await pressLink(server, number)
      expect(pressed.statusCode).toBe(200)
      expect(pressed.body).toContain('<h1>E-mail confirmado</h1>')
      const first = await validatedAt(id)
      expect(first).toBeInstanceOf(Date)
      const copy = await copyTo(email)
      expect(copy.text).toContain(`Pedido nº ${number}`)
      expect(copy.attachments?.[0]?.name).toBe(`contrato-${number}.pdf`)
      // The portal that waits for it is told by the same order once more.
      expect((await handedOver(id, true)).number).toBe(number)

      const href = /href="(\/mensagens\/contrato\/arquivo[^"]+)"/.exec(pressed.body)?.[1] ?? ''
      const file = await server.inject({ url: href.replaceAll('&#38;', '&') })
      expect(file.headers['content-type']).toBe('application/pdf')
      expect(file.headers['content-disposition']).toBe(`attachment; filename="contrato-${number}.pdf"`)
      expect((await readPdf(file.rawPayload)).text).toContain(number)
      const own = await actAs(server, buyer).download()
      expect(file.rawPayload.equals(own.rawPayload)).toBe(true)

      clock += 1000
      expect((await pressLink(server, number)).body).toContain('<h1>E-mail confirmado</h1>')
      expect((await server.inject({ url: await linkOf(server, number) })).body).toContain('E-mail confirmado')
      await contractCopyMail.send({ orderId: id }, server.parts)
      expect(await validatedAt(id)).toEqual(first)
      expect(mailsTo(email).map(({ attachments = [] }) => attachments.length)).toEqual([0, 1])
    })
  })

  test('twenty presses at once are one proof and one copy', async () => {
    const { email, number } = await order()
    const url = await linkOf(server, number)
    const pressed = await Promise.all(
      Array.from({ length: 20 }, () => server.inject({ method: 'POST', url })),
    )
    expect(new Set(pressed.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    await copyTo(email)
    await vi.waitFor(async () => {
      const waiting = await sql<{ count: number }>`select count(*)::int as count from pgboss.job
        where name = 'mail' and state in ('created', 'retry', 'active')`.execute(server.parts.database.kysely)
      expect(waiting.rows[0]?.count).toBe(0)
    }, 20_000)
    expect(mailsTo(email)).toHaveLength(2)
  })

  test('is the same whatever becomes of the mail’s job, and the database keeps no key', async () => {
    const { email, id, number } = await order()
    const url = await linkOf(server, number)
    const { kysely } = server.parts.database
    const ofLink = kysely.updateTable('mailMessages').where('dedupeKey', '=', `contract-link:${id}`)
    // The mail has left a moment before its row says so.
    const forget = () => ofLink.where('sentAt', 'is not', null).set({ sentAt: null }).executeTakeFirst()
    await vi.waitFor(async () => expect((await forget()).numUpdatedRows).toBe(1n), 240_000)
    await contractCopyMail.send({ orderId: id }, server.parts)
    const [one, again] = mailsTo(email)
    expect([again?.id, again?.text]).toEqual([one?.id, one?.text])
    const rows = await kysely.selectFrom('orders').selectAll().where('id', '=', id).execute()
    expect(JSON.stringify(rows)).not.toContain(new URLSearchParams(url.split('?')[1]).get('chave'))
  })

  describe('with the limits of every day', () => {
    let strict: PurchaseServer
    let offset = 0
    beforeAll(async () => {
      const now = () => new Date(Date.now() + offset)
      strict = await startPurchases(kind, { env: { LIMITS: 'normal' }, parts: { now } })
    })
    afterAll(() => strict.close())
    const tagged = (email: string, nth: number) => email.replace('@', `+${nth}@`)
    const buy = (email: string, from: string) => order('SICRE', { email, from, at: strict })
    const refusedTo = (email: string, from: string) =>
      order('SICRE', { email, from, at: strict, status: 429 })
    const openLinks = async () => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from pgboss.job
        where name = 'contract-link' and state in ('created', 'retry', 'active')`.execute(
        strict.parts.database.kysely,
      )
      return rows[0]?.count
    }

    test('a network has twenty orders a day that nobody proved: then 429, until one of them is proven', async () => {
      const from = '203.0.113.9'
      const numbers: string[] = []
      for (let nth = 0; nth < 20; nth++) numbers.push((await buy(anyPerson().emailContato, from)).number)
      const { answer, again } = await refusedTo(anyPerson().emailContato, from)
      expect(answer.json().codigoRetorno.codigo).toBe(-146)
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3600)
      expect((await buy(anyPerson().emailContato, '198.51.100.4')).number).toBeDefined()
      expect((await pressLink(strict, numbers[7] ?? '')).statusCode).toBe(200)
      // Nothing was lost: the same hiring goes through, and its repetition is free.
      expect((await again()).statusCode).toBe(201)
      expect((await again()).statusCode).toBe(201)
      await refusedTo(anyPerson().emailContato, from)
    })

    test('a mailbox has five, of which strangers take none from its owner: the first of a network passes', async () => {
      const { emailContato: email } = anyPerson()
      for (let nth = 0; nth < 5; nth++) await buy(tagged(email, nth), '203.0.113.21')
      await refusedTo(tagged(email, 6), '203.0.113.21')
      const own = await buy(email, '198.51.100.7')
      expect((await linkMailOf(strict, own.number)).to).toBe(email)
      await refusedTo(email, '198.51.100.7')
    })

    test('links beyond ten an hour of a mailbox wait in a queue of their own, for seven days', async () => {
      const { emailContato: email } = anyPerson()
      for (let nth = 0; nth < 12; nth++) await buy(tagged(email, nth), `203.${nth}.113.7`)
      const links = () => strict.mails.items.filter(({ to }) => to.replace(/\+\d+/, '') === email)
      await vi.waitFor(async () => expect([links().length, await openLinks()]).toEqual([10, 2]), 240_000)
      const { rows } = await sql<{ data: JobData['contract-link'] }>`select data from pgboss.job
        where name = 'contract-link' and state in ('created', 'retry', 'active')`.execute(
        strict.parts.database.kysely,
      )
      const waiting = rows.map(({ data }) => data)
      expect(waiting).toHaveLength(2)
      for (const job of waiting)
        await expect(contractLinkMail.send(job, strict.parts)).rejects.toThrow('gets no more')
      offset = 7 * DAY + 60_000
      for (const job of waiting) await contractLinkMail.send(job, strict.parts)
      offset = 0
      expect(links()).toHaveLength(10)
    })
  })

  test('ends after 30 days, and once its documents are gone', async () => {
    const { id, number } = await order()
    const url = await linkOf(server, number)
    clock += 30 * DAY + 1000
    for (const method of ['GET', 'POST'] as const)
      expect((await server.inject({ method, url })).statusCode).toBe(404)
    expect(await validatedAt(id)).toBeNull()
  })

  test.each([
    '',
    '?chave=',
    '?chave=abc',
    `?chave=${'a'.repeat(43)}`,
    '?chave=a&chave=b',
    `?chave=${'a'.repeat(900)}`,
  ])('with %j as its end opens nothing', async (search) => {
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['GET', '/arquivo'],
    ] as const) {
      const answer = await server.inject({ method, url: `/mensagens/contrato${path}${search}` })
      expect(answer.statusCode).toBe(404)
      expect(answer.body).toContain('<h1>Este link não é válido</h1>')
      expect(answer.body).not.toContain('<button')
    }
  })

  test('has the look of the order’s issuer, whatever host it is opened at', async () => {
    const { number } = await order('JVCEF')
    const { body } = await server.inject({ url: await linkOf(server, number) })
    expect(body).toContain('– Banco Parceiro Pré-Pagos</title>')
    expect(body).toContain('Uma contratação na loja')
  })

  test('is not mailed where the account validated its address: the copy comes at once', async () => {
    const person = anyPerson()
    const buyer = await startBuyer(server, { issuer: 'VRPAT', person })
    const { prepare, hire } = actAs(server, buyer)
    const { cartId } = await prepare()
    await hire(cartId)
    await copyTo(person.emailContato)
    expect(mailsTo(person.emailContato)).toHaveLength(1)
    const row = server.parts.database.kysely.selectFrom('orders').select(['linkHash', 'emailValidatedAt'])
    const kept = await row.where('leadId', '=', buyer.leadId).executeTakeFirstOrThrow()
    expect(kept).toEqual({ linkHash: null, emailValidatedAt: expect.any(Date) })
  })
})

test('a database that is away is told, to be asked again; nothing was proven', async () => {
  const server = await startPurchases('embedded')
  const buyer = await startBuyer(server)
  const { prepare, hire } = actAs(server, buyer)
  const { cartId, number } = await prepare()
  await hire(cartId)
  const url = await linkOf(server, number)
  await server.parts.database.close()
  const answer = await server.inject({ method: 'POST', url })
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBeDefined()
  expect(answer.body).toContain('<button>Tentar novamente</button>')
  await server.app.close()
})
