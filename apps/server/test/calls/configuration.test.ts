import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../support/databases.ts'
import { type CallsServer, refusalOf, startCalls } from './start-calls.ts'

const base = '/api/bff/configuracoes/emissores-loja'

// Content never touches the database: one engine proves the calls, the others only run them again.
describe.each(databases.slice(0, 1))('content calls on %s', (kind) => {
  let server: CallsServer
  beforeAll(async () => {
    server = await startCalls(kind)
  })
  afterAll(() => server.close())

  const read = async (url: string, options = {}) => (await server.call('GET', url, options)).json()

  test('the configuration tells who the issuer is, its limits in reais and its switches', async () => {
    const { result } = await read(`${base}/VRPAT`)
    expect(result).toMatchObject({
      emissor: { sigla: 'VRPAT', nomeCurto: 'VR', tipo: 'main' },
      nominalValorMinimoCartao: 5,
      nominalValorMaximoCartao: 5000,
      funcionalidades: { ACESSO_VR: true, PAGAMENTO_CC: true },
    })
    expect(result.urlPlanoPersonalizado).toMatch(/^https:/)
    expect(result.emissor.prazosEntrega.map(({ diasUteis }: { diasUteis: number }) => diasUteis)).toEqual([
      4, 5, 7,
    ])
    expect(result.emissor).toMatchObject({
      estadoSede: 'SP',
      capitaisDePrazoMenor: ['SP', 'RJ', 'MG', 'PR', 'DF'],
    })
    expect(result.emissor).not.toHaveProperty('frameAncestors')
  })

  test('bank partners have access management and card payment off', async () => {
    const { result } = await read(`${base}/SICRE`, { issuer: 'SICRE' })
    expect(result).toMatchObject({
      emissor: { tipo: 'bank-partner' },
      funcionalidades: { ACESSO_VR: false, PAGAMENTO_CC: false },
    })
  })

  test('the path names the issuer, whatever the header says', async () => {
    const { result } = await read(`${base}/JVCEF`, { issuer: 'VRPAT' })
    expect(result.emissor.sigla).toBe('JVCEF')
  })

  test('a channel sells its own products only', async () => {
    const all = await read(`${base}/VRPAT/canais-loja/default/produtos-loja`)
    const auto = await read(`${base}/VRPAT/canais-loja/auto/produtos-loja`)
    expect(all.result.produtos.length).toBeGreaterThan(10)
    expect(all.result.produtos[0]).toMatchObject({
      prodAplicacao: 27,
      nome: 'Refeição',
      codigoAgrupador: 0,
      cor: 'meal',
      logoPath: expect.stringMatching(/^\/images\/vrpat\/default\/logos\//),
      imagemCartao: expect.stringMatching(/^\/images\/vrpat\/default\/cards\//),
      redesAceitacao: ['refeicao'],
      exibirNoMapa: true,
      exibirAsteriscoPatAux: true,
      siglaEmissor: 'VRPAT',
      urlPagina: '/produtos/refeicao',
      produtosAdicionais: [],
    })
    expect(auto.result.produtos.map(({ nome }: { nome: string }) => nome)).toEqual(['Auto'])
  })

  test('a channel tells its partner and its contact', async () => {
    const { result } = await read(`${base}/VRPAT/canais-loja/parceiro`)
    expect(result).toMatchObject({ siglaCanal: 'parceiro', canalParceiro: true, chatDisponivel: false })
  })

  test('modalities come in shelf order and can be narrowed, -38 for one that is not there', async () => {
    const groups = ({ result }: { result: { modalidades: { codigoAgrupador: number }[] } }) =>
      result.modalidades.map(({ codigoAgrupador }) => codigoAgrupador)
    expect(groups(await read(`${base}/VRPAT/modalidades-loja`))).toEqual([207, 0, 900, 20000])
    const url = `${base}/VRPAT/modalidades-loja?codigosAgrupadores`
    expect(groups(await read(`${url}=0,900`))).toEqual([0, 900])
    expect(groups(await read(`${url}=0&codigosAgrupadores=207`))).toEqual([207, 0])
    expect(refusalOf(await server.call('GET', `${url}=555`))).toMatchObject({ status: 404, code: -38 })
  })

  test('a channel of one product shows its modality alone', async () => {
    const { result } = await read(`${base}/VRPAT/modalidades-loja`, { channel: 'auto' })
    const shelf: { id: string; descricao: string }[] = result.modalidades
    expect(shelf.map(({ id }) => id)).toEqual(['default'])
    expect(shelf[0]?.descricao).toContain('Combustível')
    expect(shelf[0]?.descricao).not.toMatch(/refeição|alimentação/i)
  })

  test('a channel of one product links to its modality alone, and to help', async () => {
    const links = async (channel: string): Promise<string[]> => {
      const { result } = await read(`${base}/VRPAT`, { channel })
      const groups: { links: { url: string }[] }[] = result.emissor.rodape
      return groups.flatMap(({ links }) => links.map(({ url }) => url))
    }
    const unsold = ['/carrinho/multi', '/carrinho/mobilidade', '/planos/hcm']
    expect(await links('default')).toEqual(expect.arrayContaining(['/carrinho/beneficios', ...unsold]))
    const auto = await links('auto')
    expect(auto).toEqual(expect.arrayContaining(['/carrinho/beneficios', '/faq']))
    for (const url of unsold) expect(auto).not.toContain(url)
  })

  test('sections are those of the page, in order', async () => {
    const { result } = await read(`${base}/VRPAT/secoes-loja?pagina=LOJA`)
    const orders = result.secoes.map(({ ordemExibicao }: { ordemExibicao: number }) => ordemExibicao)
    expect(orders.length).toBeGreaterThan(5)
    expect(orders).toEqual(orders.toSorted((one: number, other: number) => one - other))
    const other = await read(`${base}/VRPAT/secoes-loja?pagina=PRODUTO_AUTO`)
    expect(other.result.secoes.length).toBeGreaterThan(0)
    expect(other.result.secoes.length).toBeLessThan(orders.length)
  })

  test('a channel tells nothing of what it does not sell', async () => {
    const { result } = await read(`${base}/VRPAT/secoes-loja?pagina=LOJA`, { channel: 'auto' })
    const sections: { id: string; itens: { id: string; promotes?: unknown }[] }[] = result.secoes
    expect(sections.map(({ id }) => id)).not.toContain('SECTION_NEW_PRODUCT')
    expect(sections.find(({ id }) => id === 'SECTION_MAP')?.itens.map(({ id }) => id)).toEqual(['mapa-3'])
    expect(sections.find(({ id }) => id === 'SECTION_HERO')?.itens).toEqual([])
  })

  test('the acceptance map has every state of every mapped product', async () => {
    const { result } = await read(`${base}/VRPAT/redes-aceitacao`)
    expect(result.mapas.length).toBeGreaterThan(1)
    for (const map of result.mapas) expect(Object.keys(map.estados)).toHaveLength(27)
  })

  test('the comparison of PAT and Auxílio has its seven rows', async () => {
    expect((await read(`${base}/VRPAT/comparativo-pat`)).result.linhas).toHaveLength(7)
  })

  test('seasonal products are offered', async () => {
    expect(
      (await read(`${base}/VRPAT/produtos-sazonais-loja`)).result.produtosSazonais.length,
    ).toBeGreaterThan(0)
  })

  test.each([
    [`${base}/NADA`, {}, 400, -11],
    [`${base}/VRPAT/canais-loja/naoexiste`, {}, 400, -1],
    [`${base}/VRPAT/canais-loja/naoexiste/produtos-loja`, {}, 400, -1],
    ['/api/bff/faqs/artigos', { channel: 'naoexiste' }, 400, -1],
    ['/api/bff/faqs/categorias', { headers: { 'sigla-emissor': '' } }, 400, -11],
  ])('%s %j is refused with %i and %i', async (url, options, status, code) => {
    expect(refusalOf(await server.call('GET', url, options))).toMatchObject({ status, code })
  })

  test('content without a token is refused', async () => {
    expect(
      refusalOf(await server.call('GET', `${base}/VRPAT`, { headers: { access_token: '' } })),
    ).toMatchObject({
      status: 401,
      code: 401,
    })
  })

  test('a repeated read with the ETag answers 304 without a body', async () => {
    const first = await server.call('GET', `${base}/VRPAT/canais-loja/default/produtos-loja`)
    expect(first.headers['cache-control']).toContain('max-age')
    const etag = String(first.headers.etag)
    const url = `${base}/VRPAT/canais-loja/default/produtos-loja`
    const again = await server.call('GET', url, { headers: { 'if-none-match': `W/"old", ${etag}` } })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    const other = await server.call('GET', `${base}/VRPAT/canais-loja/auto/produtos-loja`, {
      headers: { 'if-none-match': etag },
    })
    expect(other.statusCode).toBe(200)
  })

  test('the same address has another ETag for another issuer', async () => {
    const tags = await Promise.all(
      ['VRPAT', 'JVCEF'].map(
        async (issuer) => (await server.call('GET', '/api/bff/faqs/categorias', { issuer })).headers.etag,
      ),
    )
    expect(tags[0]).not.toBe(tags[1])
  })

  test('parameters that a call does not know are left alone', async () => {
    expect((await server.call('GET', `${base}/VRPAT/secoes-loja?pagina=LOJA&utm_source=x`)).statusCode).toBe(
      200,
    )
  })
})
