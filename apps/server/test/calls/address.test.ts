import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallsServer, refusalOf, startCalls } from './start-calls.ts'

let server: CallsServer
beforeAll(async () => {
  server = await startCalls('embedded')
})
afterAll(() => server.close())

const find = (cep: string) => server.call('GET', `/api/v1/enderecos/${cep}`)

test.each(['01001000', '01001-000'])('%s is answered whole and bare', async (cep) => {
  expect((await find(cep)).json()).toEqual({
    tipoLogradouro: 'Praça',
    logradouro: 'da Sé',
    bairro: 'Sé',
    cidade: 'São Paulo',
    UF: 'SP',
  })
})

test.each([
  ['05424020', 'Rua Professor Carlos Reis, Pinheiros, São Paulo/SP'],
  ['89010025', 'Rua Doutor Luiz de Freitas Melro, Centro, Blumenau/SC'],
])('%s is %s', async (cep, line) => {
  const { tipoLogradouro, logradouro, bairro, cidade, UF } = (await find(cep)).json()
  expect(`${tipoLogradouro} ${logradouro}, ${bairro}, ${cidade}/${UF}`).toBe(line)
})

test('what the directory does not know is empty, for typing', async () => {
  expect((await find('13010000')).json()).toEqual({
    tipoLogradouro: '',
    logradouro: '',
    bairro: '',
    cidade: '',
    UF: 'SP',
  })
})

test.each([
  ['00999999', 404, -404],
  ['00000000', 503, -6],
  ['123', 422, 422],
  ['123456789012', 422, 422],
])('%s is refused with %i and %i', async (cep, status, code) => {
  expect(refusalOf(await find(cep))).toMatchObject({ status, code })
})
