import { createHash } from 'node:crypto'
import { CHAIN_START, chainedEvidence, type EvidenceRecord } from '@benefits/domain/contract/evidence'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newId } from '../../src/database/new-id.ts'
import { toJson } from '../../src/database/to-json.ts'
import { createPrinterPlaces } from '../../src/protection/printer-places.ts'
import { checkChain } from '../../src/repositories/check-chain.ts'
import { chainAcceptances } from '../../src/services/contract/chain-acceptances.ts'
import { databases } from '../support/databases.ts'
import { onRealPaper } from '../support/plain-paper.ts'
import { readPdf } from '../support/read-pdf.ts'
import { HR_PLAN } from './payment-buyer.ts'
import {
  actAs,
  anyCnpj,
  type Buyer,
  COMPANY,
  cartIdOf,
  JOANA,
  MEALS,
  type PurchaseServer,
  startBuyer,
  startPurchases,
  verifySession,
} from './purchase-server.ts'
import { refusalOf } from './start-calls.ts'

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest('hex')

describe.each(databases)('contracts on %s', (kind) => {
  let server: PurchaseServer
  beforeAll(async () => {
    server = await startPurchases(kind)
  })
  afterAll(() => server.close())

  /** A buyer whose contract can be made. */
  const readyBuyer = async (options: Parameters<typeof startBuyer>[1] = {}) => {
    const buyer = await startBuyer(server, options)
    const acts = actAs(server, buyer)
    await acts.registerCart()
    await acts.saveCompany()
    return { buyer, ...acts }
  }
  const evidenceOf = (leadId: string) =>
    server.parts.database.kysely.selectFrom('evidences').selectAll().where('leadId', '=', leadId).execute()

  test('without a cart or without company data there is none: -800', async () => {
    const { download, registerCart } = actAs(server, await startBuyer(server))
    expect(refusalOf(await download())).toMatchObject({ status: 409, code: -800 })
    await registerCart()
    expect(refusalOf(await download())).toMatchObject({ status: 409, code: -800 })
  })

  describe('printed', () => {
    onRealPaper(() => server)

    test('of a purchase that a card may pay says the way that was chosen, and stays accepted in another one', async () => {
      const buyer = await startBuyer(server, { issuer: 'VRPAT' })
      const { send, registerCart, saveCompany, accept, hire } = actAs(server, buyer)
      const cartId = cartIdOf(await registerCart([HR_PLAN]))
      await saveCompany()
      const path = `contratos/leads/${buyer.leadId}`
      const read = async (query: string) => {
        const file = await send('GET', `${path}/download${query}`)
        const told = (await send('GET', `${path}/resumo${query}`)).json()
        expect(told.hash).toBe(file.headers['x-contract-hash'])
        const { text } = await readPdf(file.rawPayload)
        return { hash: told.hash, printed: text.replace(/\s+/g, ' '), texto: JSON.stringify(told.texto) }
      }
      const open = await read('')
      for (const words of [open.printed, open.texto])
        expect(words).toContain('na forma que a CONTRATANTE escolher ao concluir')
      const byCard = await read('?metodoDePagamento=CARTAO_DE_CREDITO')
      for (const words of [byCard.printed, byCard.texto])
        expect(words).toContain('A CONTRATANTE escolheu pagar por cartão de crédito')
      expect(byCard.hash).not.toBe(open.hash)
      expect((await accept(byCard.hash)).statusCode).toBe(201)
      expect((await hire(cartId)).json()).toMatchObject({ metodoDePagamento: 'BOLETO' })
    })

    test('comes as a named PDF with its hash, and prints the company and the stored price', async () => {
      const cnpj = anyCnpj()
      const { download } = await readyBuyer({ cnpj })
      const answer = await download()
      expect(answer.statusCode).toBe(200)
      const hash = sha256(answer.rawPayload)
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'x-contract-hash': hash,
        etag: `"${hash}"`,
      })
      const { text, title } = await readPdf(answer.rawPayload)
      const [, number] = /contrato-([\w-]+)\.pdf/.exec(String(answer.headers['content-disposition'])) ?? []
      expect(title).toContain(String(number))
      expect(text).toContain(`Empresa ${cnpj.slice(0, 8)}`)
      expect(text).toContain('Alfa Cafés')
      expect(text).toContain('529.982.247-25')
      expect(text).toContain('R$ 5.000,00')
      const cart = await server.parts.database.kysely
        .selectFrom('carts')
        .innerJoin('leads', 'leads.currentCartId', 'carts.id')
        .select('carts.pricing')
        .where('leads.cnpj', '=', cnpj)
        .executeTakeFirstOrThrow()
      const { totalWithDiscount } = cart.pricing as { totalWithDiscount: number }
      const shown = (totalWithDiscount / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 })
      expect(text).toContain(`Total do pedido R$ ${shown}`)
    })

    test('stays the same bytes when asked again, by two at once, and when the same is registered again', async () => {
      const { download, registerCart, saveCompany } = await readyBuyer()
      const [first, second] = await Promise.all([download(), download()])
      await registerCart()
      await saveCompany()
      const third = await download()
      expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
      expect(third.rawPayload.equals(first.rawPayload)).toBe(true)
    })

    test('names of owners, the service groups and what comes with them stand in the contract', async () => {
      const { registerCart, saveCompany, download } = await readyBuyer({ issuer: 'VRPAT' })
      const owner = {
        tipo: 'cadeiaSocietaria',
        nome: 'Rita Sócia',
        documento: '11144477735',
        politicamenteExposta: true,
        juridica: false,
      }
      await saveCompany({ contatoExtra: [owner] })
      const plan = {
        ...MEALS,
        codigoProduto: 20152,
        quantidade: 50,
        valorTotalBeneficios: 0,
        tipoProduto: 'HCM',
        tipoPlano: 'ANUAL',
      }
      const mobility = { ...MEALS, codigoProduto: 900, tipoProduto: 'MOBILIDADE' }
      await registerCart([MEALS, plan, mobility])
      const { text } = await readPdf((await download()).rawPayload)
      // Nobody named the modules of plan and mobility.
      expect(text).toMatch(/Com: Controle de ponto; Implantação incluída/)
      expect(text).toMatch(/Com: Gestão de saldo; Roteirização inteligente; Gestão de Vale-Transporte/)
      expect(text).toContain('Rita Sócia, CPF 111.444.777-35, pessoa politicamente exposta')
      expect(text).toContain('Do plano de gestão de pessoas')
      expect(text).toContain('um boleto para cada grupo')
      expect(text).toContain('Desconto do plano anual')
    })

    test('once hired is the order’s, by its number', async () => {
      const buyer = await startBuyer(server)
      const { prepare, hire, download } = actAs(server, buyer)
      const { cartId, number } = await prepare()
      expect((await hire(cartId)).statusCode).toBe(201)
      const file = await download()
      expect(file.statusCode).toBe(200)
      expect(file.headers['x-contract-hash']).toBe(sha256(file.rawPayload))
      expect(file.headers['content-disposition']).toContain(`contrato-${number}.pdf`)
      await server.orders.first((order) => order.number === number)
      const final = await download()
      expect((await readPdf(final.rawPayload)).pages.at(-1)).toContain('Comprovante de aceite')
    })
  })

  test('is told in few words of the document that it makes for it, or that is there', async () => {
    const { buyer, download, send } = await readyBuyer()
    const read = () => send('GET', `contratos/leads/${buyer.leadId}/resumo`)
    const told = (await read()).json()
    const hash = sha256((await download()).rawPayload)
    expect((await read()).json()).toEqual(told)
    expect(told).toMatchObject({ hash, empresa: { nomeFantasia: 'Alfa Cafés' } })
    expect(told.resumo.map(({ titulo }: { titulo: string }) => titulo)).toEqual([
      'O que você contrata',
      'Quanto custa',
      'Até quando vale',
      'Como encerrar',
    ])
    expect(told.texto[0]).toEqual({ tipo: 'titulo', texto: 'Contrato de prestação de serviços', celulas: [] })
    const stranger = await server.call('GET', `/api/v2/contratos/leads/${buyer.leadId}/resumo`, {
      session: newId(),
    })
    expect(stranger.statusCode).toBe(404)
  })

  test('answers 304 to who has it already', async () => {
    const { buyer, send, download } = await readyBuyer()
    const etag = String((await download()).headers.etag)
    const headers = { 'if-none-match': etag }
    expect((await send('GET', `contratos/leads/${buyer.leadId}/download`, { headers })).statusCode).toBe(304)
  })

  test('changes with the cart and with the company data', async () => {
    const { download, registerCart, saveCompany } = await readyBuyer()
    const hashes = [(await download()).headers['x-contract-hash']]
    await registerCart([{ ...MEALS, quantidade: 20 }])
    hashes.push((await download()).headers['x-contract-hash'])
    await saveCompany({ nomeFantasia: 'Beta Cafés' })
    hashes.push((await download()).headers['x-contract-hash'])
    expect(new Set(hashes).size).toBe(3)
  })

  test('is out of reach for another session', async () => {
    const { buyer } = await readyBuyer()
    const foreign = actAs(server, { ...buyer, session: newId() })
    expect(refusalOf(await foreign.download())).toMatchObject({ status: 404, code: -20 })
    expect(refusalOf(await foreign.accept('0'.repeat(64)))).toMatchObject({ status: 404, code: -20 })
  })

  test('accepting keeps who, what, when and from where', async () => {
    const { buyer, download, send } = await readyBuyer({ issuer: 'VRPAT' })
    const hash = (await download()).headers['x-contract-hash']
    const accepted = await send('POST', `contratos/leads/${buyer.leadId}/aceite`, {
      body: { hash, aceito: true },
      headers: { 'user-agent': 'Navegador de teste' },
      from: '::ffff:203.0.113.7',
    })
    expect(accepted.statusCode).toBe(201)
    const [evidence] = await evidenceOf(buyer.leadId)
    expect(evidence?.id).toBe(accepted.json().idEvidencia)
    const record = evidence?.record as EvidenceRecord
    expect(record).toMatchObject({
      documentHash: hash,
      cnpj: buyer.cnpj,
      representativeName: 'Joana Prado',
      representativeCpf: JOANA.cpfContato,
      email: JOANA.emailContato,
      emailValidatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      sessionId: buyer.session,
      ip: '203.0.113.7',
      userAgent: 'Navegador de teste',
      acceptedText: 'Li e concordo com os termos do contrato',
    })
    expect(record.accountId).not.toBeNull()
    expect(new Date(record.acceptedAtSaoPaulo)).toEqual(new Date(record.acceptedAt))
    expect(record.acceptedAtSaoPaulo).toMatch(/-03:00$/)
  })

  test('where nobody has an account the contact of the company data accepts', async () => {
    const { buyer, download, send } = await readyBuyer()
    const hash = (await download()).headers['x-contract-hash']
    const body = { hash, aceito: true }
    const headers = { 'user-agent': 'N'.repeat(600) }
    expect((await send('POST', `contratos/leads/${buyer.leadId}/aceite`, { body, headers })).statusCode).toBe(
      201,
    )
    const [evidence] = await evidenceOf(buyer.leadId)
    expect(evidence?.record).toMatchObject({
      issuerCode: buyer.issuer,
      channel: 'default',
      leadId: buyer.leadId,
      documentHash: hash,
      representativeName: JOANA.nomeContato,
      representativeCpf: JOANA.cpfContato,
      email: JOANA.emailContato,
      accountId: null,
      emailValidatedAt: null,
      userAgent: 'N'.repeat(500),
    })
  })

  test('an account of the portals has no CPF: that of the company data stands in the evidence', async () => {
    const { buyer, download, accept } = await readyBuyer({ issuer: 'VRPAT', verified: false })
    const portal = { cpfContato: `portal ${newId()}`, emailContato: `portal${newId()}@loja.example` }
    await verifySession(server, buyer, portal)
    expect((await accept((await download()).headers['x-contract-hash'])).statusCode).toBe(201)
    const [evidence] = await evidenceOf(buyer.leadId)
    expect(evidence?.record).toMatchObject({
      representativeCpf: COMPANY.dadosCadastrais.cpfContato,
      email: portal.emailContato,
    })
  })

  test('accepting the same contract again gives the same evidence, twenty at once too', async () => {
    const { buyer, download, accept } = await readyBuyer()
    const hash = (await download()).headers['x-contract-hash']
    const enqueue = vi.spyOn(server.parts.jobs, 'enqueue')
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(hash)))
    const chained = enqueue.mock.calls.filter(([, queue]) => queue === 'chain-evidence')
    enqueue.mockRestore()
    expect(chained.map(([, , job]) => job)).toEqual([{ issuer: buyer.issuer }])
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(new Set(answers.map((answer) => answer.json().idEvidencia)).size).toBe(1)
    expect(await evidenceOf(buyer.leadId)).toHaveLength(1)
  })

  test('a hash that is no longer current, or never was, is 409', async () => {
    const { download, accept, registerCart } = await readyBuyer()
    const hash = (await download()).headers['x-contract-hash']
    await registerCart([{ ...MEALS, quantidade: 5 }])
    expect(refusalOf(await accept(hash))).toMatchObject({ status: 409, code: 409 })
    expect(refusalOf(await accept('0'.repeat(64)))).toMatchObject({ status: 409, code: 409 })
    expect((await accept((await download()).headers['x-contract-hash'])).statusCode).toBe(201)
  })

  test('of a contract that was rendered, no other hash is accepted and nothing is recorded', async () => {
    const { buyer, download, accept, registerCart } = await readyBuyer()
    const replaced = String((await download()).headers['x-contract-hash'])
    await registerCart([{ ...MEALS, quantidade: 5 }])
    const current = String((await download()).headers['x-contract-hash'])
    const stranger = await readyBuyer()
    const foreign = String((await stranger.download()).headers['x-contract-hash'])
    const flipped = current.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))
    for (const hash of ['0'.repeat(64), replaced, foreign, flipped]) {
      expect(refusalOf(await accept(hash)), hash).toMatchObject({ status: 409, code: 409 })
    }
    expect(await evidenceOf(buyer.leadId)).toEqual([])
    expect((await accept(current)).statusCode).toBe(201)
  })

  test('without a cart accepting is -85, without company data it is 409', async () => {
    const { accept, registerCart } = actAs(server, await startBuyer(server))
    expect(refusalOf(await accept('0'.repeat(64)))).toMatchObject({ status: 409, code: -85 })
    await registerCart()
    expect(refusalOf(await accept('0'.repeat(64)))).toMatchObject({ status: 409, code: 409 })
  })

  test('where access accounts are on, only a verified session accepts', async () => {
    const { buyer, download, accept } = await readyBuyer({ issuer: 'VRPAT', verified: false })
    const hash = (await download()).headers['x-contract-hash']
    expect(refusalOf(await accept(hash))).toMatchObject({ status: 409, code: -25 })
    await verifySession(server, buyer)
    expect((await accept(hash)).statusCode).toBe(201)
  })

  test('acceptances form one chain per issuer, so that a later edit shows', async () => {
    const accepted: Buyer[] = []
    for (let count = 0; count < 3; count++) {
      const { buyer, download, accept } = await readyBuyer({ issuer: 'JVCEF' })
      await accept((await download()).headers['x-contract-hash'])
      accepted.push(buyer)
    }
    await Promise.all([chainAcceptances('JVCEF', server.parts), chainAcceptances('JVCEF', server.parts)])
    const { kysely } = server.parts.database
    const links = await kysely
      .selectFrom('evidences')
      .selectAll()
      .where('issuer', '=', 'JVCEF')
      .orderBy('id')
      .execute()
    expect(links.map(({ leadId }) => leadId)).toEqual(accepted.map(({ leadId }) => leadId))
    let previous = CHAIN_START
    for (const link of links) {
      expect(link.previousHash).toBe(previous)
      previous = sha256(chainedEvidence(link.record as EvidenceRecord, previous, link.seals))
      expect(link.recordHash).toBe(previous)
    }
    const head = await kysely
      .selectFrom('evidenceChains')
      .selectAll()
      .where('issuer', '=', 'JVCEF')
      .executeTakeFirst()
    expect(head).toMatchObject({ lastHash: previous, length: 3 })
    expect(await checkChain(kysely, 'JVCEF', sha256)).toEqual({ links: 3, problems: [] })
  })

  test('an edit of a chained acceptance shows, of what is chained by its seal too', async () => {
    const { kysely } = server.parts.database
    const [first, second] = await kysely
      .selectFrom('evidences')
      .select(['id', 'record'])
      .where('issuer', '=', 'JVCEF')
      .orderBy('id')
      .execute()
    const edit = (of: typeof first, change: object) =>
      kysely
        .updateTable('evidences')
        .set({ record: toJson({ ...(of?.record as object), ...change }) })
        .where('id', '=', of?.id ?? '')
        .execute()
    await edit(first, { email: 'outra@alfa.example' })
    expect((await checkChain(kysely, 'JVCEF', sha256)).problems).toEqual([
      `${first?.id}: email is not what was sealed`,
    ])
    await edit(first, { email: null })
    expect((await checkChain(kysely, 'JVCEF', sha256)).problems).toContain(
      `${first?.id}: its record is not one`,
    )
    await edit(first, {})
    await edit(second, { cartId: newId() })
    expect((await checkChain(kysely, 'JVCEF', sha256)).problems).toEqual([
      `${second?.id}: its link does not follow from what is stored`,
      'the chain does not end where its head says',
    ])
    await edit(second, {})
    await kysely.updateTable('evidenceChains').set({ length: 4 }).where('issuer', '=', 'JVCEF').execute()
    expect((await checkChain(kysely, 'JVCEF', sha256)).problems).toHaveLength(1)
  })

  describe('a draft', () => {
    /** Ends every rendering of this server's drafts at once, each as other bytes; says how many there were. */
    const renderQuickly = () => {
      const contracts = server.parts.contracts
      const { draft } = contracts
      let count = 0
      Object.assign(contracts, { draft: async () => Buffer.from(`draft ${++count} ${newId()}`) })
      return { count: () => count, stop: () => Object.assign(contracts, { draft }) }
    }
    const draftsOf = async (leadId: string) => {
      const query = server.parts.database.kysely.selectFrom('contracts').select('documentHash')
      return (await query.where('leadId', '=', leadId).execute()).map(({ documentHash }) => documentHash)
    }

    test('that many ask for at once is rendered once', async () => {
      const { download } = await readyBuyer()
      const rendering = renderQuickly()
      const answers = await Promise.all(Array.from({ length: 10 }, download))
      rendering.stop()
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
      expect(new Set(answers.map(({ headers }) => headers['x-contract-hash'])).size).toBe(1)
      expect(rendering.count()).toBe(1)
    })

    test('is one at a time for a session; another waits, other sessions do not', async () => {
      const session = newId()
      const [first, second, other] = [
        await readyBuyer({ session }),
        await readyBuyer({ session }),
        await readyBuyer(),
      ]
      const { contracts } = server.parts
      const { draft } = contracts
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
      Object.assign(contracts, {
        draft: async () => {
          begin()
          await released
          return Buffer.from('held')
        },
      })
      const under = first.download()
      await begun
      Object.assign(contracts, { draft: async () => Buffer.from('quick') })
      const refused = await second.download()
      expect(refusalOf(refused)).toMatchObject({ status: 429, code: 429 })
      expect(refused.headers['retry-after']).toBe('2')
      expect((await other.download()).statusCode).toBe(200)
      release()
      expect((await under).statusCode).toBe(200)
      expect((await second.download()).statusCode).toBe(200)
      Object.assign(contracts, { draft })
    })

    test('is made anew thirty times an hour; what is there already stays to be had', async () => {
      const { download, registerCart } = await readyBuyer()
      const rendering = renderQuickly()
      for (let quantidade = 1; quantidade <= 30; quantidade++) {
        await registerCart([{ ...MEALS, quantidade, valorTotalBeneficios: quantidade * 500 }])
        expect((await download()).statusCode).toBe(200)
        expect((await download()).statusCode).toBe(200)
      }
      expect(rendering.count()).toBe(30)
      await registerCart([{ ...MEALS, quantidade: 31, valorTotalBeneficios: 31 * 500 }])
      const tell = vi.spyOn(server.parts.security, 'tell')
      const refused = await download()
      expect(refusalOf(refused)).toMatchObject({ status: 429, code: 429 })
      expect(tell).toHaveBeenCalledWith('limitReached', {
        reqId: expect.any(String),
        reason: 'draftsOfSession',
      })
      tell.mockRestore()
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
      await registerCart([{ ...MEALS, quantidade: 30, valorTotalBeneficios: 30 * 500 }])
      expect((await download()).statusCode).toBe(200)
      expect((await (await readyBuyer()).download()).statusCode).toBe(200)
      expect(rendering.count()).toBe(31)
      rendering.stop()
    })

    test('is limited by address too, which says so', async () => {
      const { download } = await readyBuyer()
      const { protection, security } = server.parts
      const take = vi
        .spyOn(protection, 'take')
        .mockImplementation(async (limit) => (limit === 'draftsOfAddress' ? 77 : 0))
      const tell = vi.spyOn(security, 'tell')
      const refused = await download()
      expect(refusalOf(refused)).toMatchObject({ status: 429, code: 429 })
      expect(refused.headers['retry-after']).toBe('77')
      expect(take).toHaveBeenCalledWith('draftsOfAddress', '127.0.0.1')
      const facts = { reqId: expect.any(String), reason: 'draftsOfAddress' }
      expect(tell).toHaveBeenCalledWith('limitReached', facts)
      take.mockRestore()
      tell.mockRestore()
      expect((await download()).statusCode).toBe(200)
    })

    test('that cannot be rendered is -800', async () => {
      const { download, send, buyer } = await readyBuyer()
      const { contracts } = server.parts
      const { draft } = contracts
      Object.assign(contracts, { draft: () => Promise.reject(new Error('no paper')) })
      for (const answer of [await download(), await send('GET', `contratos/leads/${buyer.leadId}/resumo`)])
        expect(refusalOf(answer)).toMatchObject({ status: 409, code: -800 })
      Object.assign(contracts, { draft })
      expect((await download()).statusCode).toBe(200)
    })

    test('that finds no place is 503 with Retry-After, and each such try counts', async () => {
      const { download } = await readyBuyer()
      const { printerPlaces } = server.parts
      const { take } = printerPlaces
      Object.assign(printerPlaces, { take: () => 'full' })
      for (let count = 0; count < 30; count++) {
        const refused = await download()
        expect(refusalOf(refused)).toMatchObject({ status: 503, code: 503 })
        expect(refused.headers['retry-after']).toBe('5')
      }
      expect(refusalOf(await download())).toMatchObject({ status: 429, code: 429 })
      Object.assign(printerPlaces, { take })
      expect((await (await readyBuyer()).download()).statusCode).toBe(200)
    })

    test('comes beside ten sessions of one address that ask for proposals again and again', async () => {
      const crowd = await Promise.all(Array.from({ length: 10 }, () => readyBuyer()))
      const made = await Promise.all(
        crowd.map(async ({ buyer, send }) => {
          const body = { produtosCarrinho: [MEALS], produtosInteresse: [] }
          const answer = await send('POST', `leads/${buyer.leadId}/carrinhos/proposta`, { body })
          return `leads/${buyer.leadId}/carrinhos/proposta/${answer.json().idProposta}/documento`
        }),
      )
      const { contracts } = server.parts
      const { proposal } = contracts
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      Object.assign(contracts, {
        proposal: async (facts: Parameters<typeof proposal>[0]) => {
          await released
          return proposal(facts)
        },
      })
      const former = server.parts.printerPlaces
      Object.assign(server.parts, { printerPlaces: createPrinterPlaces({ relaxed: false }) })
      const askAll = () => Promise.all(crowd.map(({ send }, nth) => send('GET', made[nth] ?? '')))
      const { download } = await readyBuyer()
      const first = askAll()
      const again = askAll()
      expect((await download()).statusCode).toBe(200)
      release()
      const statuses = (await first).map(({ statusCode }) => statusCode).toSorted()
      expect(statuses).toEqual([200, 200, ...Array(8).fill(429)])
      await again
      Object.assign(server.parts, { printerPlaces: former })
      Object.assign(contracts, { proposal })
    })

    test('goes when another replaces it; an accepted one stays', async () => {
      const { buyer, download, accept, registerCart } = await readyBuyer()
      const hashes: unknown[] = []
      for (const quantidade of [10, 11, 12]) {
        await registerCart([{ ...MEALS, quantidade, valorTotalBeneficios: quantidade * 500 }])
        hashes.push((await download()).headers['x-contract-hash'])
        if (quantidade === 11) expect((await accept(hashes[1])).statusCode).toBe(201)
      }
      expect((await draftsOf(buyer.leadId)).sort()).toEqual([hashes[1], hashes[2]].sort())
    })

    test('that is replaced while it is being accepted is accepted or refused, never half', async () => {
      const { buyer } = await readyBuyer()
      const acts = actAs(server, buyer)
      const rendering = renderQuickly()
      for (let quantidade = 1; quantidade <= 10; quantidade++) {
        await acts.registerCart([{ ...MEALS, quantidade, valorTotalBeneficios: quantidade * 500 }])
        const hash = (await acts.download()).headers['x-contract-hash']
        const replace = async () => {
          await acts.registerCart([
            { ...MEALS, quantidade: 50 + quantidade, valorTotalBeneficios: (50 + quantidade) * 500 },
          ])
          return acts.download()
        }
        const [accepted, replaced] = await Promise.all([acts.accept(hash), replace()])
        expect(replaced.statusCode).toBe(200)
        expect([201, 409]).toContain(accepted.statusCode)
        const kept = await draftsOf(buyer.leadId)
        if (accepted.statusCode === 201) expect(kept).toContain(hash)
      }
      rendering.stop()
    })
  })

  test('fields of the company that the contract does not print leave it alone', async () => {
    const { saveCompany, download } = await readyBuyer()
    const before = (await download()).headers['x-contract-hash']
    await saveCompany({ dadosCadastrais: { ...COMPANY.dadosCadastrais, dataNascimento: '1984-03-09' } })
    expect((await download()).headers['x-contract-hash']).toBe(before)
  })
})
