import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { mailContractCopy } from '../../src/services/hiring/mail-contract-copy.ts'
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
    { email = anyPerson().emailContato, from = '127.0.0.1', at = server } = {},
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
    const hired = await send('POST', `contratos/leads/${buyer.leadId}/carrinhos/${idCarrinho}`, {
      body: {
        nomeFantasia: TYPED.nomeFantasia,
        metodoDePagamento: 'BOLETO',
        contato,
        enderecoLocalEntrega: COMPANY.enderecoLocalEntrega,
        representanteLegal,
        cadeiaSocietaria: [],
      },
    })
    expect(hired.statusCode).toBe(201)
    const { idPedido: id, numeroPedido: number } = hired.json<{ idPedido: string; numeroPedido: string }>()
    return { buyer, email, id, number }
  }
  const validatedAt = async (id: string) => {
    const rows = server.parts.database.kysely.selectFrom('orders').select('emailValidatedAt')
    return (await rows.where('id', '=', id).executeTakeFirstOrThrow()).emailValidatedAt
  }
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
      const pressed = await pressLink(server, number)
      expect(pressed.statusCode).toBe(200)
      expect(pressed.body).toContain('<h1>E-mail confirmado</h1>')
      const first = await validatedAt(id)
      expect(first).toBeInstanceOf(Date)
      const copy = await copyTo(email)
      expect(copy.text).toContain(`Pedido nº ${number}`)
      expect(copy.attachments?.[0]?.name).toBe(`contrato-${number}.pdf`)

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
      await mailContractCopy(id, server.parts)
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
    await mailContractCopy(id, server.parts)
    const [one, again] = mailsTo(email)
    expect([again?.id, again?.text]).toEqual([one?.id, one?.text])
    const rows = await kysely.selectFrom('orders').selectAll().where('id', '=', id).execute()
    expect(JSON.stringify(rows)).not.toContain(new URLSearchParams(url.split('?')[1]).get('chave'))
  })

  test('comes to a mailbox five times an hour of one network, and leaves its owner their own and their codes', async () => {
    const strict = await startPurchases(kind, { env: { LIMITS: 'normal' } })
    try {
      const { emailContato: email } = anyPerson()
      const links = () => strict.mails.items.filter(({ to }) => to.replace(/\+\d/, '') === email)
      for (let nth = 0; nth < 7; nth++)
        await order('SICRE', { email: email.replace('@', `+${nth}@`), from: '203.0.113.9', at: strict })
      await vi.waitFor(async () => {
        const { rows } = await sql<{ count: number }>`select count(*)::int as count from pgboss.job
          where name = 'mail' and state in ('retry', 'active')`.execute(strict.parts.database.kysely)
        expect([links().length, rows[0]?.count]).toEqual([5, 2])
      }, 240_000)
      const own = await order('SICRE', { email, from: '198.51.100.7', at: strict })
      expect((await linkMailOf(strict, own.number)).to).toBe(email)
      expect(links()).toHaveLength(6)
    } finally {
      await strict.close()
    }
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
