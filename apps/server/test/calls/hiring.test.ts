import { createHash } from 'node:crypto'
import { toBrazilian } from '@benefits/domain/calendar/format-date'
import { calendarDateInSaoPaulo } from '@benefits/domain/calendar/sao-paulo'
import { centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newId } from '../../src/database/new-id.ts'
import type { MailMessage } from '../../src/ports/mail.ts'
import type { PortalOrder } from '../../src/ports/portal.ts'
import type { CompanyRegistry, RegistryRefusal } from '../../src/ports/registry.ts'
import { handOverOrder } from '../../src/services/hiring/hand-over-order.ts'
import { contractCopyMail } from '../../src/services/hiring/mail-contract-copy.ts'
import { renderFinalContract } from '../../src/services/hiring/render-final-contract.ts'
import { databases, openTestDatabase } from '../support/databases.ts'
import { onRealPaper } from '../support/plain-paper.ts'
import { withQuickRetries } from '../support/quick-retries.ts'
import { readPdf } from '../support/read-pdf.ts'
import { payAs } from './payment-buyer.ts'
import {
  actAs,
  anyPerson,
  COMPANY,
  cartIdOf,
  HIRING,
  JOANA,
  MEALS,
  type PurchaseServer,
  startBuyer,
  startPurchases,
} from './purchase-server.ts'
import { cnpjOf, refusalOf } from './start-calls.ts'

const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest('hex')

describe.each(databases)('hiring on %s', (kind) => {
  let server: PurchaseServer
  let refused: RegistryRefusal | 'publicAgency' | null = null
  let forbidden: string | null = null
  beforeAll(async () => {
    server = await startPurchases(kind)
    // The registry's mind may change between contract and hiring.
    const { registry } = server.parts.ports
    const { findCompany, mayHire } = registry
    const changing: Pick<CompanyRegistry, 'findCompany' | 'mayHire'> = {
      mayHire: async (cnpj, email) => email !== forbidden && mayHire(cnpj, email),
      findCompany: async (cnpj) => {
        const found = await findCompany(cnpj)
        if (refused === null || found.kind === 'refused') return found
        return refused === 'publicAgency'
          ? { ...found, publicAgency: true }
          : { kind: 'refused', refusal: refused }
      },
    }
    Object.assign(registry, changing)
  })
  afterAll(() => server.close())

  const ordersOf = (leadId: string) =>
    server.parts.database.kysely.selectFrom('orders').selectAll().where('leadId', '=', leadId).execute()
  const mailOf =
    (number: string) =>
    ({ subject }: MailMessage) =>
      subject.includes(number)
  const handOverOf = (number: string) => (order: PortalOrder) => order.number === number

  describe('printed', () => {
    onRealPaper(() => server)

    test('concludes the order with its price, its number and its service groups', async () => {
      const { prepare, hire } = actAs(server, await startBuyer(server))
      const { cartId, contract } = await prepare()
      const hired = await hire(cartId)
      expect(hired.statusCode).toBe(201)
      const answer = hired.json()
      expect(answer).toMatchObject({
        gruposServico: ['default'],
        numeroPedido: expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/),
      })
      expect(answer.dataContratacao).toMatch(/T.*-03:00$/)
      expect(answer.precificacao.resumo.valorTotalBeneficios).toBe(5000)
      expect((await readPdf(contract.rawPayload)).text).toContain(`Contrato nº ${answer.numeroPedido}`)
    })

    test('where nobody validates an e-mail, a link goes to the contact and the evidence says so', async () => {
      const { prepare, hire, download } = actAs(server, await startBuyer(server))
      const { cartId, number } = await prepare()
      await hire(cartId)
      const mail = await server.mails.first(mailOf(number))
      expect(mail.to).toBe(JOANA.emailContato)
      expect(mail.attachments ?? []).toEqual([])
      const evidence = (await readPdf((await download()).rawPayload)).pages.at(-1)
      expect(evidence).toContain('Não confirmado até este comprovante')
    })

    test('mails the copy and hands the order over, each once; the download is the mailed file', async () => {
      const buyer = await startBuyer(server, { issuer: 'VRPAT' })
      const { prepare, hire, download } = actAs(server, buyer)
      const { cartId, contract, evidenceId } = await prepare()
      const { idPedido, numeroPedido } = (await hire(cartId)).json()
      await Promise.all([
        hire(cartId),
        server.mails.first(mailOf(numeroPedido)),
        server.orders.first(handOverOf(numeroPedido)),
      ])
      // The mail has left a moment before its row says so.
      const isMarked = async () => {
        const rows = server.parts.database.kysely.selectFrom('mailMessages').select('sentAt')
        return (await rows.where('dedupeKey', '=', `contract-copy:${idPedido}`).executeTakeFirst())?.sentAt
      }
      await vi.waitFor(async () => expect(await isMarked()).toBeInstanceOf(Date), 240_000)
      await contractCopyMail.send({ orderId: idPedido }, server.parts)
      await renderFinalContract(idPedido, server.parts)

      const [mail, ...more] = server.mails.items.filter(mailOf(numeroPedido))
      expect(more).toEqual([])
      expect(mail).toMatchObject({
        to: JOANA.emailContato,
        subject: expect.stringContaining('VR Benefícios'),
      })
      expect(mail?.text).toContain(numeroPedido)
      const [file] = mail?.attachments ?? []
      expect(file?.name).toBe(`contrato-${numeroPedido}.pdf`)
      const final = await download()
      expect(final.headers['x-contract-hash']).toBe(sha256(final.rawPayload))
      expect(file && sha256(file.bytes)).toBe(sha256(final.rawPayload))
      const read = await readPdf(final.rawPayload)
      expect(read.pages.at(-1)).toContain('Comprovante de aceite')
      expect(read.pages.at(-1)).toContain(evidenceId)
      expect(read.pages.at(-1)).toContain(toBrazilian(calendarDateInSaoPaulo(new Date())))
      expect(read.pages.at(-1)).not.toContain('Não confirmado até este comprovante')
      const accepted = read.attachments.get('contrato-aceito.pdf')
      expect(accepted && sha256(accepted)).toBe(contract.headers['x-contract-hash'])

      const orders = server.orders.items.filter(handOverOf(numeroPedido))
      expect(orders).toHaveLength(1)
      expect(orders[0]).toMatchObject({
        number: numeroPedido,
        issuer: 'VRPAT',
        body: {
          version: 1,
          company: { cnpj: buyer.cnpj },
          totals: { totalWithDiscount: 500_000 },
          contract: {
            acceptedHash: contract.headers['x-contract-hash'],
            finalHash: sha256(final.rawPayload),
          },
        },
      })
    })

    test('service groups hired in one go are one order, and their services count as contracted too', async () => {
      const buyer = await startBuyer(server, { issuer: 'VRPAT' })
      const { prepare, hire, send } = actAs(server, buyer)
      const none = { tipoPlano: 'MENSAL', produtosAdicionais: [] as number[] }
      const mobility = {
        codigoProduto: 900,
        quantidade: 12,
        valorTotalBeneficios: 2400,
        tipoProduto: 'MOBILIDADE',
        ...none,
      }
      const plan = {
        codigoProduto: 20153,
        quantidade: 30,
        valorTotalBeneficios: 0,
        tipoProduto: 'HCM',
        tipoPlano: 'MENSAL',
        produtosAdicionais: [20210],
      }
      const support = {
        codigoProduto: 604,
        quantidade: 1,
        valorTotalBeneficios: 0,
        tipoProduto: 'SVA',
        ...none,
      }
      const proposal = { produtosCarrinho: [mobility, plan], produtosInteresse: [] }
      const proposed = await send('POST', `leads/${buyer.leadId}/carrinhos/proposta`, { body: proposal })
      expect(proposed.statusCode).toBe(201)
      const offer = { 'identificacao-oferta': 'super-oferta-rh' }
      const { cartId, contract } = await prepare([mobility, plan, support], offer)
      const hired = (await hire(cartId)).json()
      expect(hired.gruposServico.toSorted()).toEqual(['HCM', 'mobilidade'])
      const { text } = await readPdf(contract.rawPayload)
      for (const name of ['Mobilidade', 'RH Digital Profissional', 'Apoio ao Trabalhador']) {
        expect(text).toContain(name)
      }
      // What comes with a product is named though the cart did not name it.
      expect(text).toContain('Com: Gestão de saldo; Roteirização inteligente; Gestão de Vale-Transporte')
      expect(text).toMatch(/Com: Controle de ponto;.*Ponto pelo WhatsApp/)
      const { issuer, session } = buyer
      const known = (await server.call('GET', `/api/v1/empresas/${buyer.cnpj}`, { issuer, session })).json()
      expect(known.result.produtosContratados).toEqual([
        expect.objectContaining({ codigo: 900, codigoAgrupador: 900, quantidade: 12, valor: 200 }),
        expect.objectContaining({ codigo: 20153, quantidade: 30, produtosAdicionais: [20210] }),
        expect.objectContaining({ codigo: 604, codigoAgrupador: 20000, nome: 'Apoio ao Trabalhador' }),
      ])
    })
  })

  test('twenty at once, and any repetition after them, are one order and one answer', async () => {
    const buyer = await startBuyer(server)
    const { prepare, hire } = actAs(server, buyer)
    const { cartId } = await prepare()
    const answers = await Promise.all(Array.from({ length: 20 }, () => hire(cartId)))
    answers.push(await hire(cartId, { nomeFantasia: 'Outro Nome' }))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await ordersOf(buyer.leadId)).toHaveLength(1)
  })

  test('one acceptance is one order: another cart of the lead needs its own', async () => {
    const buyer = await startBuyer(server)
    const { prepare, hire, registerCart, download, accept } = actAs(server, buyer)
    const first = await prepare()
    await hire(first.cartId)
    const again = cartIdOf(await registerCart([{ ...MEALS, codigoProduto: 31 }]))
    expect(refusalOf(await hire(again)).code).toBe(-25)
    expect((await accept((await download()).headers['x-contract-hash'])).statusCode).toBe(201)
    expect((await hire(again)).statusCode).toBe(201)
    expect((await hire(first.cartId)).json().numeroPedido).toBe(first.number)
    const orders = await ordersOf(buyer.leadId)
    expect(new Set(orders.map(({ number }) => number)).size).toBe(2)
  })

  test('accepting again after hiring gives the same evidence', async () => {
    const { prepare, hire, accept } = actAs(server, await startBuyer(server))
    const { cartId, contract, evidenceId } = await prepare()
    await hire(cartId)
    const again = await accept(contract.headers['x-contract-hash'])
    expect(again.json().idEvidencia).toBe(evidenceId)
  })

  test('the same accepted cart registered twice and hired at once is still one order', async () => {
    const buyer = await startBuyer(server)
    const { prepare, hire, registerCart } = actAs(server, buyer)
    await prepare()
    const cartId = cartIdOf(await registerCart())
    const [one, other] = await Promise.all([hire(cartId), hire(cartId)])
    expect(one.body).toBe(other.body)
    expect(await ordersOf(buyer.leadId)).toHaveLength(1)
  })

  test('no lead, no cart and no other one’s cart can be hired', async () => {
    const [mine, theirs] = [await startBuyer(server), await startBuyer(server)]
    const { hire, prepare } = actAs(server, mine)
    expect(refusalOf(await hire(newId()))).toMatchObject({ status: 409, code: -85 })
    await prepare()
    const theirCart = cartIdOf(await actAs(server, theirs).registerCart())
    expect(refusalOf(await hire(theirCart))).toMatchObject({ status: 404, code: -21 })
    const intruder = actAs(server, { ...theirs, session: mine.session })
    expect(refusalOf(await intruder.hire(theirCart))).toMatchObject({ status: 404, code: -20 })
  })

  test('another issuer’s purchase is as unknown as another session’s, to every step of it', async () => {
    const mine = await startBuyer(server, { issuer: 'VRPAT' })
    const { prepare, hire } = actAs(server, mine)
    const { cartId, contract } = await prepare()
    const elsewhere = actAs(server, { ...mine, issuer: 'SICRE' })
    const pays = payAs(server, { ...mine, issuer: 'SICRE' })
    for (const answer of [
      await elsewhere.download(),
      await elsewhere.accept(contract.headers['x-contract-hash']),
      await elsewhere.hire(cartId),
      await pays.authorise(),
    ]) {
      expect(refusalOf(answer)).toMatchObject({ status: 404, code: -20 })
    }
    expect((await hire(cartId)).statusCode).toBe(201)
    expect(refusalOf(await elsewhere.hire(cartId))).toMatchObject({ status: 404, code: -20 })
  })

  test('a key stands for one attempt: kept it repeats a refusal too, and another one tries again', async () => {
    const buyer = await startBuyer(server)
    const { registerCart, saveCompany, download, accept, send } = actAs(server, buyer)
    const cartId = cartIdOf(await registerCart())
    await saveCompany()
    const url = `contratos/leads/${buyer.leadId}/carrinhos/${cartId}`
    const hire = (key: string) => send('POST', url, { body: HIRING, headers: { 'idempotency-key': key } })
    const [first, second] = [newId(), newId()]
    const refused = await hire(first)
    expect(refusalOf(refused).code).toBe(-25)
    await accept((await download()).headers['x-contract-hash'])
    const repeated = await hire(first)
    expect(repeated.body).toBe(refused.body)
    expect(repeated.headers['idempotency-replayed']).toBe('true')
    expect(await ordersOf(buyer.leadId)).toHaveLength(0)
    const hired = await hire(second)
    expect(hired.statusCode).toBe(201)
    expect(hired.headers['idempotency-replayed']).toBeUndefined()
    const again = await hire(second)
    expect([again.statusCode, again.body]).toEqual([201, hired.body])
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect(await ordersOf(buyer.leadId)).toHaveLength(1)
  })

  test('without an accepted contract of the cart as it is now: -25', async () => {
    const { hire, prepare, registerCart, saveCompany } = actAs(server, await startBuyer(server))
    const { cartId } = await prepare()
    const changed = cartIdOf(await registerCart([{ ...MEALS, quantidade: 4 }]))
    expect(refusalOf(await hire(cartId))).toMatchObject({ status: 409, code: -25 })
    expect(refusalOf(await hire(changed))).toMatchObject({ status: 409, code: -25 })
    const back = cartIdOf(await registerCart())
    await saveCompany({ nomeImpressao: 'OUTRO NOME' })
    expect(refusalOf(await hire(back))).toMatchObject({ status: 409, code: -25 })
    await saveCompany()
    expect((await hire(back)).statusCode).toBe(201)
  })

  test('where access accounts are on, an unverified session is -25', async () => {
    const buyer = await startBuyer(server, { issuer: 'VRPAT' })
    const { cartId } = await actAs(server, buyer).prepare()
    const { kysely } = server.parts.database
    await kysely.deleteFrom('sessionVerifications').where('sessionId', '=', buyer.session).execute()
    expect(refusalOf(await actAs(server, buyer).hire(cartId))).toMatchObject({ status: 409, code: -25 })
  })

  test.each([
    ['trade name', { nomeFantasia: 'Outro Nome' }],
    ['contact', { contato: { ...JOANA, telefoneContato: '11987654322' } }],
    ['delivery address', { enderecoLocalEntrega: { ...HIRING.enderecoLocalEntrega, numero: '101' } }],
    ['representative', { representanteLegal: [{ ...HIRING.representanteLegal[0], nome: 'Ana Prado' }] }],
  ])('another %s than the contract’s is 409, and nothing is hired', async (_what, change) => {
    const buyer = await startBuyer(server)
    const { prepare, hire } = actAs(server, buyer)
    const { cartId } = await prepare()
    expect(refusalOf(await hire(cartId, change))).toMatchObject({ status: 409, code: 409 })
    expect(await ordersOf(buyer.leadId)).toHaveLength(0)
  })

  test('a birth date with a mask is a refused field, and nothing is hired', async () => {
    const buyer = await startBuyer(server)
    const { prepare, hire } = actAs(server, buyer)
    const { cartId } = await prepare()
    const refused = await hire(cartId, { contato: { ...HIRING.contato, dataNascimento: '09/03/1985' } })
    expect(refusalOf(refused)).toMatchObject({ status: 422, fields: ['contato.dataNascimento'] })
    expect(await ordersOf(buyer.leadId)).toHaveLength(0)
  })

  test('a card that was not authorised is -119', async () => {
    const { prepare, hire } = actAs(server, await startBuyer(server))
    const { cartId } = await prepare()
    expect(refusalOf(await hire(cartId, { metodoDePagamento: 'CARTAO_DE_CREDITO' })).code).toBe(-119)
  })

  test('the registry is asked again', async () => {
    const { prepare, hire } = actAs(server, await startBuyer(server))
    const { cartId } = await prepare()
    refused = 'renegotiationRefused'
    const answer = await hire(cartId)
    refused = null
    expect(refusalOf(answer)).toMatchObject({ status: 409, code: -103 })
    expect((await hire(cartId)).statusCode).toBe(201)
  })

  test.each(['SICRE', 'VRPAT'])('an e-mail without permission hires nothing at %s: -108', async (issuer) => {
    const buyer = await startBuyer(server, { issuer })
    const { prepare, saveCompany, hire } = actAs(server, buyer)
    const { cartId } = await prepare()
    const dadosCadastrais = { ...COMPANY.dadosCadastrais, emailCadastro: 'ana@sem-permissao.example' }
    expect(refusalOf(await saveCompany({ dadosCadastrais }))).toMatchObject({ status: 403, code: -108 })
    forbidden = COMPANY.dadosCadastrais.emailCadastro
    const answer = await hire(cartId)
    forbidden = null
    expect(refusalOf(answer)).toMatchObject({ status: 403, code: -108 })
    expect(await ordersOf(buyer.leadId)).toEqual([])
    expect((await hire(cartId)).statusCode).toBe(201)
  })

  test('a company that nothing is sold to gets its held money back; one that could not be asked keeps it', async () => {
    const buyer = await startBuyer(server)
    const { prepare, hire } = actAs(server, buyer)
    const { cartId } = await prepare()
    const { kysely } = server.parts.database
    const at = new Date()
    const held = { id: newId(), leadId: buyer.leadId, cartId, amount: 500_000, brand: 'visa' }
    await kysely
      .insertInto('cardAuthorisations')
      .values({ ...held, lastDigits: '0060', status: 'authorised', createdAt: at, updatedAt: at })
      .execute()
    const isKeptAfter = async (problem: typeof refused) => {
      const ofHeld = kysely.updateTable('cardAuthorisations').where('id', '=', held.id)
      await ofHeld.set({ status: 'authorised' }).execute()
      refused = problem
      const answer = await hire(cartId)
      refused = null
      const rows = kysely.selectFrom('cardAuthorisations').select('status').where('id', '=', held.id)
      return [refusalOf(answer).code, (await rows.executeTakeFirstOrThrow()).status === 'authorised']
    }
    expect(await isKeptAfter('companyInactive')).toEqual([-15, false])
    expect(await isKeptAfter('companyUnknown')).toEqual([-18, false])
    expect(await isKeptAfter('companyIrregular')).toEqual([-19, false])
    expect(await isKeptAfter('renegotiationRefused')).toEqual([-103, false])
    expect(await isKeptAfter('publicAgency')).toEqual([-88, false])
    expect(await isKeptAfter('upstreamTimeout')).toEqual([-99, true])
  })

  test('the copy goes to the account that accepted, with the day and the total of the order', async () => {
    const person = anyPerson()
    const { prepare, hire } = actAs(server, await startBuyer(server, { issuer: 'VRPAT', person }))
    const { cartId, number } = await prepare()
    await hire(cartId)
    const mail = await server.mails.first(mailOf(number))
    expect(mail.to).toBe(person.emailContato)
    expect(mail.text).toContain(formatBrl(centavos(500_000)))
    expect(mail.text).toContain(toBrazilian(calendarDateInSaoPaulo(new Date())))
    expect(mail.text).toContain('Escreva para atendimento@vr-loja.example.')
    expect(mail.text).toContain('pague o boleto')
    expect(mail.text).not.toContain('Forma de pagamento')
    expect(mail.attachments?.[0]?.contentType).toBe('application/pdf')
  })

  test('an order that is not there is neither mailed nor handed over, nor made a document of', async () => {
    await expect(contractCopyMail.send({ orderId: newId() }, server.parts)).rejects.toThrow(
      'has no final contract to mail yet',
    )
    await expect(handOverOrder(newId(), server.parts)).rejects.toThrow('has no final contract yet')
    await expect(renderFinalContract(newId(), server.parts)).resolves.toBeUndefined()
  })

  test('until the final document is there, the download gives the accepted one', async () => {
    const buyer = await startBuyer(server)
    const { prepare, hire, download } = actAs(server, buyer)
    const { cartId, contract, number } = await prepare()
    const { final } = server.parts.contracts
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    Object.assign(server.parts.contracts, {
      final: async (...given: Parameters<typeof final>) => {
        await released
        return final(...given)
      },
    })
    await hire(cartId)
    expect((await download()).headers['x-contract-hash']).toBe(contract.headers['x-contract-hash'])
    Object.assign(server.parts.contracts, { final })
    release()
    await server.orders.first(handOverOf(number))
    expect((await download()).headers['x-contract-hash']).not.toBe(contract.headers['x-contract-hash'])
  })

  test('mail and portal that fail are tried again until they take it', async () => {
    const { prepare, hire } = actAs(server, await startBuyer(server))
    const { cartId, number } = await prepare()
    server.mails.refuseOnce(mailOf(number))
    server.orders.refuseOnce(handOverOf(number))
    await withQuickRetries(server.parts.database, async () => {
      await hire(cartId)
      await Promise.all([server.mails.first(mailOf(number)), server.orders.first(handOverOf(number))])
    })
    expect(server.mails.refused.filter(mailOf(number))).toHaveLength(1)
    expect(server.orders.refused.filter(handOverOf(number))).toHaveLength(1)
  })

  test('what fails midway leaves nothing behind, says -86 and can be asked again', async () => {
    const buyer = await startBuyer(server)
    const { prepare, hire } = actAs(server, buyer)
    const { cartId } = await prepare()
    const { enqueue } = server.parts.jobs
    Object.assign(server.parts.jobs, { enqueue: () => Promise.reject(new Error('no more jobs')) })
    const failed = await hire(cartId)
    Object.assign(server.parts.jobs, { enqueue })
    expect(refusalOf(failed)).toMatchObject({ status: 500, code: -86 })
    expect(await ordersOf(buyer.leadId)).toHaveLength(0)
    expect((await hire(cartId)).statusCode).toBe(201)
  })

  test('a contract that cannot be rendered is -800 and is tried again when asked again', async () => {
    const { registerCart, saveCompany, download } = actAs(server, await startBuyer(server))
    await registerCart()
    await saveCompany()
    const { draft } = server.parts.contracts
    Object.assign(server.parts.contracts, { draft: () => Promise.reject(new Error('no paper')) })
    const failed = await download()
    Object.assign(server.parts.contracts, { draft })
    expect(refusalOf(failed)).toMatchObject({ status: 409, code: -800 })
    expect((await download()).statusCode).toBe(200)
  })

  test('the order counts as the company’s contract at once for who made it', async () => {
    const buyer = await startBuyer(server)
    const { prepare, hire } = actAs(server, buyer)
    const { cartId } = await prepare()
    await hire(cartId)
    const { result } = (
      await server.call('GET', `/api/v1/empresas/${buyer.cnpj}`, {
        issuer: buyer.issuer,
        session: buyer.session,
      })
    ).json()
    expect(result.produtosContratados).toEqual([expect.objectContaining({ codigo: 27 })])
  })

  test('a step up takes the place of the plan that the company had', async () => {
    const buyer = await startBuyer(server, { issuer: 'VRPAT', cnpj: cnpjOf('33.444.555/0001') })
    const { prepare, hire } = actAs(server, buyer)
    const plan = {
      ...MEALS,
      codigoProduto: 20153,
      quantidade: 50,
      valorTotalBeneficios: 0,
      tipoProduto: 'HCM',
    }
    await hire((await prepare([plan])).cartId)
    const { session } = buyer
    const { result } = (await server.call('GET', `/api/v1/empresas/${buyer.cnpj}`, { session })).json()
    expect(result.produtosContratados).toEqual([
      expect.objectContaining({ codigo: 900 }),
      expect.objectContaining({ codigo: 20153 }),
    ])
  })
})

test.each(databases)(
  'an order whose process ended before its jobs is finished by the next one on %s',
  async (kind) => {
    const database = await openTestDatabase(kind)
    const first = await startPurchases(kind, { database, works: false })
    const buyer = await startBuyer(first)
    const { cartId, number } = await actAs(first, buyer).prepare()
    const hired = await actAs(first, buyer).hire(cartId)
    expect(hired.statusCode).toBe(201)
    const { idPedido } = hired.json<{ idPedido: string }>()
    await expect(contractCopyMail.send({ orderId: idPedido }, first.parts)).rejects.toThrow(
      'has no final contract to mail yet',
    )
    await expect(handOverOrder(idPedido, first.parts)).rejects.toThrow('has no final contract yet')
    await first.close()
    const second = await startPurchases(kind, { database })
    const isThis = ({ subject }: MailMessage) => subject.includes(number)
    await Promise.all([second.mails.first(isThis), second.orders.first((order) => order.number === number)])
    expect(first.mails.items).toEqual([])
    expect(second.mails.items).toHaveLength(1)
    await second.close()
    await database.close()
  },
)

test.each(databases)(
  'the contract that is before a buyer stays while the document of the order before it is made, on %s',
  async (kind) => {
    const server = await startPurchases(kind, { works: false })
    const { prepare, hire, registerCart, download, accept } = actAs(server, await startBuyer(server))
    const { idPedido } = (await hire((await prepare()).cartId)).json<{ idPedido: string }>()
    const next = cartIdOf(await registerCart([{ ...MEALS, codigoProduto: 31 }]))
    const shown = (await download()).headers['x-contract-hash']
    await renderFinalContract(idPedido, server.parts)
    expect((await accept(shown)).statusCode).toBe(201)
    expect((await hire(next)).statusCode).toBe(201)
    await server.close()
  },
)
