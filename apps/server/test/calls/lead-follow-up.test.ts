import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newId } from '../../src/database/new-id.ts'
import { toJson } from '../../src/database/to-json.ts'
import { leadFollowUpMail } from '../../src/services/lead/follow-up-lead.ts'
import { databases } from '../support/databases.ts'
import {
  actAs,
  anyCnpj,
  JOANA,
  MEALS,
  type PurchaseServer,
  startBuyer,
  startPurchases,
} from './purchase-server.ts'

describe.each(databases)('a lead without a cart on %s', (kind) => {
  let server: PurchaseServer
  beforeAll(async () => {
    server = await startPurchases(kind)
  })
  afterAll(() => server.close())

  const anyAddress = () => `caixa${randomInt(1e9)}@alfa.example`
  /** Leaves data as the form of a product's page does; gives the lead's id. */
  const leave = async (
    cnpj: string,
    { email = anyAddress(), issuer = 'VRPAT', channel = 'default' } = {},
  ) => {
    const contato = { ...JOANA, nomeContato: 'Joana', emailContato: email }
    const body = { uuid: '', empresaRh: { cnpjRh: cnpj, qtdFuncionarios: 10, contato } }
    const created = await server.call('POST', '/api/v2/leads', { session: newId(), issuer, channel, body })
    return created.json<{ idSimuleCompre: string }>().idSimuleCompre
  }
  const followUp = (leadId: string) => leadFollowUpMail.send({ leadId }, server.parts)
  /** Messages to an address: each of these tests has its own. */
  const mailsTo = (...emails: string[]) => server.mails.items.filter(({ to }) => emails.includes(to))

  test('waits half an hour, its job stored with it', async () => {
    const before = Date.now()
    const leadId = await leave(anyCnpj())
    const { rows } = await sql<{ waits: Date }>`
      select start_after as waits from pgboss.job
      where name = 'lead-follow-up' and data->>'leadId' = ${leadId}`.execute(server.parts.database.kysely)
    expect(rows).toHaveLength(1)
    const minutes = (new Date(rows[0]?.waits ?? 0).getTime() - before) / 60_000
    expect(minutes).toBeGreaterThan(29.9)
    expect(minutes).toBeLessThan(30.5)
  })

  test('gets one message with the way back, whatever is retried', async () => {
    const email = anyAddress()
    const leadId = await leave(anyCnpj(), { email })
    await followUp(leadId)
    await followUp(leadId)
    expect(mailsTo(email)).toHaveLength(1)
    const [{ subject, text } = { subject: '', text: '' }] = mailsTo(email)
    expect(subject).toContain('VR Benefícios')
    expect(text).toContain('https://loja.vr-loja.example/\n')
  })

  test('whose row does not fit is written to by nobody, and the failure names it', async () => {
    const email = anyAddress()
    const leadId = await leave(anyCnpj(), { email })
    await server.parts.database.kysely
      .updateTable('leads')
      .set({ contact: toJson({ name: 5, email, phone: '11987654321' }) })
      .where('id', '=', leadId)
      .execute()
    await expect(followUp(leadId)).rejects.toThrow(`leads ${leadId} does not fit: contact.name`)
    expect(mailsTo(email)).toEqual([])
  })

  test('is led back to its own issuer and channel', async () => {
    const [cnpj, email] = [anyCnpj(), anyAddress()]
    await followUp(await leave(cnpj, { email, channel: 'parceiro' }))
    await followUp(await leave(cnpj, { email, issuer: 'SICRE' }))
    const [partner, cooperative] = mailsTo(email)
    expect(partner?.text).toContain('https://loja.vr-loja.example/?canal=parceiro')
    expect(partner?.text).toContain('beneficios@rede-horizonte.example')
    expect(cooperative?.text).toContain('https://loja.cooperativa-parceira.example/')
  })

  test('is not written to once it has a cart, hired or not', async () => {
    const buyer = await startBuyer(server)
    await actAs(server, buyer).registerCart([MEALS])
    await followUp(buyer.leadId)
    const hirer = await startBuyer(server)
    const { cartId } = await actAs(server, hirer).prepare()
    await actAs(server, hirer).hire(cartId)
    await followUp(hirer.leadId)
    const toBoth = mailsTo(JOANA.emailContato)
    expect(toBoth.filter(({ subject }) => subject.startsWith('Veja o preço'))).toEqual([])
  })

  test('is not written to when its company goes on through another lead, but is when that was before', async () => {
    const [cnpj, email] = [anyCnpj(), anyAddress()]
    const first = await leave(cnpj, { email, issuer: 'SICRE' })
    const buyer = await startBuyer(server, { cnpj })
    await actAs(server, buyer).registerCart([MEALS])
    const last = await leave(cnpj, { email, issuer: 'SICRE' })
    await followUp(first)
    expect(mailsTo(email)).toEqual([])
    await followUp(last)
    expect(mailsTo(email)).toHaveLength(1)
  })

  test('is spoken to once by the newest of a contact’s leads; a colleague gets a message too', async () => {
    const [cnpj, email, other] = [anyCnpj(), anyAddress(), anyAddress()]
    const shouted = email.toUpperCase()
    const leads = [await leave(cnpj, { email }), await leave(cnpj, { email: shouted })]
    const colleague = await leave(cnpj, { email: other })
    for (const leadId of [...leads, colleague]) await followUp(leadId)
    expect(mailsTo(email, shouted, other).map(({ to }) => to)).toEqual([shouted, other])
  })

  test('a recipient gets one in 30 days of an issuer, whatever companies and sessions leave the address at once', async () => {
    const email = anyAddress()
    const leads = await Promise.all(Array.from({ length: 8 }, () => leave(anyCnpj(), { email })))
    await Promise.all(leads.map(followUp))
    expect(mailsTo(email)).toHaveLength(1)
    const [another, cooperative] = [
      await leave(anyCnpj(), { email: email.toUpperCase() }),
      await leave(anyCnpj(), { email, issuer: 'SICRE' }),
    ]
    const inDays = (days: number) => ({
      ...server.parts,
      now: () => new Date(Date.now() + days * 24 * 3600_000),
    })
    await leadFollowUpMail.send({ leadId: another }, inDays(29))
    expect(mailsTo(email, email.toUpperCase())).toHaveLength(1)
    await followUp(cooperative)
    await leadFollowUpMail.send({ leadId: another }, inDays(31))
    const texts = mailsTo(email, email.toUpperCase()).map(({ subject }) => subject)
    expect(texts).toEqual([
      'Veja o preço dos benefícios da sua equipe – VR Benefícios',
      'Veja o preço dos benefícios da sua equipe – Cooperativa Parceira Pré-Pagos',
      'Veja o preço dos benefícios da sua equipe – VR Benefícios',
    ])
  })

  test('a mailbox gets that one alone, whatever tags strangers put behind its name', async () => {
    const email = anyAddress()
    const tagged = (tag: string) => email.replace('@', `+${tag}@`)
    await followUp(await leave(anyCnpj(), { email: tagged('loja') }))
    for (const one of [email, tagged('a'), tagged('b.c'), tagged('LOJA').toUpperCase()])
      await followUp(await leave(anyCnpj(), { email: one }))
    const toAny = server.mails.items.filter(({ to }) =>
      to.toLowerCase().startsWith(email.split('@')[0] ?? '-'),
    )
    expect(toAny.map(({ to }) => to)).toEqual([tagged('loja')])
  })

  test('that needs no message any more leaves the recipient’s one to another lead', async () => {
    const { parts } = server
    const email = anyAddress()
    const buyer = await startBuyer(server, { issuer: 'VRPAT', email })
    const send = () => Promise.reject(new Error('cut off'))
    await expect(
      leadFollowUpMail.send(
        { leadId: buyer.leadId },
        { ...parts, ports: { ...parts.ports, mail: { send } } },
      ),
    ).rejects.toThrow('cut off')
    await actAs(server, buyer).registerCart([MEALS])
    await followUp(buyer.leadId)
    await followUp(await leave(anyCnpj(), { email }))
    expect(mailsTo(email)).toHaveLength(1)
  })

  test('that has a cart when a message that was cut off comes again leaves none that waits', async () => {
    const { parts } = server
    const buyer = await startBuyer(server)
    const send = () => Promise.reject(new Error('cut off'))
    const cutOff = { ...parts, ports: { ...parts.ports, mail: { send } } }
    await expect(leadFollowUpMail.send({ leadId: buyer.leadId }, cutOff)).rejects.toThrow('cut off')
    const rows = () =>
      parts.database.kysely
        .selectFrom('mailMessages')
        .select('sentAt')
        .where('dedupeKey', '=', `lead-follow-up:${buyer.leadId}`)
        .execute()
    expect(await rows()).toEqual([{ sentAt: null }])
    await actAs(server, buyer).registerCart([MEALS])
    await followUp(buyer.leadId)
    expect(await rows()).toEqual([])
  })

  test('that is no more is nobody’s job', async () => {
    await expect(followUp(newId())).resolves.toBeUndefined()
  })
})

test('the job writes by itself when the wait is over', async () => {
  const server = await startPurchases('embedded', { env: { LEAD_FOLLOW_UP_MINUTES: '0.02' } })
  await startBuyer(server)
  const mail = await server.mails.first(({ to }) => to === JOANA.emailContato)
  expect(mail.subject).toMatch(/^Veja o preço/)
  await server.close()
})

test('an address leaves as many leads as it likes and causes thirty messages an hour', async () => {
  const server = await startPurchases('embedded', { env: { LIMITS: 'normal' } })
  const leave = async (from: string) => {
    const body = {
      uuid: '',
      empresaRh: {
        cnpjRh: anyCnpj(),
        qtdFuncionarios: 10,
        contato: { ...JOANA, nomeContato: 'Joana Prado' },
      },
    }
    return (await server.call('POST', '/api/v2/leads', { session: newId(), body, from })).statusCode
  }
  const tell = vi.spyOn(server.parts.security, 'tell')
  const office = await Promise.all(Array.from({ length: 40 }, () => leave('203.0.113.9')))
  expect(new Set(office)).toEqual(new Set([201]))
  const count = async () => {
    const { rows } = await sql`select id from pgboss.job where name = 'lead-follow-up'`.execute(
      server.parts.database.kysely,
    )
    return rows.length
  }
  expect(await count()).toBe(30)
  expect(tell).toHaveBeenCalledTimes(10)
  expect(tell).toHaveBeenCalledWith('limitReached', {
    reqId: expect.any(String),
    reason: 'followUpsOfAddress',
  })
  await leave('203.0.113.10')
  expect(await count()).toBe(31)
  await server.close()
})

test('a store that wants no such message has no such job', async () => {
  const server = await startPurchases('embedded', { env: { LEAD_FOLLOW_UP_MINUTES: '0' } })
  await startBuyer(server)
  const { rows } = await sql`select id from pgboss.job where name = 'lead-follow-up'`.execute(
    server.parts.database.kysely,
  )
  expect(rows).toEqual([])
  await server.close()
})
