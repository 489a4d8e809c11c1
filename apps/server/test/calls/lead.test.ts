import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../src/database/new-id.ts'
import { databases } from '../support/databases.ts'
import {
  actAs,
  anyCnpj,
  anyPerson,
  COMPANY,
  cartIdOf,
  JOANA,
  type Person,
  type PurchaseServer,
  startBuyer,
  startPurchases,
  verifySession,
} from './purchase-server.ts'
import { cnpjOf, refusalOf } from './start-calls.ts'

describe.each(databases)('leads on %s', (kind) => {
  let server: PurchaseServer
  beforeAll(async () => {
    server = await startPurchases(kind)
  })
  afterAll(() => server.close())

  const create = (company: object = {}, contact: object = {}, issuer = 'VRPAT') =>
    server.call('POST', '/api/v2/leads', {
      issuer,
      body: {
        uuid: 'visitor',
        empresaRh: { cnpjRh: anyCnpj(), qtdFuncionarios: 10, contato: { ...JOANA, ...contact }, ...company },
      },
    })

  test('a lead is given back to its session as it was registered', async () => {
    const utm = { source: 'google', medium: 'cpc', campaign: 'cafes' }
    const cnpjRh = anyCnpj()
    const created = await create({ cnpjRh, utm }, { nomeContato: '  Joana Prado ' })
    expect(created.statusCode).toBe(201)
    const { idSimuleCompre } = created.json()
    const read = await server.call('GET', `/api/v2/leads/${idSimuleCompre}`)
    expect(read.json()).toEqual({
      simuleCompre: {
        idSimuleCompre,
        uuid: 'visitor',
        empresaRh: { cnpjRh, qtdFuncionarios: 10, utm, contato: JOANA },
      },
    })
  })

  test.each([
    ['dataNascimento', '14/03/1985', 'Data inválida'],
    ['emailContato', `${'a'.repeat(60)}@loja.example`, 'Máximo de 70 caracteres'],
  ])('%s %j is refused in the words of the screen', async (name, given, mensagem) => {
    const refused = await create({}, { [name]: given })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().campos).toEqual([{ campo: `empresaRh.contato.${name}`, mensagem }])
  })

  test.each([
    ['Marina D´Ávila', "Marina D'Ávila"],
    ['Ana‑Maria Sant’Anna', "Ana-Maria Sant'Anna"],
  ])('%j, with doubles of its signs, is kept as %j', async (nomeContato, kept) => {
    const created = await create({}, { nomeContato })
    expect(created.statusCode).toBe(201)
    const read = await server.call('GET', `/api/v2/leads/${created.json().idSimuleCompre}`)
    expect(read.json().simuleCompre.empresaRh.contato.nomeContato).toBe(kept)
  })

  test('every refused field is named with its message, and nothing is stored', async () => {
    const refused = await create(
      { qtdFuncionarios: 0 },
      { nomeContato: 'Jo', telefoneContato: '1198765432', dataNascimento: '2015-01-01' },
    )
    expect(refusalOf(refused)).toEqual({
      status: 422,
      code: 422,
      fields: [
        'empresaRh.contato.nomeContato',
        'empresaRh.contato.telefoneContato',
        'empresaRh.contato.dataNascimento',
        'empresaRh.qtdFuncionarios',
      ],
    })
    expect(refused.json().campos[2].mensagem).toBe('É necessário ser maior de 18 anos')
  })

  test('names of two words are for the access flow; elsewhere 24 characters are the most', async () => {
    const contact = { nomeContato: 'Maria Antonieta Figueiredo Prado' }
    expect((await create({}, contact)).statusCode).toBe(201)
    const refused = refusalOf(await create({}, contact, 'SICRE'))
    expect(refused).toMatchObject({ status: 422, fields: ['empresaRh.contato.nomeContato'] })
  })

  test.each(['Acesse www.evil.com agora', 'Ganhe em evil.com.br', 'http evil com'])(
    'the address in the name %j is refused with its own words',
    async (nomeContato) => {
      const refused = await create({}, { nomeContato })
      expect(refusalOf(refused)).toMatchObject({ status: 422, fields: ['empresaRh.contato.nomeContato'] })
      expect(refused.json().campos[0].mensagem).toMatch(/endereços de internet/)
    },
  )

  test.each([
    ['66.777.888/0001', -19],
    ['77.888.999/0001', -88],
    ['88.999.111/0001', -103],
    ['99.111.222/0001', -18],
    ['10.203.040/0001', -99],
  ])('the company %s is refused with %i', async (base, code) => {
    expect(refusalOf(await create({ cnpjRh: cnpjOf(base) })).code).toBe(code)
  })

  test('another session finds a lead as little as an unknown id', async () => {
    const { leadId, issuer } = await startBuyer(server)
    const session = newId()
    const unknown = await server.call('GET', `/api/v2/leads/${newId()}`, { session, issuer })
    const foreign = await server.call('GET', `/api/v2/leads/${leadId}`, { session, issuer })
    expect(refusalOf(foreign)).toEqual({ status: 404, code: -20, fields: [] })
    expect(foreign.body).toBe(unknown.body)
  })

  test('another issuer finds a lead of its own session as little', async () => {
    const { leadId, session } = await startBuyer(server)
    const foreign = await server.call('GET', `/api/v2/leads/${leadId}`, { session, issuer: 'JVCEF' })
    expect(refusalOf(foreign)).toMatchObject({ status: 404, code: -20 })
  })

  test('a session verified for the contact’s account reaches its lead, a colleague’s or a stranger’s does not', async () => {
    const { leadId, issuer, cnpj } = await startBuyer(server, { issuer: 'VRPAT', verified: false })
    const [contact, colleague, stranger] = [newId(), newId(), newId()]
    await verifySession(server, { session: contact, issuer, cnpj })
    const other = { emailContato: 'outra@pessoa.example', cpfContato: '11144477735' }
    await verifySession(server, { session: colleague, issuer, cnpj }, other)
    await verifySession(server, { session: stranger, issuer, cnpj: anyCnpj() })
    const asks = (session: string) => server.call('GET', `/api/v2/leads/${leadId}`, { session, issuer })
    expect((await asks(contact)).statusCode).toBe(200)
    expect((await asks(colleague)).statusCode).toBe(404)
    expect((await asks(stranger)).statusCode).toBe(404)
  })

  test('an update changes contact and employees and keeps the campaign', async () => {
    const buyer = await startBuyer(server)
    const body = {
      uuid: 'other',
      empresaRh: { cnpjRh: buyer.cnpj, qtdFuncionarios: 25, contato: { ...JOANA, nomeContato: 'Ana Prado' } },
    }
    const updated = await actAs(server, buyer).send('PUT', `leads/${buyer.leadId}`, { body })
    expect(updated.statusCode).toBe(200)
    const { simuleCompre } = (await actAs(server, buyer).send('GET', `leads/${buyer.leadId}`)).json()
    expect(simuleCompre).toMatchObject({
      uuid: 'other',
      empresaRh: { qtdFuncionarios: 25, contato: { nomeContato: 'Ana Prado' } },
    })
  })

  test('an update is refused field by field, and changes nothing then', async () => {
    const buyer = await startBuyer(server)
    const { send } = actAs(server, buyer)
    const empresaRh = { cnpjRh: buyer.cnpj, qtdFuncionarios: 0, contato: { ...JOANA, nomeContato: 'Jo' } }
    const refused = await send('PUT', `leads/${buyer.leadId}`, { body: { uuid: '', empresaRh } })
    expect(refusalOf(refused)).toEqual({
      status: 422,
      code: 422,
      fields: ['empresaRh.contato.nomeContato', 'empresaRh.qtdFuncionarios'],
    })
    const { simuleCompre } = (await send('GET', `leads/${buyer.leadId}`)).json()
    expect(simuleCompre.empresaRh).toMatchObject({ qtdFuncionarios: 10, contato: JOANA })
  })

  test('another session changes neither a lead nor its company data; who is verified gives it no other company', async () => {
    const buyer = await startBuyer(server, { issuer: 'VRPAT', verified: false })
    const verified = { ...buyer, session: newId() }
    await verifySession(server, verified)
    const stranger = actAs(server, { ...buyer, session: newId() })
    const colleague = actAs(server, verified)
    const empresaRh = { cnpjRh: buyer.cnpj, qtdFuncionarios: 25, contato: JOANA }
    const change = (acts: typeof stranger, cnpjRh = buyer.cnpj) =>
      acts.send('PUT', `leads/${buyer.leadId}`, { body: { uuid: '', empresaRh: { ...empresaRh, cnpjRh } } })
    const unknown = { status: 404, code: -20 }
    expect(refusalOf(await change(stranger))).toMatchObject(unknown)
    expect(refusalOf(await stranger.saveCompany())).toMatchObject(unknown)
    expect((await change(colleague)).statusCode).toBe(200)
    expect(refusalOf(await change(colleague, anyCnpj()))).toMatchObject(unknown)
  })

  test('an update is answered whole; it changes the campaign where it names one, and keeps it where not', async () => {
    const buyer = await startBuyer(server)
    const { send } = actAs(server, buyer)
    const empresaRh = { cnpjRh: buyer.cnpj, qtdFuncionarios: 25, contato: JOANA }
    const put = async (company: object) =>
      (await send('PUT', `leads/${buyer.leadId}`, { body: { uuid: 'other', empresaRh: company } })).json()
    const utm = { source: 'google', medium: 'cpc', campaign: 'cafes' }
    const whole = {
      simuleCompre: { idSimuleCompre: buyer.leadId, uuid: 'other', empresaRh: { ...empresaRh, utm } },
    }
    expect(await put({ ...empresaRh, utm: { ...utm, campaign: 'padarias' } })).not.toEqual(whole)
    expect(await put({ ...empresaRh, utm })).toEqual(whole)
    expect(await put(empresaRh)).toEqual(whole)
  })

  test('another CNPJ makes the lead that company’s, without the old one’s data and the money that it held', async () => {
    const buyer = await startBuyer(server)
    const { send, registerCart, saveCompany, download } = actAs(server, buyer)
    const cartId = cartIdOf(await registerCart())
    await saveCompany()
    const { kysely } = server.parts.database
    const at = new Date()
    const held = { id: newId(), leadId: buyer.leadId, cartId, amount: 500_000, brand: 'visa' }
    await kysely
      .insertInto('cardAuthorisations')
      .values({ ...held, lastDigits: '0060', status: 'authorised', createdAt: at, updatedAt: at })
      .execute()
    const statusOfHeld = async () => {
      const rows = kysely.selectFrom('cardAuthorisations').select('status').where('id', '=', held.id)
      return (await rows.executeTakeFirstOrThrow()).status
    }
    const put = (cnpjRh: string) => {
      const empresaRh = { cnpjRh, qtdFuncionarios: 25, contato: JOANA }
      return send('PUT', `leads/${buyer.leadId}`, { body: { uuid: '', empresaRh } })
    }
    expect(refusalOf(await put(cnpjOf('66.777.888/0001'))).code).toBe(-19)
    expect(await statusOfHeld()).toBe('authorised')
    const cnpjRh = anyCnpj()
    const updated = await put(cnpjRh)
    expect(updated.json().simuleCompre.empresaRh).toMatchObject({ cnpjRh, qtdFuncionarios: 25 })
    expect((await send('GET', `leads/${buyer.leadId}`)).json()).toEqual(updated.json())
    expect(await statusOfHeld()).toMatch(/^void/)
    expect(refusalOf(await download()).code).toBe(-800)
  })

  test('a lead with an order stays its company’s: another CNPJ is 409', async () => {
    const buyer = await startBuyer(server)
    const { send, prepare, hire } = actAs(server, buyer)
    expect((await hire((await prepare()).cartId)).statusCode).toBe(201)
    const empresaRh = { cnpjRh: anyCnpj(), qtdFuncionarios: 10, contato: JOANA }
    const refused = await send('PUT', `leads/${buyer.leadId}`, { body: { uuid: '', empresaRh } })
    expect(refusalOf(refused)).toMatchObject({ status: 409, code: 409 })
    const { simuleCompre } = (await send('GET', `leads/${buyer.leadId}`)).json()
    expect(simuleCompre.empresaRh.cnpjRh).toBe(buyer.cnpj)
  })
})

describe.each(databases)('company data on %s', (kind) => {
  let server: PurchaseServer
  beforeAll(async () => {
    server = await startPurchases(kind)
  })
  afterAll(() => server.close())

  const save = async (change: object) => actAs(server, await startBuyer(server)).saveCompany(change)
  const owner = (documento: string, juridica = false) => ({
    tipo: 'cadeiaSocietaria',
    nome: 'Sócio Invisível',
    documento,
    politicamenteExposta: juridica,
    juridica,
  })

  test('is given back without masks', async () => {
    const saved = await save({ contatoExtra: [owner(cnpjOf('12ABC345/01DE'), true)] })
    expect(saved.statusCode).toBe(200)
    expect(saved.json().contatoExtra[0]).toMatchObject({
      documento: cnpjOf('12ABC345/01DE'),
      politicamenteExposta: false,
    })
  })

  test('is kept trimmed and without masks; a person’s office stays', async () => {
    const dadosCadastrais = { ...COMPANY.dadosCadastrais, nomeCadastro: ' Joana Prado ' }
    const representanteLegal = {
      ...COMPANY.representanteLegal,
      nome: ' Joana Prado ',
      documento: '529.982.247-25',
      politicamenteExposta: true,
    }
    expect((await save({ dadosCadastrais, representanteLegal })).json()).toMatchObject({
      dadosCadastrais: COMPANY.dadosCadastrais,
      representanteLegal: { ...COMPANY.representanteLegal, politicamenteExposta: true },
    })
  })

  test('saved again unchanged leaves the lead as it is', async () => {
    const buyer = await startBuyer(server)
    const { saveCompany } = actAs(server, buyer)
    const changedAt = () =>
      server.parts.database.kysely
        .selectFrom('leads')
        .select('updatedAt')
        .where('id', '=', buyer.leadId)
        .executeTakeFirstOrThrow()
    await saveCompany()
    const first = await changedAt()
    await saveCompany()
    expect(await changedAt()).toEqual(first)
  })

  test('documents may not repeat, CPF and CNPJ each with its own message', async () => {
    const cnpj = cnpjOf('12ABC345/01DE')
    const people = await save({ contatoExtra: [owner(JOANA.cpfContato)] })
    expect(people.json().campos).toEqual([
      { campo: 'contatoExtra.0.documento', mensagem: 'Este CPF já foi informado em outro contato' },
    ])
    const companies = await save({ contatoExtra: [owner(cnpj, true), owner(cnpj, true)] })
    expect(companies.json().campos).toEqual([
      { campo: 'contatoExtra.1.documento', mensagem: 'Este CNPJ já foi informado em outro contato' },
    ])
  })

  test('the kind of a contact decides which document it has', async () => {
    const person = { ...COMPANY.representanteLegal, documento: cnpjOf('12ABC345/01DE'), juridica: true }
    expect(refusalOf(await save({ representanteLegal: person })).fields).toEqual([
      'representanteLegal.documento',
    ])
  })

  test('a birth date with a mask is refused: calls carry dates as yyyy-mm-dd', async () => {
    const dadosCadastrais = { ...COMPANY.dadosCadastrais, dataNascimento: '09/03/1985' }
    expect((await save({ dadosCadastrais })).json().campos).toEqual([
      { campo: 'dadosCadastrais.dataNascimento', mensagem: 'Data inválida' },
    ])
  })

  test('names, phone, birth date and house number are checked as in the browser', async () => {
    const refused = await save({
      nomeFantasia: 'AB',
      enderecoFiscal: { ...COMPANY.enderecoFiscal, numero: 'S/N' },
      dadosCadastrais: {
        ...COMPANY.dadosCadastrais,
        nomeCadastro: 'J',
        telefoneCadastro: '11',
        dataNascimento: '',
      },
    })
    expect(refusalOf(refused)).toEqual({
      status: 422,
      code: 422,
      fields: [
        'nomeFantasia',
        'enderecoFiscal.numero',
        'dadosCadastrais.nomeCadastro',
        'dadosCadastrais.telefoneCadastro',
        'dadosCadastrais.dataNascimento',
      ],
    })
  })

  test('a delivery address outside its postal code’s state is -16', async () => {
    const enderecoLocalEntrega = { ...COMPANY.enderecoLocalEntrega, estado: 'RJ' }
    expect(refusalOf(await save({ enderecoLocalEntrega })).code).toBe(-16)
  })

  test('somebody must represent the company by law', async () => {
    const refused = await save({
      representanteLegal: { ...COMPANY.representanteLegal, tipo: 'cadeiaSocietaria' },
    })
    expect(refusalOf(refused).fields).toEqual(['representanteLegal.tipo'])
  })

  describe('found again', () => {
    const someone = { username: 'Joana Prado', dataNascimento: '1985-03-09', cellphone: '11987654321' }
    const find = async (
      session: string,
      { emailContato: email, cpfContato: cpf }: Person,
      issuer = 'VRPAT',
    ) => {
      const body = { ...someone, email: email.toUpperCase(), cpf }
      return server.call('POST', '/api/v2/leads/consulta', { session, issuer, body })
    }
    /** Somebody whose cart is registered and who has closed the tab. */
    const left = async (options: Parameters<typeof startBuyer>[1] = {}) => {
      const person = options.person ?? anyPerson()
      const buyer = await startBuyer(server, {
        issuer: 'VRPAT',
        person,
        email: person.emailContato,
        ...options,
      })
      const cartId = cartIdOf(await actAs(server, buyer).registerCart())
      return { ...buyer, person, cartId }
    }
    /** The same person in a new session, with the code typed in. */
    const back = async ({ cnpj, person }: { readonly cnpj: string; readonly person: Person }) => {
      const session = newId()
      await verifySession(server, { session, issuer: 'VRPAT', cnpj }, person)
      return session
    }

    test('a registered cart is told to a session that proves its e-mail, and can be read there', async () => {
      const { person, leadId, cartId, cnpj, ...buyer } = await left()
      const session = await back({ cnpj, person })
      const { leads } = (await find(session, person)).json()
      expect(leads).toEqual([
        {
          idSimuleCompre: leadId,
          cnpj,
          idCarrinho: cartId,
          modalidades: [0],
          registradoEm: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*-03:00$/),
          valorTotal: expect.any(Number),
        },
      ])
      const url = `/api/v2/leads/${leadId}/carrinhos/${cartId}`
      const cart = await server.call('GET', url, { session, issuer: 'VRPAT' })
      expect(cart.json().precificacao.resumo.valorTotalComDesconto).toBe(leads[0].valorTotal)
      const bare = { email: person.emailContato, cpf: person.cpfContato }
      const asked = { session, issuer: 'VRPAT', body: bare }
      expect((await server.call('POST', '/api/v2/leads/consulta', asked)).json().leads).toEqual(leads)
      const { prepare, hire } = actAs(server, { leadId, cnpj, ...buyer })
      expect((await hire((await prepare()).cartId)).statusCode).toBe(201)
      expect((await find(session, person)).json()).toEqual({ leads: [] })
    })

    test('nothing is told to whoever knows name, CPF and e-mail, proved another or is at another issuer', async () => {
      const { person, cnpj } = await left()
      const other = anyPerson()
      const colleague = await back({ cnpj, person: other })
      const nothing = await find(colleague, other)
      for (const answer of [
        await find(newId(), person),
        await find(colleague, person),
        await find(colleague, { ...person, emailContato: other.emailContato }),
        await find(await back({ cnpj, person }), person, 'SICRE'),
      ]) {
        expect(answer.statusCode).toBe(200)
        expect(answer.body).toBe(nothing.body)
        expect(answer.body).toBe('{"leads":[]}')
      }
    })

    test('what a stranger left with the e-mail stands after the owner’s own, ten carts at most', async () => {
      const { person, cartId, cnpj } = await left()
      for (let nth = 0; nth < 10; nth += 1) {
        const stranger = await startBuyer(server, {
          issuer: 'VRPAT',
          cnpj,
          email: person.emailContato,
          verified: false,
        })
        cartIdOf(await actAs(server, stranger).registerCart())
      }
      const { leads } = (await find(await back({ cnpj, person }), person)).json()
      expect(leads).toHaveLength(10)
      expect(leads[0].idCarrinho).toBe(cartId)
    })
  })
})
