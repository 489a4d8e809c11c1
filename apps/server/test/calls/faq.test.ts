import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../src/database/new-id.ts'
import { type CallsServer, refusalOf, startCalls } from './start-calls.ts'

let server: CallsServer
beforeAll(async () => {
  server = await startCalls('embedded')
})
afterAll(() => server.close())

interface Article {
  id: string
  titulo: string
  conteudo: string
  idCategoria: string
}

async function articles(query: string): Promise<Article[]> {
  return (await server.call('GET', `/api/bff/faqs/artigos${query}`)).json().result.artigos
}

test('categories come in display order', async () => {
  const { result } = (await server.call('GET', '/api/bff/faqs/categorias')).json()
  const orders = result.map(({ ordemExibicao }: { ordemExibicao: number }) => ordemExibicao)
  expect(orders).toHaveLength(10)
  expect(orders).toEqual(orders.toSorted((one: number, other: number) => one - other))
})

test('articles are limited to the number asked for', async () => {
  expect(await articles('?limite=4')).toHaveLength(4)
  expect((await articles('')).length).toBeGreaterThanOrEqual(60)
})

test('articles are narrowed to a category', async () => {
  const [first] = await articles('?limite=1')
  const found = await articles(`?idCategoria=${first?.idCategoria}`)
  expect(found.length).toBeGreaterThan(1)
  expect(new Set(found.map(({ idCategoria }) => idCategoria))).toEqual(new Set([first?.idCategoria]))
  expect(await articles('?idCategoria=nenhuma')).toEqual([])
})

test('a search forgives accents, case and the order of words', async () => {
  const plain = await articles(`?busca=${encodeURIComponent('ALIMENTACAO cartao')}`)
  const accented = await articles(`?busca=${encodeURIComponent('cartão  alimentação')}`)
  expect(plain.length).toBeGreaterThan(0)
  expect(plain).toEqual(accented)
  expect(await articles('?busca=xyzxyz')).toEqual([])
})

test.each([
  ['alimentasao', 'diferenca-refeicao-alimentacao'],
  ['cancelar', 'fidelidade-ou-multa'],
  ['vt', 'quem-tem-direito-vt'],
  ['Cartões perdidos', 'desbloquear-ou-perdi-o-cartao'],
])('a search for %s forgives form and mistakes as the help’s page does: %s is first', async (text, id) => {
  const search = `?busca=${encodeURIComponent(text)}`
  const found = await articles(search)
  expect(found[0]?.id).toBe(id)
  expect(await articles(`${search}&limite=1`)).toEqual(found.slice(0, 1))
  const subject = `&idCategoria=${found[0]?.idCategoria}`
  expect(await articles(search + subject)).toEqual(
    found.filter(({ idCategoria }) => idCategoria === found[0]?.idCategoria),
  )
})

test('a search of blanks narrows nothing', async () => {
  expect(await articles('?busca=%20%20')).toEqual(await articles(''))
})

test.each(['abc', '0', '-1', '1.5', '501'])('a limit of %s is refused', async (limit) => {
  const refusal = refusalOf(await server.call('GET', `/api/bff/faqs/artigos?limite=${limit}`))
  expect([400, 422]).toContain(refusal.status)
  expect(refusal.fields).toEqual(['limite'])
})

test('what was answered to one issuer and channel is not answered to another', async () => {
  const ask = async (issuer: string, channel = 'default') => {
    const answer = await server.call('GET', '/api/bff/ofertas-ativas', { issuer, channel })
    return { status: answer.statusCode, etag: answer.headers.etag, body: answer.body }
  }
  const first = [await ask('VRPAT'), await ask('JVCEF'), await ask('SICRE'), await ask('VRPAT', 'auto')]
  expect(first.every(({ status }) => status === 200)).toBe(true)
  expect(new Set(first.map(({ etag }) => etag)).size).toBe(first.length)
  expect(new Set(first.map(({ body }) => body)).size).toBeGreaterThan(1)
  const again = [await ask('VRPAT'), await ask('JVCEF'), await ask('SICRE'), await ask('VRPAT', 'auto')]
  expect(again).toEqual(first)
})

describe('a rating', () => {
  const votesOf = (articleId: string) =>
    server.parts.database.kysely
      .selectFrom('faqVotes')
      .select(['vote'])
      .where('articleId', '=', articleId)
      .execute()

  test.each(['faq', 'faqs'])(
    'of %s/artigos answers 204, counts once a session and can be changed',
    async (place) => {
      const [article] = await articles(place === 'faq' ? '?limite=1' : '?busca=boleto')
      const rate = (vote: string) => server.call('PUT', `/api/bff/${place}/artigos/${article?.id}/${vote}`)
      const answer = await rate('positivar')
      expect(answer.statusCode).toBe(204)
      expect(answer.body).toBe('')
      expect((await rate('positivar')).statusCode).toBe(204)
      expect(await votesOf(article?.id ?? '')).toEqual([{ vote: 'up' }])
      expect((await rate('negativar')).statusCode).toBe(204)
      expect(await votesOf(article?.id ?? '')).toEqual([{ vote: 'down' }])
    },
  )

  test('of another session is another vote', async () => {
    const id = 'nota-fiscal'
    await server.call('PUT', `/api/bff/faq/artigos/${id}/positivar`)
    await server.call('PUT', `/api/bff/faq/artigos/${id}/negativar`, { session: newId() })
    expect((await votesOf(id)).map(({ vote }) => vote).toSorted()).toEqual(['down', 'up'])
  })

  test('of an article that the issuer does not have is not found', async () => {
    const foreign = await server.call('PUT', '/api/bff/faq/artigos/desconto-de-6-por-cento/positivar', {
      issuer: 'JVCEF',
    })
    expect(refusalOf(foreign).status).toBe(404)
    expect((await server.call('PUT', '/api/bff/faqs/artigos/nada/negativar')).statusCode).toBe(404)
  })
})
