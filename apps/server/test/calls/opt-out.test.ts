import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { newId } from '../../src/database/new-id.ts'
import { leadFollowUpMail } from '../../src/services/lead/follow-up-lead.ts'
import { defineMail } from '../../src/services/mail/define-mail.ts'
import { hashRecipient } from '../../src/services/opt-out/recipient.ts'
import { databases } from '../support/databases.ts'
import { type PurchaseServer, startBuyer, startPurchases } from './purchase-server.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

describe.each(databases)('the way out of follow-ups on %s', (kind) => {
  let server: PurchaseServer
  beforeAll(async () => {
    server = await startPurchases(kind)
  })
  afterAll(() => server.close())

  const anyAddress = () => `caixa${randomInt(1e9)}@vizinha.example`
  /**
   * Leaves an address at an issuer and waits until the follow-up has had its turn; what that address has got by then.
   */
  const leave = async (email: string, issuer: string) => {
    const { leadId } = await startBuyer(server, { email, issuer, verified: false })
    await leadFollowUpMail.send({ leadId }, server.parts)
    return server.mails.items.filter(({ to }) => to.toLowerCase() === email.toLowerCase())
  }
  /** The address of the way out in a message's text, as a request to this server. */
  const wayOutOf = (text = '') => {
    const { pathname, search } = new URL(/https:\S+mensagens\/sair\S+/.exec(text)?.[0] ?? '')
    return pathname + search
  }
  const optOuts = async (email: string) => {
    const rows = await server.parts.database.kysely.selectFrom('mailOptOuts').selectAll().execute()
    const hash = hashRecipient(server.parts.recipientKey, email)
    return rows.filter(({ recipientHash }) => recipientHash === hash)
  }

  test.each([
    ['VRPAT', 'https://loja.vr-loja.example'],
    ['JVCEF', 'https://loja.banco-parceiro.example'],
    ['SICRE', 'https://loja.cooperativa-parceira.example'],
  ])(
    'a message of %s has a link to its store’s page, which mail programs find in its headers',
    async (issuer, store) => {
      const [mail] = await leave(anyAddress(), issuer)
      const link = `${store}${wayOutOf(mail?.text)}`
      expect(mail?.text).toContain(`\n${link}\n`)
      expect(mail?.html).toContain(`<a href="${link}">`)
      expect(mail?.unsubscribeUrl).toBe(link)
      expect(link).not.toContain('caixa')
    },
  )

  test('opening the link changes nothing, pressing its button does, for every issuer and however it is written', async () => {
    const email = anyAddress()
    const [mail] = await leave(email, 'VRPAT')
    const url = wayOutOf(mail?.text)
    const opened = await server.inject({ url })
    expect(opened.statusCode).toBe(200)
    expect(opened.body).toContain('<button>Parar de receber</button>')
    expect(opened.body).toContain('O e-mail cai*** não vai mais receber os nossos convites.')
    expect(opened.body).not.toContain(email)
    expect(opened.body).toContain(`action="${url.replaceAll('&', '&#38;')}"`)
    expect(opened.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    expect(await optOuts(email)).toEqual([])
    expect(await leave(email, 'SICRE')).toHaveLength(2)

    const pressed = await server.inject({ method: 'POST', url, headers: FORM })
    expect(pressed.statusCode).toBe(200)
    expect(pressed.body).toContain('<h1>Pronto, você não recebe mais convites</h1>')
    expect(pressed.body).toContain('Vale para o e-mail cai***.')
    expect(await leave(email.toUpperCase(), 'JVCEF')).toHaveLength(2)
  })

  test('holds for the mailbox, whatever tag a stranger puts behind its name, and for what was kept with its tag', async () => {
    const email = anyAddress()
    const tagged = email.replace('@', '+loja@')
    const [mail] = await leave(email, 'VRPAT')
    await server.inject({ method: 'POST', url: wayOutOf(mail?.text), headers: FORM })
    for (const issuer of ['VRPAT', 'SICRE', 'JVCEF']) expect(await leave(tagged, issuer)).toEqual([])

    const other = anyAddress().replace('@', '+loja@')
    const recipientHash = hashRecipient(server.parts.recipientKey, other)
    const kept = server.parts.database.kysely.insertInto('mailOptOuts')
    await kept.values({ recipientHash, optedOutAt: new Date() }).execute()
    expect(await leave(other, 'SICRE')).toEqual([])
  })

  test('whoever pressed by mistake takes it back by the same link, and only by a press', async () => {
    const email = anyAddress()
    const [mail] = await leave(email, 'VRPAT')
    const url = wayOutOf(mail?.text)
    const { body } = await server.inject({ method: 'POST', url, headers: FORM })
    const [, action = ''] = /action="([^"]+)" class="back"/.exec(body) ?? []
    const back = action.replaceAll('&#38;', '&')
    expect((await server.inject({ url: back })).body).toContain('<button>Parar de receber</button>')
    expect(await optOuts(email)).toHaveLength(1)
    const undone = await server.inject({ method: 'POST', url: back, headers: FORM })
    expect(undone.body).toContain('<h1>Você voltou a receber convites</h1>')
    expect(await optOuts(email)).toEqual([])
    expect(await leave(email, 'SICRE')).toHaveLength(2)
    const forged = back.replace(/token=../, 'token=xx')
    expect((await server.inject({ method: 'POST', url: forged, headers: FORM })).statusCode).toBe(400)
  })

  test('a mail program does it by itself, without a session and from anywhere, once or twice', async () => {
    const email = anyAddress()
    const [mail] = await leave(email, 'VRPAT')
    const press = () =>
      server.inject({
        method: 'POST',
        url: wayOutOf(mail?.text),
        headers: { ...FORM, origin: 'https://webmail.example', 'sec-fetch-site': 'cross-site' },
        payload: 'List-Unsubscribe=One-Click',
      })
    expect((await press()).statusCode).toBe(200)
    const first = await optOuts(email)
    expect(first).toHaveLength(1)
    expect((await press()).statusCode).toBe(200)
    expect(await optOuts(email)).toEqual(first)
    expect(JSON.stringify(first)).not.toContain(email)
  })

  test.each(['', '?token=', '?token=abc.def', '?token=a&token=b'])(
    'a link with %j as its end says that it is not valid and does nothing',
    async (search) => {
      const before = await server.parts.database.kysely.selectFrom('mailOptOuts').selectAll().execute()
      for (const method of ['GET', 'POST'] as const) {
        const answer = await server.inject({ method, url: `/mensagens/sair${search}` })
        expect(answer.statusCode).toBe(400)
        expect(answer.body).toContain('<h1>Este link não é válido</h1>')
        expect(answer.body).toMatch(
          /escreva para <a href="mailto:(atendimento@[^?]+)\?subject=Cancelar%20mensagens">\1</,
        )
        expect(answer.body).not.toContain('<button')
      }
      expect(await server.parts.database.kysely.selectFrom('mailOptOuts').selectAll().execute()).toEqual(
        before,
      )
    },
  )

  test('every mail that offers it has it in its header, and goes to nobody who took it', async () => {
    const email = anyAddress()
    const reminder = defineMail({
      kind: 'reminder',
      queue: 'mail',
      data: z.object({ leadId: z.string() }),
      about: 'lead',
      idOf: ({ leadId }) => leadId,
      outlivesPerson: false,
      limits: [],
      optOut: 'offered',
      toldAs: 'Lembrete',
      find: async () => ({ issuer: 'SICRE' }),
      recipient: () => email,
      write: (_found, _parts, wayOut) => ({ subject: 'Lembrete', text: wayOut, html: wayOut }),
    })
    const remind = async () => {
      await reminder.send({ leadId: newId() }, server.parts)
      return server.mails.items.filter(({ to }) => to === email)
    }
    const [first, ...more] = await remind()
    expect([first?.unsubscribeUrl, more]).toEqual([first?.text, []])
    const url = wayOutOf(first?.text)
    expect((await server.inject({ method: 'POST', url, headers: FORM })).statusCode).toBe(200)
    expect(await remind()).toHaveLength(1)
  })

  test('the page is the host’s issuer’s', async () => {
    for (const [host, name] of [
      ['localhost', 'VR Benefícios'],
      ['banco.localhost', 'Banco Parceiro Pré-Pagos'],
      ['cooperativa.localhost', 'Cooperativa Parceira Pré-Pagos'],
    ]) {
      const { body } = await server.inject({ url: '/mensagens/sair', headers: { host } })
      expect(body).toContain(`– ${name}</title>`)
      expect(body).toMatch(new RegExp(`<footer>.*${name}.*CNPJ .*href="/privacidade"`))
    }
  })
})

test('a database that is away is told, to be asked again; nothing was done', async () => {
  const server = await startPurchases('embedded')
  const { leadId } = await startBuyer(server)
  await leadFollowUpMail.send({ leadId }, server.parts)
  const { pathname, search } = new URL(server.mails.items[0]?.unsubscribeUrl ?? '')
  await server.parts.database.close()
  const answer = await server.inject({ method: 'POST', url: pathname + search, headers: FORM })
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBeDefined()
  expect(answer.body).toContain('<button>Tentar novamente</button>')
  await server.app.close()
})
